import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Objects } from "../files/objects.ts";
import { deleteProfileImage } from "../profiles/profile-image.ts";
import { eraseRows } from "./personal-data-store.ts";

/**
 * Erases a person (docs/decisions/009-erasure.md): account, profile, works and all that opens their records. What stays of
 * a certificate is its number and the signed record, salted hashes alone, so that the log still adds up. A crash after
 * the commit leaves at most a stray picture, which nobody is served.
 */
export async function eraseUser(
  { db, objects }: { db: Kysely<Database>; objects: Objects },
  userId: string,
  confirmedPasswordHash: string,
): Promise<void> {
  const erased = await eraseRows(db, userId, confirmedPasswordHash);
  if (erased === undefined) throw new AppError("wrong_password");
  if (erased.image !== null) await deleteProfileImage(objects, erased.image);
}
