import type pg from "pg";
import { transact } from "../db/transact.ts";
import { isBlocked } from "../statements/heading.ts";
import { AppError } from "../errors.ts";
import type { Objects } from "../files/objects.ts";
import type { DocumentFormat } from "./page-renderer.ts";

const folderOf = (certificateId: string): string => `documents/${certificateId}`;

/** `version` names what the document shows and how it is drawn. */
export const documentKey = (certificateId: string, version: string, format: DocumentFormat): string =>
  `${folderOf(certificateId)}/${version}.${format}`;

/**
 * Keeps a document of a certificate that is neither erased nor blocked. An erasure waits for the certificate's row until the document is
 * there, and deletes it; after a crash on the way it finds the document too.
 */
export async function keepDocument(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await transact(pool, async (tx) => {
      const { rowCount } = await tx.query(
        "select from certificates where id = $1 and erased_at is null for share",
        [certificateId],
      );
      if (rowCount === 0) throw new AppError("certificate_erased");
      // Asked after the row is locked, which a purge has to wait for.
      const { rows } = await tx.query<{ isBlocked: boolean }>(`select ${isBlocked("$1")} as "isBlocked"`, [
        certificateId,
      ]);
      if (rows[0]?.isBlocked) throw new AppError("certificate_blocked");
      await objects.put(key, bytes);
    });
  } catch (error) {
    // Without the row's lock it is unknown whether the certificate is erased by now.
    // If deleting fails, the object has no owner.
    await objects.delete(key).catch(() => undefined);
    throw error;
  }
}

/**
 * Deletes those of a blocked certificate: a process that is just keeping one has its row locked, and is waited for; one that
 * comes later finds it blocked.
 */
export function purgeDocuments(
  { pool, objects }: { pool: pg.Pool; objects: Objects },
  certificateId: string,
): Promise<void> {
  return transact(pool, async (tx) => {
    await tx.query("select from certificates where id = $1 for no key update", [certificateId]);
    await deleteKeptDocuments(objects, certificateId);
  });
}

/** In every language that was ever asked for. */
export async function deleteKeptDocuments(objects: Objects, certificateId: string): Promise<void> {
  await objects.deleteAll(folderOf(certificateId));
}
