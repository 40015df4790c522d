import { ProofError } from "@colophon/proof";
import { decodeStream } from "./decode-stream.ts";
import { toLatin1 } from "./latin1.ts";
import type { PdfObject, PdfObjects } from "./pdf-object.ts";
import { isDictionary, nameOf, type PdfDictionary, type PdfValue, referenceOf } from "./pdf-value.ts";
import { type Cursor, match } from "./cursor.ts";
import { readValue } from "./read-value.ts";

/** Values that are read of one file, objects that are damaged, and bytes unpacked: far more than any certificate has. */
const MAX_VALUES = 2_000_000;
const MAX_DAMAGED = 1000;
const MAX_UNPACKED = 32 * 1024 * 1024;

const OBJECT = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g;
const STREAM = /[\0\t\n\f\r ]{0,8}stream(?:\r\n|\n|\r)/y;
const STREAM_END = /[\0\t\n\f\r ]{0,4}endstream/y;
const PAIR = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})/y;

/**
 * Every object of a file, in one pass from its beginning to its end. The cross-reference is not asked: a file with a
 * broken one is read as well, and whether the file is as it was signed is for its signature to say. Time and memory
 * are bounded by the file's size; what cannot be read is passed over.
 */
export function scanObjects(bytes: Uint8Array): PdfObjects {
  const objects: PdfObjects = new Map();
  const cursor: Cursor = { text: toLatin1(bytes), at: 0, left: MAX_VALUES };
  let unpacked = 0;
  let damaged = 0;
  for (let found = match(cursor, OBJECT); found; found = match(cursor, OBJECT)) {
    const value = tryReadValue(cursor);
    if (value === undefined) damaged++;
    if (damaged > MAX_DAMAGED) break;
    if (value === undefined) continue;
    const stream = isDictionary(value) ? readStream(cursor, value, { bytes, objects }) : undefined;
    objects.set(Number(found[1]), { value, ...(stream && { stream }) });
    if (stream && isDictionary(value) && nameOf(value.get("Type")) === "ObjStm")
      unpacked += addPackedObjects({ value, stream }, { objects, cursor, limit: MAX_UNPACKED - unpacked });
  }
  if (cursor.left <= 0 || damaged > MAX_DAMAGED)
    throw new ProofError("bad_pdf", "it is too full or too damaged");
  return objects;
}

/** Undefined if there is no valid value. The cursor stays where that was found, so that no byte is read twice in vain. */
function tryReadValue(cursor: Cursor): PdfValue | undefined {
  try {
    return readValue(cursor);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}

/** The bytes between `stream` and `endstream` (7.3.8). A length that is wrong is not believed. */
function readStream(
  cursor: Cursor,
  dictionary: PdfDictionary,
  { bytes, objects }: { bytes: Uint8Array; objects: PdfObjects },
): Uint8Array | undefined {
  if (!match(cursor, STREAM)) return undefined;
  const start = cursor.at;
  const stated = dictionary.get("Length");
  const reference = referenceOf(stated);
  const length = reference === undefined ? stated : objects.get(reference)?.value;
  if (typeof length === "number" && Number.isSafeInteger(length) && length >= 0) {
    cursor.at = start + length;
    if (match(cursor, STREAM_END)) return bytes.subarray(start, start + length);
  }
  const end = cursor.text.indexOf("endstream", start);
  cursor.at = end < 0 ? cursor.text.length : end;
  return bytes.subarray(start, cursor.at);
}

/** Objects inside an object stream (7.5.7). Gives the number of bytes that it took unpacked. */
function addPackedObjects(
  packed: Required<PdfObject>,
  { objects, cursor, limit }: { objects: PdfObjects; cursor: Cursor; limit: number },
): number {
  const bytes = decodeStream(packed, limit);
  // What it was may have taken as long as what is left: else each of many bombs is unpacked up to the limit.
  if (bytes === undefined) return limit;
  const inner: Cursor = { text: toLatin1(bytes), at: 0, left: cursor.left };
  const stated = isDictionary(packed.value) ? packed.value.get("First") : undefined;
  const first = typeof stated === "number" ? stated : 0;
  const pairs: [number: number, offset: number][] = [];
  for (let pair = match(inner, PAIR); pair && inner.at <= first; pair = match(inner, PAIR))
    pairs.push([Number(pair[1]), first + Number(pair[2])]);
  let read = 0;
  for (const [number, offset] of pairs) {
    // Objects follow each other; one that points back would have the same bytes read again and again.
    if (offset < read) break;
    inner.at = offset;
    const value = tryReadValue(inner);
    if (value !== undefined) objects.set(number, { value });
    read = inner.at;
  }
  cursor.left = inner.left;
  return bytes.length;
}
