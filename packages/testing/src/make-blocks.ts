import { createHash } from "node:crypto";
import { concat } from "@colophon/proof";
import type { ClockRules } from "@colophon/clocks";

/** The easiest work that headers can ask for, for blocks that a test makes in a moment. */
const EASY_BITS = 0x207fffff;

export const easyFloors: ClockRules["floors"] = [{ from: 0, bits: EASY_BITS }];

/** SHA-256 twice, as Bitcoin hashes. */
export const sha256d = (bytes: Uint8Array) =>
  createHash("sha256").update(createHash("sha256").update(bytes).digest()).digest();

/** Headers of 80 bytes that follow each other, the first with this Merkle root. */
export function makeBlocks(
  merkleRoot: Uint8Array,
  { time, count = 7, bits = EASY_BITS }: { time: number; count?: number; bits?: number },
): Uint8Array[] {
  const headers: Uint8Array[] = [];
  let previous: Uint8Array = new Uint8Array(32).fill(7);
  for (let i = 0; i < count; i++) {
    const root = i === 0 ? merkleRoot : new Uint8Array(32).fill(i);
    const header = mine(previous, root, time + 600 * i, bits);
    headers.push(header);
    previous = new Uint8Array(sha256d(header));
  }
  return headers;
}

/** A header on top of another, with its work done. */
export function mine(
  previous: Uint8Array,
  merkleRoot: Uint8Array,
  time: number,
  bits = EASY_BITS,
): Uint8Array {
  const header = concat(Uint8Array.of(2, 0, 0, 0), previous, merkleRoot, new Uint8Array(12));
  const view = new DataView(header.buffer);
  view.setUint32(68, time, true);
  view.setUint32(72, bits, true);
  // Every second nonce will do: a hash whose highest bit is 0.
  for (let nonce = 0; ; nonce++) {
    view.setUint32(76, nonce, true);
    if ((sha256d(header)[31] ?? 0xff) < 0x7f) return header;
  }
}

/** A block's hash as explorers write it. */
export function hashOfBlock(header: Uint8Array): string {
  return Buffer.from(sha256d(header).toReversed()).toString("hex");
}
