import { documentFaces, type Face, faceName } from "./document-faces.ts";
import widthTables from "./width-tables.json" with { type: "json" };

/** How wide characters are, the same in the browser and on the server; in ems. */
export interface Metrics {
  /** Undefined when the face has no such character. */
  widthOf: (face: Face, codePoint: number) => number | undefined;
}

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = widthTables;

/**
 * By face, and within it by code point without its last byte: the widths of 256 characters, as `scripts/certificate/measure-fonts.ts`
 * writes them. `*`: each is one em wide. 64 hex digits: one bit for each, set if it is one em wide, else it is missing. Otherwise
 * a character for each: 0x100 and its width in hundredths of an em; a missing one is below 0x100.
 */
const pages = new Map<Face, ReadonlyMap<number, string>>(
  documentFaces.map((face) => [
    face,
    new Map(
      Object.entries(tables[faceName(face)] ?? {}).map(([page, widths]) => [
        Number.parseInt(page, 16),
        widths,
      ]),
    ),
  ]),
);

export const metrics: Metrics = {
  widthOf(face, codePoint) {
    const page = pages.get(face)?.get(codePoint >> 8);
    if (page === undefined) return undefined;
    const place = codePoint & 255;
    if (page === "*") return 1;
    if (page.length === 64) return isSet(page, place) ? 1 : undefined;
    const width = page.charCodeAt(place) - 0x100;
    return width < 0 ? undefined : width / 100;
  },
};

const isSet = (bits: string, place: number): boolean =>
  (Number.parseInt(bits[place >> 2] ?? "0", 16) & (8 >> (place & 3))) !== 0;
