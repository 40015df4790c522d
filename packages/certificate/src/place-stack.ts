import type { CertificateFields } from "./certificate-fields.ts";
import type { Metrics } from "./metrics.ts";
import type { Stack } from "./parse-template.ts";
import { heightOf, placeBox, type TextItem } from "./place-box.ts";
import { fillBox, type FilledBox, type TextBox } from "./text-box.ts";

/** How much wider than asked for the spaces between may get. */
const widest = 1.7;

/** What has nothing to say takes no room; what room is left goes between and around. A title too long for the rest gets smaller. */
export function placeStack(
  { top, bottom, boxes }: Stack,
  fields: CertificateFields,
  metrics: Metrics,
): { items: TextItem[]; filled: FilledBox[] } {
  const fill = (box: TextBox, height = box.height) => fillBox({ ...box, height }, fields, metrics);
  const heightWith = (done: readonly (FilledBox | undefined)[]) =>
    sum(done.map((one) => (one ? heightOf(one) + one.box.gap : 0)));
  const fixed = boxes.filter((box) => !box.isFlexible);
  const wished = fixed.map((box) => fill(box));
  const tooHigh = heightWith(wished) - (bottom - top);
  const rigid = wished.map((done) =>
    tooHigh > 0 && done?.box.name === "ip_title" ? fill(done.box, heightOf(done) - tooHigh) : done,
  );
  const used = heightWith(rigid);
  const filled = boxes
    .map((box) => {
      if (!box.isFlexible) return rigid[fixed.indexOf(box)];
      const height = bottom - top - used - box.gap;
      const done = height > 0 ? fill(box, height) : undefined;
      // Not even a line of it has room: the annex has it whole.
      return done && heightOf(done) <= height ? done : undefined;
    })
    .filter((done) => done !== undefined);

  const gaps = sum(filled.slice(1).map(({ box }) => box.gap));
  const spare = bottom - top - sum(filled.map(heightOf)) - gaps;
  const stretch = gaps > 0 ? Math.min(widest, 1 + Math.max(spare, 0) / gaps) : 1;
  let y = top + Math.max(0, spare - gaps * (stretch - 1)) / 2;
  const items = filled.flatMap((done, i) => {
    if (i > 0) y += done.box.gap * stretch;
    const placed = placeBox(done, y + heightOf(done) / 2, fields.lang);
    y += heightOf(done);
    return placed;
  });
  return { items, filled };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
