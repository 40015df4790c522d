import type { Language } from "@colophon/api";

/** The link preview's picture of a certificate, in the language of the page that refers to it. */
export function cardPreview(publicUrl: string, certificateId: string, language: Language) {
  return {
    "og:image": `${publicUrl}/api/certificates/${certificateId}/card.png?lng=${language}`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
}
