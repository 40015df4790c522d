import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import { findVersion } from "../../record/record.ts";
import { holdCertificate, isBlockedNow, lockCertificate } from "./document-store.ts";
import type { DocumentFormat } from "./page-renderer.ts";

const folderOf = (certificateId: string): string => `documents/${certificateId}`;

/** `version` identifies what the document shows and how it is drawn. */
export const documentKey = (certificateId: string, version: string, format: DocumentFormat): string =>
  `${folderOf(certificateId)}/${version}.${format}`;

/** Something was said or erased while the document was made. */
export class DocumentOutdated extends Error {}

/**
 * Keeps a document of a certificate that is neither erased nor blocked, and still of the `version` that it shows. An erasure
 * waits for the certificate's row until the document is stored, then deletes it; after a crash in between, it finds the
 * document, too.
 */
export async function keepDocument(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
  key: string,
  bytes: Uint8Array,
  version: string,
): Promise<void> {
  try {
    await transact(pool, async (tx) => {
      if (!(await holdCertificate(tx, certificateId))) throw new AppError("certificate_erased");
      // Both checked after locking the row, which a purge or an erasure must wait for.
      if (await isBlockedNow(tx, certificateId)) throw new AppError("certificate_blocked");
      if ((await findVersion(tx, certificateId)) !== version) throw new DocumentOutdated();
      await objects.put(key, bytes);
    });
  } catch (error) {
    // Without the row lock, the certificate may be erased by now.
    // If deleting fails, the object is orphaned.
    await objects.delete(key).catch(() => undefined);
    throw error;
  }
}

/**
 * Deletes the documents of a certificate after a statement that blocks it or unnames somebody: waits for a process that is
 * keeping one, which has the row locked; a later one finds the statement.
 */
export function purgeDocuments(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
): Promise<void> {
  return transact(pool, async (tx) => {
    // Deleting in a bucket may take longer than the idle time-out allows.
    await tx.query("set local idle_in_transaction_session_timeout = '60s'");
    await lockCertificate(tx, certificateId);
    await deleteKeptDocuments(objects, certificateId);
  });
}

/** In all languages. */
export async function deleteKeptDocuments(objects: Objects, certificateId: string): Promise<void> {
  await objects.deleteAll(folderOf(certificateId));
}
