import type { Queryable } from "../base/db/queryable.ts";
import { StartError } from "../base/errors.ts";
import type { Keys } from "../base/keys/keys.ts";
import { insertFirstFingerprint, listFingerprints } from "./fingerprint-store.ts";

export type LogKeys = Pick<Keys, "logSigning" | "issuerSigning" | "dataEncryption" | "numbered">;

/** The fingerprints of the first start are stored: with another key, new proofs would contradict the old ones. */
export async function matchKeys(db: Queryable, keys: LogKeys): Promise<void> {
  const first = {
    log: keys.logSigning.fingerprint,
    issuer: keys.issuerSigning.fingerprint,
    data: keys.dataEncryption.fingerprint,
  };
  for (const [purpose, fingerprint] of Object.entries(first))
    await insertFirstFingerprint(db, purpose, fingerprint);
  await requireKeys(db, keys);
}

/** Throws unless these keys belong to the database; of replaceable keys, all that are still needed must be present. */
export async function requireKeys(db: Queryable, { logSigning, numbered }: LogKeys): Promise<void> {
  const needed = await listFingerprints(db);
  for (const { purpose, number, fingerprint } of needed) {
    const own =
      purpose === "log"
        ? logSigning.fingerprint
        : purpose === "issuer" || purpose === "data"
          ? numbered.fingerprint(purpose, number)
          : fingerprint;
    if (own === undefined)
      throw new StartError(
        `KEYS_DIR (${numbered.keysDir}) lacks the ${purpose} key number ${number}, which this database needs. Copy it from where it was made.`,
      );
    if (own !== fingerprint)
      throw new StartError(
        `KEYS_DIR has a different ${purpose} key from the one this database was made with. Use the KEYS_DIR that belongs to it.`,
      );
  }
  const missing = ["log", "issuer", "data"].find((purpose) => !needed.some((key) => key.purpose === purpose));
  if (missing !== undefined) throw new StartError(`The database has no ${missing} key of its own.`);
}
