/** One value read from DER. */
export interface DerValue {
  tag: number;
  content: Uint8Array;
  /** With tag and length. */
  whole: Uint8Array;
}

/** The values that stand one after the other in these bytes. Throws a RangeError on anything that is not DER. */
export function readAll(bytes: Uint8Array): DerValue[] {
  const values: DerValue[] = [];
  for (let start = 0; start < bytes.length;) {
    const value = readOne(bytes.subarray(start));
    values.push(value);
    start += value.whole.length;
  }
  return values;
}

/** The value at a place within another: `[0, 2]` is the third value of the first value. */
export function readAt(bytes: Uint8Array, ...place: readonly number[]): DerValue {
  let found: DerValue | undefined;
  for (const position of place) found = readAll(found?.content ?? bytes)[position];
  if (found === undefined) throw new RangeError("the DER value has another form");
  return found;
}

function readOne(bytes: Uint8Array): DerValue {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new RangeError("not DER");
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 4 || bytes.length < 2 + lengthBytes) throw new RangeError("not DER");
  let length = first;
  if (lengthBytes > 0) length = bytes.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + lengthBytes;
  if (bytes.length < start + length) throw new RangeError("not DER: cut off");
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) };
}
