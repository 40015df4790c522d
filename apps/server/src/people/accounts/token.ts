import { createHash, randomBytes } from "node:crypto";

/** A bearer secret of 256 random bits, base64url. Anyone who has it can act for the account, so only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256: enough for an unguessable secret, and fast enough for every request. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
