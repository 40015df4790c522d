import type { Language } from "@colophon/api";

/** The picture of a certificate that is shown of a link, in the language of the page that names it. */
export function cardPreview(publicUrl: string, certificateId: string, language: Language) {
  return {
    "og:image": `${publicUrl}/api/certificates/${certificateId}/card.png?lng=${language}`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
}
