import { ProofError } from "@colophon/proof";

// RFC 1951, section 3.2.5: what each symbol means, and how many extra bits it has.
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_CODE_LENGTH = 15;

/** A Huffman code: how many codes there are of each length, and the symbols in the order of their codes. */
interface Code {
  counts: number[];
  symbols: number[];
}

const FIXED_LENGTHS = makeCode(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const FIXED_DISTANCES = makeCode(Array.from({ length: 30 }, () => 5));

/** Unpacks zlib data (RFC 1950, 1951) of at most `limit` bytes; anything else is refused (`bad_pdf`). */
export function inflate(packed: Uint8Array, limit: number): Uint8Array {
  const [method = 0, flags = 0] = packed;
  if ((method & 15) !== 8 || ((method << 8) | flags) % 31 !== 0 || (flags & 32) !== 0) throw damaged();
  const bits = bitReader(packed, 2);
  const output = growingOutput(limit);
  for (let isLast = false; !isLast;) {
    isLast = bits.read(1) === 1;
    const type = bits.read(2);
    if (type === 0) output.append(bits.readBytes());
    else if (type === 1) unpackBlock(bits, output, FIXED_LENGTHS, FIXED_DISTANCES);
    else if (type === 2) unpackBlock(bits, output, ...readCodes(bits));
    else throw damaged();
  }
  return output.bytes();
}

type Bits = ReturnType<typeof bitReader>;
type Output = ReturnType<typeof growingOutput>;

function unpackBlock(bits: Bits, output: Output, lengths: Code, distances: Code): void {
  for (;;) {
    const symbol = readSymbol(bits, lengths);
    if (symbol === 256) return;
    if (symbol < 256) {
      output.push(symbol);
      continue;
    }
    const length = extended(bits, symbol - 257, LENGTH_BASE, LENGTH_BITS);
    const distance = extended(bits, readSymbol(bits, distances), DISTANCE_BASE, DISTANCE_BITS);
    output.repeat(distance, length);
  }
}

function extended(bits: Bits, index: number, bases: number[], extraBits: number[]): number {
  const [base, extra] = [bases[index], extraBits[index]];
  if (base === undefined || extra === undefined) throw damaged();
  return base + bits.read(extra);
}

/** The two codes that a block brings along (section 3.2.7). */
function readCodes(bits: Bits): [lengths: Code, distances: Code] {
  const lengthCount = bits.read(5) + 257;
  const distanceCount = bits.read(5) + 1;
  const ordered = Array.from({ length: bits.read(4) + 4 }, () => bits.read(3));
  const codeLengths = makeCode(
    CODE_LENGTH_ORDER.map((_, symbol) => ordered[CODE_LENGTH_ORDER.indexOf(symbol)] ?? 0),
  );
  const all: number[] = [];
  while (all.length < lengthCount + distanceCount) {
    const symbol = readSymbol(bits, codeLengths);
    if (symbol < 16) all.push(symbol);
    else if (symbol === 16) fill(all, all.at(-1), 3 + bits.read(2));
    else fill(all, 0, symbol === 17 ? 3 + bits.read(3) : 11 + bits.read(7));
  }
  if (all.length > lengthCount + distanceCount) throw damaged();
  return [makeCode(all.slice(0, lengthCount)), makeCode(all.slice(lengthCount))];
}

function fill(lengths: number[], value: number | undefined, count: number): void {
  if (value === undefined) throw damaged();
  for (let i = 0; i < count; i++) lengths.push(value);
}

function makeCode(lengths: number[]): Code {
  const counts = Array.from({ length: MAX_CODE_LENGTH + 1 }, () => 0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const next = counts.map((_, length) => counts.slice(0, length).reduce((sum, count) => sum + count, 0));
  const symbols: number[] = [];
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const place = next[length] ?? 0;
    symbols[place] = symbol;
    next[length] = place + 1;
  }
  return { counts, symbols };
}

/** Reads one code bit by bit: `first` is the first code of its length, `index` the place of its symbol. */
function readSymbol(bits: Bits, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= MAX_CODE_LENGTH; length++) {
    code |= bits.read(1);
    const count = counts[length] ?? 0;
    const symbol = code - first < count ? symbols[index + code - first] : undefined;
    if (symbol !== undefined) return symbol;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw damaged();
}

function bitReader(bytes: Uint8Array, start: number) {
  let at = start;
  let pending = 0;
  let count = 0;
  return {
    read(wanted: number): number {
      while (count < wanted) {
        const byte = bytes[at++];
        if (byte === undefined) throw damaged();
        pending |= byte << count;
        count += 8;
      }
      const value = pending & ((1 << wanted) - 1);
      pending >>>= wanted;
      count -= wanted;
      return value;
    },

    /** A stored block (section 3.2.4), which begins at a whole byte. */
    readBytes(): Uint8Array {
      at -= Math.floor(count / 8);
      pending = 0;
      count = 0;
      const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
      const length = a | (b << 8);
      if (((c | (d << 8)) ^ 0xffff) !== length || at + 4 + length > bytes.length) throw damaged();
      at += 4 + length;
      return bytes.subarray(at - length, at);
    },
  };
}

/** Grows as it is filled, so that a small file cannot ask for much memory without sending much. */
function growingOutput(limit: number) {
  let bytes = new Uint8Array(Math.min(limit, 4096));
  let length = 0;
  function reserve(more: number): void {
    if (length + more > limit) throw new ProofError("bad_pdf", "a stream is too large");
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.min(limit, Math.max(bytes.length * 2, length + more)));
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  }
  return {
    push(byte: number): void {
      reserve(1);
      bytes[length++] = byte;
    },
    append(more: Uint8Array): void {
      reserve(more.length);
      bytes.set(more, length);
      length += more.length;
    },
    repeat(distance: number, count: number): void {
      if (distance > length) throw damaged();
      reserve(count);
      for (let i = 0; i < count; i++, length++) bytes[length] = bytes[length - distance] ?? 0;
    },
    bytes: () => bytes.subarray(0, length),
  };
}

function damaged(): ProofError {
  return new ProofError("bad_pdf", "a packed stream is damaged");
}
