import { ProofError } from "../errors.ts";

// Tree sizes and indices are u64 on the wire and safe integers in this code: 2^53 leaves are out of any log's reach.

const U64 = 8;

/** ASCII decimal without leading zeroes, up to 2^53 - 1; undefined for anything else. */
export function parseDecimal(text: string): number | undefined {
  if (!/^(?:0|[1-9][0-9]*)$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** A mistake of the caller, not of an input: RangeError. */
export function assertCount(value: number, name: string): void {
  if (!isCount(value)) throw new RangeError(`${name} must be a safe integer of at least 0`);
}

/** Big-endian u64. */
export function toU64(value: number): Uint8Array {
  assertCount(value, "u64");
  const bytes = new Uint8Array(U64);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** The big-endian u64 at `offset`; refused with `bad_index` when it is above 2^53 - 1 or cut short. */
export function fromU64(bytes: Uint8Array, offset = 0): number {
  if (offset + U64 > bytes.length) throw new ProofError("bad_index", "u64 cut short");
  const value = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(offset);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ProofError("bad_index", "u64 above 2^53 - 1");
  return Number(value);
}
