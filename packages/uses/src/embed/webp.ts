import { toBytes, toText, viewOf } from "./ascii.ts";
import { LeftAlone } from "./left-alone.ts";

interface Chunk {
  type: string;
  from: number;
  /** Behind its contents, and behind the byte that makes their number even. */
  end: number;
  to: number;
}

/** Flags of `VP8X`. */
const hasXmp = 0x04;
const hasAlpha = 0x10;

/** A WebP's bytes with its XMP edited: at its place, or else at the end. A simple file becomes an extended one, with the same picture. */
export function markWebp(
  file: Uint8Array,
  edit: (packet: Uint8Array | undefined) => Uint8Array,
): Uint8Array[] {
  const riffEnd = 8 + viewOf(file).getUint32(4, true);
  const chunks = readChunks(file, riffEnd);
  if (chunks.some(({ type }) => type === "C2PA")) throw new LeftAlone("c2pa");
  const [old, ...more] = chunks.filter(({ type }) => type === "XMP ");
  if (more.length > 0) throw new LeftAlone("xmp_unclear");
  const packet = edit(old && file.subarray(old.from + 8, old.end));
  const [first] = chunks;
  const isExtended = first?.type === "VP8X";
  const header = isExtended ? file.slice(first.from, first.to) : extendedHeader(file, chunks);
  header[8] = (header[8] ?? 0) | hasXmp;
  const place = old ?? { from: riffEnd, to: riffEnd };
  const parts = [
    header,
    file.subarray(isExtended ? first.to : 12, place.from),
    chunkOf("XMP ", packet),
    file.subarray(place.to, riffEnd),
  ];
  const riff = file.slice(0, 12);
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  viewOf(riff).setUint32(4, size, true);
  return [riff, ...parts, file.subarray(riffEnd)];
}

function readChunks(file: Uint8Array, riffEnd: number): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  if (riffEnd > file.length) throw new LeftAlone("damaged");
  for (let at = 12; at < riffEnd; at = chunks.at(-1)?.to ?? riffEnd) {
    const length = at + 8 > riffEnd ? undefined : view.getUint32(at + 4, true);
    const end = at + 8 + (length ?? riffEnd);
    const to = end + (end % 2);
    if (to > riffEnd) throw new LeftAlone("damaged");
    chunks.push({ type: toText(file.subarray(at, at + 4)), from: at, end, to });
  }
  const [first] = chunks;
  const hasPicture = chunks.some(({ type }) => ["VP8 ", "VP8L", "ANMF"].includes(type));
  const isCutHeader = first?.type === "VP8X" && first.end - first.from !== 18;
  if (!hasPicture || isCutHeader) throw new LeftAlone("damaged");
  return chunks;
}

/** That of a simple file, which has nothing but its picture. */
function extendedHeader(file: Uint8Array, chunks: readonly Chunk[]): Uint8Array {
  const [{ type, from, end }] = chunks as [Chunk];
  const { width, height, flags } = pictureSize(type, file.subarray(from + 8, end));
  const contents = new Uint8Array(10);
  const view = viewOf(contents);
  // The second number's upper byte is outside: 24 bits each.
  view.setUint32(0, flags, true);
  view.setUint32(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return chunkOf("VP8X", contents);
}

/** By the header of the picture itself. */
function pictureSize(type: string, picture: Uint8Array) {
  const view = viewOf(picture);
  if (type === "VP8L" && picture.length >= 5 && picture[0] === 0x2f) {
    const bits = view.getUint32(1, true);
    const flags = (bits >>> 28) & 1 ? hasAlpha : 0;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, flags };
  }
  const isKeyFrame = picture.length >= 10 && view.getUint32(2) % 0x1000000 === 0x9d012a;
  if (type !== "VP8 " || !isKeyFrame) throw new LeftAlone("damaged");
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (width === 0 || height === 0) throw new LeftAlone("damaged");
  return { width, height, flags: 0 };
}

function chunkOf(type: string, contents: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + contents.length + (contents.length % 2));
  chunk.set(toBytes(type));
  viewOf(chunk).setUint32(4, contents.length, true);
  chunk.set(contents, 8);
  return chunk;
}
