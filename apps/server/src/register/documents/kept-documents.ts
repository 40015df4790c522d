import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import { holdCertificate, isBlockedNow, lockCertificate } from "./document-store.ts";
import type { DocumentFormat } from "./page-renderer.ts";

const folderOf = (certificateId: string): string => `documents/${certificateId}`;

/** `version` identifies what the document shows and how it is drawn. */
export const documentKey = (certificateId: string, version: string, format: DocumentFormat): string =>
  `${folderOf(certificateId)}/${version}.${format}`;

/**
 * Keeps a document of a certificate that is neither erased nor blocked. An erasure waits for the certificate's row
 * until the document is stored, then deletes it; after a crash in between, it finds the document, too.
 */
export async function keepDocument(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await transact(pool, async (tx) => {
      if (!(await holdCertificate(tx, certificateId))) throw new AppError("certificate_erased");
      // Checked after locking the row, which a purge must wait for.
      if (await isBlockedNow(tx, certificateId)) throw new AppError("certificate_blocked");
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
 * Deletes the documents of a blocked certificate: waits for a process that is keeping one, which has the row locked; a
 * later one finds it blocked.
 */
export function purgeDocuments(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
): Promise<void> {
  return transact(pool, async (tx) => {
    await lockCertificate(tx, certificateId);
    await deleteKeptDocuments(objects, certificateId);
  });
}

/** In all languages. */
export async function deleteKeptDocuments(objects: Objects, certificateId: string): Promise<void> {
  await objects.deleteAll(folderOf(certificateId));
}
