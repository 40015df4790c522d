import type { AnnexFile } from "./annex-candidates.ts";
import type { CertificateFields } from "./certificate-fields.ts";
import { cleanText } from "@colophon/proof/texts";
import { drawQr } from "./draw-qr.ts";
import type { FieldName } from "./field-texts.ts";
import type { Metrics } from "./metrics.ts";
import type { CodeSlot, RosetteSlot, Template } from "./parse-template.ts";
import { middleOf, placeBox, type TextItem } from "./place-box.ts";
import { placeStack } from "./place-stack.ts";
import { rosettePaths } from "./rosette-paths.ts";
import { fillBox, type FilledBox } from "./text-box.ts";
import { writeText } from "./write-text.ts";

export interface FilledCertificate {
  /** The tag of the page itself. */
  open: string;
  /** The page without its texts, from the bottom up. */
  layers: Layer[];
  /** All texts, above the layers. */
  items: TextItem[];
  code: CodeSlot;
  /** What the page has no room for, for a page of its own; none when empty. */
  annex: { heading: string; entries: AnnexEntry[] };
}

export interface AnnexEntry {
  label: string;
  text: string;
  isList: boolean;
  /** Beneath the label as a table, whose two heads are the lines of the text. */
  files: AnnexFile[];
}

export interface Layer {
  svg: string;
  /** The same on every certificate. */
  isFixed: boolean;
}

/** Puts a certificate's fields into the template: the same page, to the byte, wherever it is done. */
export function fillCertificate(
  template: Template,
  fields: CertificateFields,
  { metrics }: { metrics: Metrics },
): FilledCertificate {
  const items: TextItem[] = [];
  const filled: FilledBox[] = [];
  for (const slot of template.texts) {
    if (slot.kind === "stack") {
      const stack = placeStack(slot, fields, metrics);
      filled.push(...stack.filled);
      items.push(...stack.items);
      continue;
    }
    const done = fillBox(slot.box, fields, metrics);
    if (!done) continue;
    filled.push(done);
    items.push(...placeBox(done, middleOf(done), fields.lang));
  }
  const code = template.layers.find((layer): layer is CodeSlot => layer.kind === "code");
  if (!code) throw new TypeError("the template has no place for the code");
  const layers = template.layers.map((layer): Layer => {
    if (layer.kind === "art") return { svg: layer.svg, isFixed: true };
    const svg = layer.kind === "rosette" ? drawRosette(layer, fields) : drawCode(layer, fields);
    return { svg, isFixed: false };
  });
  return { open: template.open, layers, items, code, annex: annexOf(fields, filled) };
}

/** The whole page, for a browser. */
export function drawPage({ open, layers, items }: FilledCertificate): string {
  return `${open}${layers.map(({ svg }) => svg).join("")}${items.map(writeText).join("")}</svg>`;
}

function drawRosette({ turns, look }: RosetteSlot, { seed }: CertificateFields): string {
  const paths = rosettePaths(seed, turns).map((path) => `<path d="${path}"/>`);
  return `<g${look}>${paths.join("")}</g>`;
}

function drawCode({ x, y, size }: CodeSlot, { validationUrl }: CertificateFields): string {
  const { path, modules } = drawQr(validationUrl);
  return `<path d="${path}" transform="translate(${x} ${y}) scale(${size / modules})" shape-rendering="crispEdges"/>`;
}

function annexOf(fields: CertificateFields, filled: readonly FilledBox[]): FilledCertificate["annex"] {
  const whole = new Set<FieldName>(filled.filter(({ fitted }) => !fitted.isCut).map(({ box }) => box.name));
  const entries = fields.annex
    .filter(({ shownBy }) => shownBy === undefined || !whole.has(shownBy))
    .map(({ label, text, isList = false, files = [] }) => ({
      label: cleanText(label),
      text: cleanText(text),
      isList,
      files: files.map(({ number, name, title, date, sha256 }) => ({
        number,
        name: cleanText(name),
        title: cleanText(title),
        date,
        sha256: cleanText(sha256),
      })),
    }))
    .filter(({ text }) => text !== "");
  return { heading: fields.annexHeading, entries };
}
