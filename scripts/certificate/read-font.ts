// What it reads is in `width-tables.json` and in the seal of `certificate.svg`: `certificate.test.ts` compares both.

/** The parts of a TrueType font that measuring and drawing single letters needs. */
export interface Font {
  unitsPerEm: number;
  /** By code point. */
  glyphs: ReadonlyMap<number, number>;
  advance: (glyph: number) => number;
  outline: (glyph: number) => Contour[];
}

export type Contour = { x: number; y: number; isOnCurve: boolean }[];

export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new TypeError(`the font has no ${tag} table`);
    return offset;
  };
  const metricCount = view.getUint16(at("hhea") + 34);
  const isLong = view.getInt16(at("head") + 50) === 1;
  const glyphOffset = (glyph: number): number =>
    at("glyf") +
    (isLong ? view.getUint32(at("loca") + glyph * 4) : view.getUint16(at("loca") + glyph * 2) * 2);
  return {
    unitsPerEm: view.getUint16(at("head") + 18),
    glyphs: readCharacterMap(view, at("cmap")),
    advance: (glyph) => view.getUint16(at("hmtx") + Math.min(glyph, metricCount - 1) * 4),
    outline: (glyph) =>
      glyphOffset(glyph) === glyphOffset(glyph + 1) ? [] : readOutline(view, glyphOffset(glyph)),
  };
}

function readTables(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    tables.set(tag, view.getUint32(entry + 8));
  }
  return tables;
}

/** Format 12 when there is one, else format 4. */
function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => {
    const offset = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    return { offset, format: view.getUint16(offset) };
  });
  const full = subtables.find(({ format }) => format === 12);
  if (full) return readFormat12(view, full.offset);
  const plain = subtables.find(({ format }) => format === 4);
  if (plain) return readFormat4(view, plain.offset);
  throw new TypeError("the font has no Unicode character map");
}

function readFormat12(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < view.getUint32(offset + 12); i++) {
    const group = offset + 16 + i * 12;
    const [first, last, glyph] = [0, 4, 8].map((field) => view.getUint32(group + field));
    for (let code = first ?? 0; code <= (last ?? -1); code++)
      glyphs.set(code, (glyph ?? 0) + code - (first ?? 0));
  }
  return glyphs;
}

function readFormat4(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = view.getUint16(offset + 6) / 2;
  const ends = offset + 14;
  const starts = ends + count * 2 + 2;
  for (let i = 0; i < count; i++) {
    const delta = view.getUint16(starts + (count + i) * 2);
    const rangeAt = starts + (2 * count + i) * 2;
    const range = view.getUint16(rangeAt);
    const start = view.getUint16(starts + i * 2);
    for (let code = start; code <= view.getUint16(ends + i * 2) && code < 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - start) * 2);
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
  return glyphs;
}

function readOutline(view: DataView, start: number): Contour[] {
  const contourCount = view.getInt16(start);
  if (contourCount < 0) throw new TypeError("a glyph made of others cannot be drawn");
  const ends = Array.from({ length: contourCount }, (_, i) => view.getUint16(start + 10 + i * 2));
  const pointCount = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + contourCount * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < pointCount) {
    const flag = view.getUint8(at++);
    const repeats = flag & 8 ? view.getUint8(at++) : 0;
    for (let i = 0; i <= repeats; i++) flags.push(flag);
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, isOnCurve: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}
