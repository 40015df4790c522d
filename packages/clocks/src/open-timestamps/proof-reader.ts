import { Refusal } from "../refusal.ts";

/** Each operation costs a hash of up to 4 kB. Real proofs have a hundred. */
const MAX_STEPS = 4096;

/** A proof taken apart from its beginning: what is cut off, or too long, is refused. */
export interface ProofReader {
  isAtEnd(): boolean;
  byte(): number;
  take(length: number): Uint8Array;
  /** An unsigned number, seven bits a byte, the lowest first. */
  number(): number;
  varBytes(max: number): Uint8Array;
  countStep(): void;
}

export function createReader(bytes: Uint8Array): ProofReader {
  let at = 0;
  let steps = 0;
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - at) throw refuse("it is cut off");
    at += length;
    return bytes.subarray(at - length, at);
  };
  const byte = () => take(1)[0] ?? 0;
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = byte();
      value += (next & 0x7f) * scale;
      if (!Number.isSafeInteger(value) || scale > 2 ** 49) throw refuse("a number is too large");
      if (next < 0x80) return value;
    }
  };
  return {
    isAtEnd: () => at === bytes.length,
    byte,
    take,
    number,
    varBytes(max) {
      const length = number();
      if (length > max) throw refuse("a part is too long");
      return take(length);
    },
    countStep() {
      if (++steps > MAX_STEPS) throw refuse("it has too many steps");
    },
  };
}

export function refuse(why: string): Refusal {
  return new Refusal("unreadable", why);
}
