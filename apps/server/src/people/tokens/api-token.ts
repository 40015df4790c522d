import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { apiTokenPrefix } from "@colophon/api";

/** `clp_`, 256 random bits and a checksum, both base64url. */
const form = new RegExp(`^${apiTokenPrefix}([\\w-]{43})([\\w-]{6})$`);

export function createApiToken(): string {
  const secret = randomBytes(32).toString("base64url");
  return `${apiTokenPrefix}${secret}${checksumOf(secret)}`;
}

/** Whether its checksum is right: one that was cut off or misread is told from one that has ended, without the database. */
export function isWhole(token: string): boolean {
  const [, secret, checksum] = form.exec(token) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

/** SHA-256: enough for an unguessable secret, and all that is stored. */
export function hashApiToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function checksumOf(secret: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(secret));
  return bytes.toString("base64url");
}
