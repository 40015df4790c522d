import { equal, sha256, toHex } from "@colophon/proof";
import { Refusal } from "../refusal.ts";
import { floorOf, type WorkFloor } from "./work-floors.ts";

const HEADER_LENGTH = 80;

/** How many blocks must be on top of the one that attests. */
export const BLOCKS_ON_TOP = 6;

/** What a block's header says that counts here. */
export interface BlockHeader {
  /** All 80 bytes. */
  bytes: Uint8Array;
  /** As explorers write it: SHA-256 twice, the last byte first. */
  hash: string;
  previous: Uint8Array;
  merkleRoot: Uint8Array;
  /** Unix seconds; a miner's clock, up to two hours off. */
  time: number;
}

/**
 * Reads headers that follow each other, and asks of each the work that its own `bits` demand, which are no easier than the floor
 * for its time: to make up a block costs what a real one costs.
 */
export function readHeaders(bytes: Uint8Array, floors: readonly WorkFloor[]): BlockHeader[] {
  if (bytes.length === 0 || bytes.length % HEADER_LENGTH > 0) throw refuse("a header has 80 bytes");
  const headers: BlockHeader[] = [];
  for (let at = 0; at < bytes.length; at += HEADER_LENGTH) {
    const header = readHeader(bytes.subarray(at, at + HEADER_LENGTH), floors);
    const before = headers.at(-1);
    if (before && toDisplay(header.previous) !== before.hash) throw refuse("one does not follow the other");
    headers.push(header);
  }
  return headers;
}

function readHeader(bytes: Uint8Array, floors: readonly WorkFloor[]): BlockHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const time = view.getUint32(68, true);
  const target = targetOf(view.getUint32(72, true));
  const floor = floorOf(time, floors);
  if (floor === undefined || target > targetOf(floor.bits)) throw refuse("its work is too easy");
  const hash = toDisplay(sha256(sha256(bytes)));
  if (BigInt(`0x${hash}`) > target) throw refuse("its work was not done");
  return { bytes, hash, previous: bytes.subarray(4, 36), merkleRoot: bytes.subarray(36, 68), time };
}

/** The header of the block that contains `message`, with enough blocks on top. */
export function headerOf(message: Uint8Array, headers: readonly BlockHeader[]): BlockHeader {
  const [first] = headers;
  if (first === undefined || !equal(first.merkleRoot, message)) throw refuse("another block’s header");
  if (headers.length !== BLOCKS_ON_TOP + 1) throw refuse(`${headers.length} headers`);
  return first;
}

/** The number that a block's hash must not exceed, from its short form: an exponent and three bytes. */
function targetOf(bits: number): bigint {
  const exponent = bits >>> 24;
  const mantissa = BigInt(bits & 0x00ff_ffff);
  // The highest bit is a sign, and nothing above 32 bytes is a hash.
  if ((bits & 0x0080_0000) !== 0 || exponent > 32) throw refuse("its work is written wrong");
  return exponent > 3 ? mantissa << BigInt(8 * (exponent - 3)) : mantissa >> BigInt(8 * (3 - exponent));
}

function toDisplay(hash: Uint8Array): string {
  return toHex(hash.toReversed());
}

function refuse(why: string): Refusal {
  return new Refusal("bad_headers", why);
}
