import { escapeXml } from "./escape-xml.ts";
import type { Face } from "./document-faces.ts";
import type { TextItem, TextRun } from "./place-box.ts";

/** What a browser has in place of the document's own faces. */
const stacks: Record<Face["family"], string> = {
  "EB Garamond": "'EB Garamond', Garamond, Newsreader, serif",
  Amiri: "Amiri, 'EB Garamond', serif",
  "Noto Serif SC": "'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
  "Noto Serif TC": "'Noto Serif TC', 'Noto Serif CJK TC', 'Songti TC', PMingLiU, serif",
  "Noto Serif JP": "'Noto Serif JP', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif",
};

/** A line as SVG: the browser orders its runs. */
export function writeText({ x, y, anchor, direction, color, runs }: TextItem): string {
  // Where a line starts depends on its direction, and so does the anchor.
  const turned = { start: "end", middle: "middle", end: "start" }[anchor];
  const place = `x="${x}" y="${y}" text-anchor="${direction === "rtl" ? turned : anchor}" fill="${color}"`;
  const reading = direction === "rtl" ? ` direction="rtl"` : "";
  const spans = runs.map((run) => `<tspan ${runAttributes(run)}>${escapeXml(run.text)}</tspan>`);
  return `<text ${place}${reading}>${spans.join("")}</text>`;
}

function runAttributes({ size, spacing, face, lang }: TextRun): string {
  const attributes = [
    `font-family="${face ? stacks[face.family] : "serif"}"`,
    `font-size="${size}"`,
    `xml:lang="${lang}"`,
  ];
  if (face?.weight === 500) attributes.push(`font-weight="500"`);
  if (face?.style === "italic") attributes.push(`font-style="italic"`);
  if (spacing > 0) attributes.push(`letter-spacing="${spacing}"`);
  return attributes.join(" ");
}
