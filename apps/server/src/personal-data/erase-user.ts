import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { type DepositedBytes, deleteDepositedBytes } from "../deposits/end-deposit.ts";
import { deleteKeptDocuments } from "../documents/kept-documents.ts";
import { AppError } from "../errors.ts";
import { deleteProfileImage } from "../profiles/profile-image.ts";
import { eraseRows } from "./personal-data-store.ts";

/**
 * Erases a person (docs/decisions/009-erasure.md): account, profile, works, deposited files, documents and all that opens their
 * records. What stays of a certificate is its number and the signed record, salted hashes alone, so that the log still
 * adds up. After a crash on the way the account is still there, perhaps without its files, and asking again ends it.
 */
export async function eraseUser(
  { db, ...places }: { db: Kysely<Database> } & DepositedBytes,
  userId: string,
  confirmedPasswordHash: string,
): Promise<void> {
  let certificateIds: string[] = [];
  const deleteDocuments = async () => {
    for (const id of certificateIds) await deleteKeptDocuments(places.objects, id);
  };
  const isErased = await eraseRows(
    db,
    userId,
    confirmedPasswordHash,
    async ({ image, works, certificates }) => {
      certificateIds = certificates;
      if (image !== null) await deleteProfileImage(places.objects, image);
      for (const workId of works) await deleteDepositedBytes(places, workId);
      await deleteDocuments();
    },
  );
  if (!isErased) throw new AppError("wrong_password");
  // Again, for what was drawn up meanwhile: from here on, nothing is kept any more of an erased certificate.
  await deleteDocuments();
}
