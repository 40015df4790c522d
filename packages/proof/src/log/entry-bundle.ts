import { concat } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { TILE_WIDTH } from "./tile.ts";

// Entry bundles of C2SP tlog-tiles: big-endian u16 length and entry, for up to 256 entries.

const MAX_ENTRY = 0xffff;

/** The bytes of up to 256 entries of up to 65,535 bytes each; more of either is a RangeError. */
export function encodeEntryBundle(entries: Uint8Array[]): Uint8Array {
  if (entries.length > TILE_WIDTH) throw new RangeError(`${entries.length} entries in one bundle`);
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY) throw new RangeError(`an entry of ${entry.length} bytes`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry];
    }),
  );
}

/** Refuses (`bad_entry_bundle`) a bundle that is truncated or has more than 256 entries. */
export function decodeEntryBundle(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 <= bytes.length ? at + 2 + view.getUint16(at) : Infinity;
    if (end > bytes.length || entries.length === TILE_WIDTH) throw new ProofError("bad_entry_bundle");
    entries.push(bytes.slice(at + 2, end));
    at = end;
  }
  return entries;
}
