import { keccak_256 } from "@noble/hashes/sha3.js";
import { concat, fromHex, utf8 } from "../encoding/bytes.ts";

// Typed data of EIP-712, so that a wallet can show what it signs in words.

/** Part of what wallets have signed, so it never changes. It has no chain id: wallets refuse a domain of a chain that they are not on. */
export const DOMAIN = { name: "Colophon", version: "1" };

export const DOMAIN_TYPE = [
  { name: "name", type: "string" },
  { name: "version", type: "string" },
] as const;

export type Bytes32 = `0x${string}`;

type Members = readonly { readonly name: string; readonly type: string }[];

/** EIP-712: `keccak256(1901 ‖ domain separator ‖ hash of the message)`, the 32 bytes that the wallet's key signs. */
export function hashInDomain(message: Uint8Array): Uint8Array {
  const separator = hashStruct("EIP712Domain", DOMAIN_TYPE, [
    hashText(DOMAIN.name),
    hashText(DOMAIN.version),
  ]);
  return keccak_256(concat(Uint8Array.of(0x19, 0x01), separator, message));
}

/** EIP-712 `hashStruct`: `keccak256(hash of the type's text ‖ its encoded members)`. */
export function hashStruct(name: string, members: Members, encoded: Uint8Array[]): Uint8Array {
  const type = `${name}(${members.map((member) => `${member.type} ${member.name}`).join(",")})`;
  return keccak_256(concat(hashText(type), ...encoded));
}

export function hashText(text: string): Uint8Array {
  return keccak_256(utf8(text));
}

export function bytesOf(hex: Bytes32): Uint8Array {
  return fromHex(hex.slice(2));
}
