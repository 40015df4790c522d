import type { CertificateFields } from "./certificate-fields.ts";
import type { Metrics } from "./metrics.ts";
import type { Stack } from "./parse-template.ts";
import { heightOf, placeBox, type TextItem } from "./place-box.ts";
import { fillBox, type FilledBox } from "./text-box.ts";

/** How much wider than asked for the spaces between may get. */
const widest = 1.7;

/** What has nothing to say takes no room; what room is left goes between and around. */
export function placeStack(
  { top, bottom, boxes }: Stack,
  fields: CertificateFields,
  metrics: Metrics,
): { items: TextItem[]; filled: FilledBox[] } {
  const rigid = boxes.filter((box) => !box.isFlexible).map((box) => fillBox(box, fields, metrics));
  const used = sum(rigid.map((filled) => (filled ? heightOf(filled) + filled.box.gap : 0)));
  const filled = boxes
    .map((box) => {
      if (!box.isFlexible) return rigid.find((done) => done?.box === box);
      const height = bottom - top - used - box.gap;
      return fillBox({ ...box, height }, fields, metrics);
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
