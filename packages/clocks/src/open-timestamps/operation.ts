import { ripemd160, sha1 } from "@noble/hashes/legacy.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concat, sha256, toHex, utf8 } from "@colophon/proof";
import { Refusal } from "../refusal.ts";

/** Messages, arguments and results are no longer, in bytes. */
export const MAX_MESSAGE = 4096;

/** One step from a message to the next. */
export type MessageOperation =
  | { tag: 0xf0 | 0xf1; argument: Uint8Array }
  | { tag: 0xf2 | 0xf3 | 0x02 | 0x03 | 0x08 | 0x67 };

export const append = (argument: Uint8Array): MessageOperation => ({ tag: 0xf0, argument });
export const prepend = (argument: Uint8Array): MessageOperation => ({ tag: 0xf1, argument });
export const hash: MessageOperation = { tag: 0x08 };

/** What an operation makes of a message. */
export function apply(operation: MessageOperation, message: Uint8Array): Uint8Array {
  const result = resultOf(operation, message);
  if (result.length > MAX_MESSAGE) throw new Refusal("unreadable", "a message is too long");
  return result;
}

function resultOf(operation: MessageOperation, message: Uint8Array): Uint8Array {
  switch (operation.tag) {
    case 0xf0:
      return concat(message, operation.argument);
    case 0xf1:
      return concat(operation.argument, message);
    case 0xf2:
      return message.toReversed();
    case 0xf3:
      return utf8(toHex(message));
    case 0x02:
      return sha1(message);
    case 0x03:
      return ripemd160(message);
    case 0x08:
      return sha256(message);
    case 0x67:
      return keccak_256(message);
  }
}
