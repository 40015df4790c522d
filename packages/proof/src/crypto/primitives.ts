import { isSoundEd25519Key, verifyEd25519 } from "./ed25519.ts";
import { verifyP256 } from "./p256.ts";
import { type Hash, sha256 } from "./sha256.ts";

/**
 * What a check computes with. An environment may have quicker ones than JavaScript's; whoever supplies them must make sure
 * that they agree on every input, or a certificate would be valid in one place and not in another.
 */
export interface Primitives {
  sha256: Hash;
  /** Whether 32 bytes are a key in canonical encoding, of the prime-order subgroup, and not its identity. */
  isSoundEd25519Key(publicKey: Uint8Array): boolean;
  /** RFC 8032 section 5.1.7 without cofactor, R canonical; `publicKey` is one that `isSoundEd25519Key` accepts. */
  verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
  /** ECDSA with SHA-256; `publicKey` is a point, uncompressed, `signature` r and s, 64 bytes. Both values of s are signatures. */
  verifyP256(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
}

/** Those that run everywhere. What others say is measured by them. */
export const javaScript: Primitives = { sha256, isSoundEd25519Key, verifyEd25519, verifyP256 };
