import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { documentFaces, faceName } from "@colophon/certificate";
import { type Font, readFont } from "./read-font.ts";

// node scripts/certificate/measure-fonts.ts: writes the widths of the document's typefaces; a test compares them.

const packageFolder = join(import.meta.dirname, "../../packages/certificate");
const table = join(packageFolder, "src/width-tables.json");

export function readDocumentFont(file: string): Font {
  return readFont(brotliDecompressSync(readFileSync(join(packageFolder, "fonts", file))));
}

/** Letters, marks and ideographs used in names and titles; no mathematical symbols, no ornaments. */
const written = [
  [0x20, 0x20ff],
  [0x2100, 0x22ff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xfb00, 0xffff],
  [0x20000, 0x323af],
] as const;

/** A page is 256 code points: `*` all one em wide, 64 hexadecimal digits some of them, 256 characters their widths. */
function measureFont({ glyphs, advance, unitsPerEm }: Font): Record<string, string> {
  const widths = new Map<number, number[]>();
  for (const [code, glyph] of glyphs) {
    if (!written.some(([first, last]) => code >= first && code <= last)) continue;
    const page = widths.get(code >> 8) ?? Array.from<number>({ length: 256 }).fill(-1);
    widths.set(code >> 8, page);
    page[code & 255] = Math.round((advance(glyph) * 100) / unitsPerEm);
  }
  const pages = [...widths].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(pages.map(([page, its]) => [page.toString(16), encodePage(its)]));
}

function encodePage(widths: readonly number[]): string {
  if (widths.every((width) => width === 100)) return "*";
  if (widths.some((width) => width !== -1 && width !== 100))
    return String.fromCodePoint(...widths.map((width) => 0x100 + Math.min(width, 254)));
  const nibbles = Array.from({ length: 64 }, (_, i) =>
    widths.slice(i * 4, i * 4 + 4).reduce((bits, width) => bits * 2 + (width === -1 ? 0 : 1), 0),
  );
  return nibbles.map((nibble) => nibble.toString(16)).join("");
}

export const measureFonts = (): Record<string, Record<string, string>> =>
  Object.fromEntries(documentFaces.map((face) => [faceName(face), measureFont(readDocumentFont(face.file))]));

if (import.meta.main) writeFileSync(table, `${JSON.stringify(measureFonts(), undefined, 2)}\n`);
