import type { CertificateFields } from "./certificate-fields.ts";
import { cleanText } from "./clean-text.ts";
import { drawQr } from "./draw-qr.ts";
import type { FieldName } from "./field-texts.ts";
import type { Metrics } from "./metrics.ts";
import { middleOf, placeBox, type TextItem } from "./place-box.ts";
import { placeStack } from "./place-stack.ts";
import { readAttributes, readSettings } from "./read-attributes.ts";
import { rosettePaths } from "./rosette-paths.ts";
import { fillBox, type FilledBox, readTextBox, textPattern } from "./text-box.ts";
import { writeText } from "./write-text.ts";

export interface FilledCertificate {
  /** The whole page, for a browser. */
  svg: string;
  /** The page without its texts and its code. */
  background: string;
  /** `path` in units of a module, to be drawn over `size` units of the page. */
  qr: { x: number; y: number; size: number; modules: number; path: string };
  items: TextItem[];
  /** What the page has no room for, for a page of its own; none when empty. */
  annex: { heading: string; entries: { label: string; text: string }[] };
}

const slots = new RegExp(
  [
    /<g data-stack="(?<stack>[^"]*)">(?<boxes>.*?)<\/g>/s,
    /<text (?<attributes>[^>]*)>\{\{(?<name>\w+)\}\}<\/text>/,
    /<g data-rosette="(?<rosette>[^"]*)"(?<look>[^>]*)><\/g>/,
    /<rect data-qr="" (?<code>[^>]*)\/>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gs",
);

/** Puts a certificate's fields into the template: the same page, to the byte, wherever it is done. */
export function fillCertificate(
  template: string,
  fields: CertificateFields,
  { metrics }: { metrics: Metrics },
): FilledCertificate {
  const items: TextItem[] = [];
  const filled: FilledBox[] = [];
  let qr: FilledCertificate["qr"] | undefined;
  const code = drawQr(fields.validationUrl);

  function fillSlot(slot: Record<string, string | undefined>): { art: string; words: string } {
    if (slot["stack"] !== undefined) {
      const { top = 0, bottom = 0 } = readSettings(slot["stack"]);
      const boxes = [...(slot["boxes"] ?? "").matchAll(new RegExp(textPattern, "g"))].map(
        ([, attributes = "", name = ""]) => readTextBox(attributes, name),
      );
      const stack = placeStack({ top, bottom, boxes }, fields, metrics);
      filled.push(...stack.filled);
      return { art: "", words: write(stack.items) };
    }
    if (slot["name"] !== undefined) {
      const done = fillBox(readTextBox(slot["attributes"] ?? "", slot["name"]), fields, metrics);
      if (!done) return { art: "", words: "" };
      filled.push(done);
      return { art: "", words: write(placeBox(done, middleOf(done), fields.lang)) };
    }
    if (slot["rosette"] !== undefined) {
      const { turns = 4 } = readSettings(slot["rosette"]);
      const paths = rosettePaths(fields.seed, turns).map((path) => `<path d="${path}"/>`);
      const art = `<g${slot["look"] ?? ""}>${paths.join("")}</g>`;
      return { art, words: art };
    }
    const { x = "0", y = "0", width = "0" } = readAttributes(slot["code"] ?? "");
    qr = { x: Number(x), y: Number(y), size: Number(width), ...code };
    const scale = qr.size / qr.modules;
    const words = `<path d="${qr.path}" transform="translate(${x} ${y}) scale(${scale})" shape-rendering="crispEdges"/>`;
    return { art: "", words };
  }

  function write(placed: TextItem[]): string {
    items.push(...placed);
    return placed.map(writeText).join("");
  }

  let svg = "";
  let background = "";
  let at = 0;
  for (const match of template.matchAll(slots)) {
    const between = template.slice(at, match.index);
    const done = fillSlot(match.groups ?? {});
    svg += between + done.words;
    background += between + done.art;
    at = match.index + match[0].length;
  }
  svg += template.slice(at);
  background += template.slice(at);
  if (!qr) throw new TypeError("the template has no place for the code");
  return { svg, background, qr, items, annex: annexOf(fields, filled) };
}

function annexOf(fields: CertificateFields, filled: readonly FilledBox[]): FilledCertificate["annex"] {
  const whole = new Set<FieldName>(filled.filter(({ fitted }) => !fitted.isCut).map(({ box }) => box.name));
  const entries = fields.annex
    .filter(({ shownBy }) => shownBy === undefined || !whole.has(shownBy))
    .map(({ label, text }) => ({ label: cleanText(label), text: cleanText(text) }))
    .filter(({ text }) => text !== "");
  return { heading: fields.annexHeading, entries };
}
