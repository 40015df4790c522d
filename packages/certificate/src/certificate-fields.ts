import { cleanText } from "@colophon/proof/texts";
import { type AnnexCandidate, annexCandidates } from "./annex-candidates.ts";
import type { PrintedFacts } from "./printed-facts.ts";
import type { DocumentLanguage } from "./document-language.ts";
import { type PrintContext, type FieldName, labelTexts, valueTexts } from "./field-texts.ts";
import { labelsIn } from "./labels/labels-in.ts";
import { saidSince } from "./said-since.ts";

/** What the template's `{{names}}` stand for, in one language. */
export interface CertificateFields {
  lang: DocumentLanguage;
  /** The certificate's own ornament is drawn from it. */
  seed: string;
  validationUrl: string;
  texts: Readonly<Record<FieldName, string>>;
  annex: readonly AnnexCandidate[];
  annexHeading: string;
}

const cleaned = <T extends Record<string, string>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)])) as T;

export function certificateFields(facts: PrintedFacts, context: PrintContext): CertificateFields {
  const labels = labelsIn(context.lang);
  // Cleaned here, and not only where they are drawn: a PDF also names its title and its author.
  const texts = cleaned({ ...labelTexts(labels), ...valueTexts(facts, context, labels) });
  return {
    lang: context.lang,
    seed: facts.certificateId,
    validationUrl: context.validationUrl,
    texts,
    annex: [...saidSince(facts, context, labels), ...annexCandidates(facts, context.lang, labels, texts)],
    annexHeading: labels.annex,
  };
}
