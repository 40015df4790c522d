import type { TermsWanted } from "@colophon/api";
import { describeTerms, type TermsLanguage, termsLanguages } from "@colophon/licences";
import { useTranslation } from "react-i18next";

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
  const sentences = describeTerms(languageOf(i18n.language), {
    terms,
    term: { months: terms.months },
    price: { amount, currency },
    licensor: licensor === undefined ? undefined : { name: licensor },
    licensee: licensee === undefined ? undefined : { name: licensee },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}

export const languageOf = (language: string): TermsLanguage =>
  termsLanguages.find((one) => one === language) ?? "en";
