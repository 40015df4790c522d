import type { Language } from "@colophon/api";
import { termsText } from "@colophon/licences";
import type { Config } from "../../base/config/config.ts";
import { licenceFields, type LicenceFacts } from "./licence-fields.ts";
import { licenceWords } from "./licence-words.ts";
import { licenceTexts } from "./licence-texts.ts";
import type { Documents } from "./open-documents.ts";
import { printedSeal, signPdf } from "./sign-pdf.ts";

export interface LicenceDocumentContext {
  config: Pick<Config, "publicUrl">;
  documents: Pick<Documents, "signer" | "timeStamp"> & { pool: Pick<Documents["pool"], "run"> };
}

/** A licence, as one reader may see it. */
export interface ShownLicence extends Omit<LicenceFacts, "madeAt" | "validationUrl"> {
  /** Text of `LIC-….licence.json` with the same disclosures, and of its status. */
  file: string;
  status?: string | undefined;
}

/**
 * A licence as a signed document, which carries its file and its status. It isn't kept: what it says of its state is true of the
 * moment when it is made.
 */
export async function makeLicenceDocument(
  { config, documents }: LicenceDocumentContext,
  { file, status, ...shown }: ShownLicence,
  lang: Language,
): Promise<Uint8Array> {
  const renderedAt = new Date();
  const facts: LicenceFacts = {
    ...shown,
    madeAt: renderedAt.toISOString(),
    validationUrl: `${config.publicUrl}/verify/${shown.id}`,
  };
  const page = await documents.pool.run({
    format: "licence",
    fields: licenceFields(facts, lang),
    words: { heading: licenceTexts[lang].words, paragraphs: licenceWords(facts, lang) },
    author: facts.claims.licensor?.name ?? "—",
    renderedAt,
    file,
    status,
    ...(shown.agreed && { agreedText: termsText(shown.agreed.paragraphs) }),
  });
  const { signer, timeStamp } = documents;
  return signPdf(page, {
    identity: signer.identity(),
    certificateId: shown.id,
    signedAt: renderedAt,
    seal: printedSeal,
    timeStamp,
  });
}
