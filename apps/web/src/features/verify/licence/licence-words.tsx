import { describeTerms, readTerms, type TermsLanguage, termsLanguages } from "@colophon/licences";
import type { LicenceVerification } from "@colophon/proof/licences";
import { useTranslation } from "react-i18next";

/** What its file shows of a licence, in plain words from its fields. */
export function LicenceWords({ verification }: { verification: LicenceVerification }) {
  const { t, i18n } = useTranslation("licence");
  const claims = verification.record?.claims ?? {};
  const { licensor, licensee, from, until, fee, work } = claims;
  const terms = readTerms(claims.terms);
  if (terms === undefined) return <p className="max-w-prose">{t(claims.terms ? "unread" : "private")}</p>;
  const language: TermsLanguage = termsLanguages.find((one) => one === i18n.language) ?? "en";
  const sentences = describeTerms(language, {
    terms,
    // What is withheld is not said to be without an end.
    term: from === undefined || until === undefined ? undefined : { from, until },
    price: fee,
    licensor,
    licensee,
    certificateId: work?.certificate,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" data-licence-words>
      <h2 className="text-2xl">{t("words")}</h2>
      <ul className="grid max-w-prose gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="whitespace-pre-line wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
