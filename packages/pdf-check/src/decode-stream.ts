import { ProofError } from "@colophon/proof";
import { inflate } from "./inflate.ts";
import { isDictionary, nameOf } from "./pdf-value.ts";
import type { PdfObject } from "./pdf-object.ts";

/** A stream's content of at most `limit` bytes; undefined when it is packed otherwise than with Flate, or damaged. */
export function decodeStream({ value, stream }: PdfObject, limit: number): Uint8Array | undefined {
  if (!isDictionary(value) || stream === undefined) return undefined;
  const [filter, parameters] = [value.get("Filter") ?? null, value.get("DecodeParms") ?? null];
  const filters = Array.isArray(filter) ? filter : [filter];
  if (filters.length === 0 || filter === null) return stream.length <= limit ? stream : undefined;
  if (filters.length > 1 || nameOf(filters[0]) !== "FlateDecode" || parameters !== null) return undefined;
  try {
    return inflate(stream, limit);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}
