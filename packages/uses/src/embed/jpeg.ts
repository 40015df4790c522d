import { toBytes, startsWith, toText } from "./ascii.ts";
import { withoutPadding } from "./edit-xmp.ts";
import { LeftAlone } from "./left-alone.ts";

/** A marker's segment. Its contents follow four bytes: marker and length. */
interface Segment {
  marker: number;
  from: number;
  to: number;
}

const xmpName = "http://ns.adobe.com/xap/1.0/\0";
const extendedName = "http://ns.adobe.com/xmp/extension/\0";
/** Behind the name, the whole's digest, its length, and this part's place in it. */
const extendedHead = extendedName.length + 40;

/** The most that the length of a segment leaves for XMP. */
const maxPacket = 65_533 - xmpName.length;

/** A JPEG's bytes with its XMP edited: that of one segment, at its place, or else behind the first segments APP0 and APP1. */
export function markJpeg(
  file: Uint8Array,
  edit: (packet: Uint8Array | undefined) => Uint8Array,
): Uint8Array[] {
  const segments = readSegments(file);
  const contents = ({ from, to }: Segment) => file.subarray(from + 4, to);
  const all = (marker: number, name: string) =>
    segments.filter((one) => one.marker === marker && startsWith(contents(one), name));
  if (all(0xeb, "JP").some((one) => toText(contents(one)).includes("jumb"))) throw new LeftAlone("c2pa");
  if (all(0xe2, "MPF\0").length > 0) throw new LeftAlone("several_pictures");
  const [old, ...more] = all(0xe1, xmpName);
  const extended = all(0xe1, extendedName).map((one) => toText(contents(one).subarray(extendedHead)));
  if (more.length > 0 || extended.join("").includes("useplus.org")) throw new LeftAlone("xmp_unclear");
  const packet = edit(old && contents(old).subarray(xmpName.length));
  const head = segments.findIndex(({ marker }) => marker !== 0xe0 && marker !== 0xe1);
  const place = old ?? { from: segments[head]?.from ?? 2, to: segments[head]?.from ?? 2 };
  return [file.subarray(0, place.from), segmentOf(packet), file.subarray(place.to)];
}

function segmentOf(packet: Uint8Array): Uint8Array {
  const fitting = packet.length > maxPacket ? withoutPadding(packet) : packet;
  if (fitting.length > maxPacket) throw new LeftAlone("xmp_full");
  const length = 2 + xmpName.length + fitting.length;
  const head = toBytes(`\u00ff\u00e1${String.fromCharCode(length >> 8, length & 255)}${xmpName}`);
  const segment = new Uint8Array(head.length + fitting.length);
  segment.set(head);
  segment.set(fitting, head.length);
  return segment;
}

/** Those before the picture, up to and with the first SOS. The rest is only followed to its end. */
function readSegments(file: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  while (segments.at(-1)?.marker !== 0xda) {
    const segment = readSegment(file, at);
    segments.push(segment);
    at = segment.to;
  }
  while (at < file.length) {
    at = file.indexOf(0xff, at);
    const marker = at < 0 ? undefined : file[at + 1];
    if (marker === undefined) break;
    if (marker === 0xd9) return segments;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else at = readSegment(file, at).to;
  }
  throw new LeftAlone("damaged");
}

function readSegment(file: Uint8Array, at: number): Segment {
  let from = at;
  while (file[from] === 0xff && file[from + 1] === 0xff) from += 1;
  const [start = 0, marker = 0, high = 0, low = 0] = file.subarray(from, from + 4);
  const length = high * 256 + low;
  const to = from + 2 + length;
  const hasLength = marker >= 0xc0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd9);
  if (start !== 0xff || !hasLength || length < 2 || to > file.length) throw new LeftAlone("damaged");
  return { marker, from, to };
}
