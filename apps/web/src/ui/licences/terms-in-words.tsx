import type { TermsWanted } from "@colophon/api";
import { describeTerms, type TermsLanguage, termsLanguages } from "@colophon/licences";
import { useTranslation } from "react-i18next";
import { TermsText } from "./terms-text.tsx";

interface Props {
  terms: TermsWanted;
  /** In the currency's smallest unit; null: asked for. */
  amount: number | null;
  currency: string;
  licensor?: string;
  licensee?: string;
}

/** What a licence permits, in the sentences that it will be printed in, and in the reader's language. */
export function TermsInWords({ terms, amount, currency, licensor, licensee }: Props) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const sentences = describeTerms(language, {
    terms,
    term: { months: terms.months },
    price: { amount, currency },
    licensor: licensor === undefined ? undefined : { name: licensor },
    licensee: licensee === undefined ? undefined : { name: licensee },
  });
  return <TermsText language={language} sentences={sentences} />;
}

export const languageOf = (language: string): TermsLanguage =>
  termsLanguages.find((one) => one === language) ?? "en";
