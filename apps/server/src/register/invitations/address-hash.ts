import { createHmac, randomBytes } from "node:crypto";
import type pg from "pg";
import { emailKey } from "../../base/email-key.ts";
import { open, seal } from "../../base/encryption.ts";
import { findAddressKey, keepAddressKey } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** What the sealed key is bound to. */
export const addressKeyContext = "address_keys";
/** Of each database. One that could not be opened is forgotten, so that the next call tries again. */
const opened = new WeakMap<pg.Pool, Promise<Buffer>>();

/**
 * What is kept of an address that got a letter: its HMAC-SHA-256, in the spelling that accounts are compared by. The key is
 * made once, sealed in the database, and never changes: it identifies permanently who does not want any letters.
 */
export async function hashAddress(given: SealedRows, email: string): Promise<Buffer> {
  const key = opened.get(given.pool) ?? openKey(given);
  opened.set(given.pool, key);
  try {
    return createHmac("sha256", await key)
      .update(emailKey(email))
      .digest();
  } catch (error) {
    opened.delete(given.pool);
    throw error;
  }
}

async function openKey({ pool, keys }: SealedRows): Promise<Buffer> {
  const { key } = keys.dataEncryption;
  const kept =
    (await findAddressKey(pool)) ??
    (await keepAddressKey(pool, seal(key, randomBytes(32), addressKeyContext)));
  return open(key, kept, addressKeyContext);
}
