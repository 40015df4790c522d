import { ApiError, type Failure } from "@colophon/api";
import i18n from "i18next";

export type DocumentFormat = "pdf" | "svg" | "png";

/** A certificate's document from the server, in the page's language. Throws an ApiError. */
export async function fetchDocument(certificateId: string, format: DocumentFormat): Promise<Blob> {
  const address = `/api/certificates/${encodeURIComponent(certificateId)}/certificate.${format}`;
  let response: Response;
  try {
    response = await fetch(`${address}?lng=${i18n.language}`);
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError(0, { code: "network", error: "The server could not be reached." });
  }
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new ApiError(response.status, failure ?? { code: "internal_error", error: response.statusText });
}
