import { startsWith, toBytes, toText, viewOf } from "./ascii.ts";
import { LeftAlone } from "./left-alone.ts";

interface Chunk {
  type: string;
  from: number;
  to: number;
}

const keyword = "XML:com.adobe.xmp\0";
/** An older program's way to keep XMP. */
const profile = "Raw profile type xmp\0";

/** A PNG's bytes with its XMP edited: at its place, or else behind the header. */
export function markPng(
  file: Uint8Array,
  edit: (packet: Uint8Array | undefined) => Uint8Array,
): Uint8Array[] {
  const chunks = readChunks(file);
  const contents = ({ from, to }: Chunk) => file.subarray(from + 8, to - 4);
  if (chunks.some(({ type }) => type === "caBX")) throw new LeftAlone("c2pa");
  const texts = chunks.filter(({ type }) => type === "tEXt" || type === "zTXt" || type === "iTXt");
  const [old, ...more] = texts.filter((one) => startsWith(contents(one), keyword));
  const isOther = old !== undefined && old.type !== "iTXt";
  if (isOther || more.length > 0 || texts.some((one) => startsWith(contents(one), profile)))
    throw new LeftAlone("xmp_unclear");
  const packet = edit(old && textOf(contents(old)));
  const place = old ?? { from: chunks[0]?.to ?? 0, to: chunks[0]?.to ?? 0 };
  return [file.subarray(0, place.from), chunkOf(packet), file.subarray(place.to)];
}

/** An uncompressed one's text, behind its language and that language's keyword. */
function textOf(contents: Uint8Array): Uint8Array {
  const language = contents.indexOf(0, keyword.length + 2);
  const from = language < 0 ? -1 : contents.indexOf(0, language + 1);
  if (contents[keyword.length] !== 0 || from < 0) throw new LeftAlone("xmp_unclear");
  return contents.subarray(from + 1);
}

function chunkOf(packet: Uint8Array): Uint8Array {
  const head = toBytes(`iTXt${keyword}\0\0\0\0`);
  const chunk = new Uint8Array(4 + head.length + packet.length + 4);
  chunk.set(head, 4);
  chunk.set(packet, 4 + head.length);
  const view = viewOf(chunk);
  view.setUint32(0, chunk.length - 12);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

function readChunks(file: Uint8Array): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  let at = 8;
  while (chunks.at(-1)?.type !== "IEND") {
    if (at + 12 > file.length) throw new LeftAlone("damaged");
    const to = at + 12 + view.getUint32(at);
    const type = toText(file.subarray(at + 4, at + 8));
    if (to > file.length || !/^[A-Za-z]{4}$/.test(type)) throw new LeftAlone("damaged");
    chunks.push({ type, from: at, to });
    at = to;
  }
  if (chunks[0]?.type !== "IHDR" || chunks.every(({ type }) => type !== "IDAT"))
    throw new LeftAlone("damaged");
  return chunks;
}

/** As ISO 3309 has it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
