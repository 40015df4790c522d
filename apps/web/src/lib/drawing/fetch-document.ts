import { failureFrom, noAnswer } from "@colophon/api";
import i18n from "i18next";

export type DownloadFormat = "pdf" | "svg" | "png";

/** A certificate's document from the server, in the page's language. Throws an ApiError. */
export async function fetchDocument(certificateId: string, format: DownloadFormat): Promise<Blob> {
  const address = `/api/certificates/${encodeURIComponent(certificateId)}/certificate.${format}`;
  let response: Response;
  try {
    response = await fetch(`${address}?lng=${i18n.language}`);
    if (response.ok) return await response.blob();
  } catch {
    throw noAnswer();
  }
  throw failureFrom(response.status, await response.json().catch(() => undefined));
}
