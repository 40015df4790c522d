import { fileName, languages } from "@colophon/api";
import { buildBundle } from "../../record/build-bundle.ts";
import { readCertificate, requireCertificate } from "../../record/read-certificate.ts";
import { createDocumentMaker, type DocumentContext } from "../documents/document-maker.ts";
import { AppError } from "../../base/errors.ts";
import type { CertificateLetterFacts } from "../../mail/letter-kinds.ts";
import type { Described } from "../../mail/compose-mail.ts";

/**
 * What letters about a certificate say and attach: its PDF and its proof, made when the letter is sent. They show only
 * what is public, since every mail server on the way can read a mail. Undefined once the certificate is erased or
 * blocked.
 */
export function createCertificateDescriber(context: DocumentContext) {
  const findDocument = createDocumentMaker(context);

  return async (id: string, lang: string): Promise<Described<CertificateLetterFacts> | undefined> => {
    const language = languages.find((one) => one === lang) ?? "en";
    try {
      const stored = await requireCertificate(context, id);
      const [{ title, registrationDate, anchor }, document, bundle] = await Promise.all([
        readCertificate(context, stored, "public"),
        findDocument(id, "pdf", language),
        buildBundle(context, stored, "public"),
      ]);
      const pdf = await document.bytes();
      return {
        facts: {
          certificateId: id,
          title,
          registeredAt: registrationDate,
          isFinal: anchor.state === "final",
        },
        attachments: [
          {
            filename: `${fileName(title, id)}_certificate.pdf`,
            contentType: "application/pdf",
            content: pdf,
          },
          {
            filename: `${id}.colophon.json`,
            contentType: "application/json",
            content: Buffer.from(JSON.stringify(bundle)),
          },
        ],
      };
    } catch (error) {
      if (error instanceof AppError && /^certificate_(erased|not_found|blocked)$/.test(error.code))
        return undefined;
      throw error;
    }
  };
}
