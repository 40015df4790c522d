import type { DocumentFormat } from "./page-renderer.ts";
import type { Objects } from "../files/objects.ts";

const folderOf = (certificateId: string): string => `documents/${certificateId}`;

/** `version` names what the document shows and how it is drawn. */
export const documentKey = (certificateId: string, version: string, format: DocumentFormat): string =>
  `${folderOf(certificateId)}/${version}.${format}`;

/** In every language that was ever asked for. */
export async function deleteKeptDocuments(objects: Objects, certificateId: string): Promise<void> {
  await objects.deleteAll(folderOf(certificateId));
}
