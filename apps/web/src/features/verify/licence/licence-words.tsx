import { describeTerms, readTerms } from "@colophon/licences";
import type { LicenceVerification } from "@colophon/proof/licences";
import { useTranslation } from "react-i18next";
import { languageOf } from "../../../ui/licences/terms-in-words.tsx";
import { TermsSheet } from "../../../ui/licences/terms-sheet.tsx";
import { TermsText } from "../../../ui/licences/terms-text.tsx";
import { Rosette } from "../../../ui/rosette.tsx";
import { Words } from "../../../ui/words.tsx";

interface Props {
  id: string;
  verification: LicenceVerification;
  /** Of the work, where nothing else names it. */
  title?: string | undefined;
}

/** A licence's paper: what its file shows of it, in plain words from its fields. */
export function LicenceWords({ id, verification, title }: Props) {
  const { t, i18n } = useTranslation("licence");
  const claims = verification.record?.claims ?? {};
  const { licensor, licensee, from, until, fee, work } = claims;
  const terms = readTerms(claims.terms);
  const language = languageOf(i18n.language);
  const sentences =
    terms &&
    describeTerms(language, {
      terms,
      // What is withheld is not said to be without an end.
      term: from === undefined || until === undefined ? undefined : { from, until },
      price: fee,
      licensor,
      licensee,
      certificateId: work?.certificate,
    });
  return (
    <TermsSheet>
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 text-center text-balance print:justify-items-start print:text-start">
        <Rosette seed={id} className="size-16 text-valid print:hidden" />
        {title !== undefined && (
          <Words as="p" className="font-serif text-2xl wrap-anywhere">
            {title}
          </Words>
        )}
        {sentences && <h2 className={title === undefined ? "text-2xl" : "text-lg"}>{t("words")}</h2>}
      </header>
      {sentences ? (
        <section data-licence-words aria-label={t("words")}>
          <TermsText language={language} sentences={sentences} />
        </section>
      ) : (
        <p className="max-w-prose">{t(claims.terms ? "unread" : "private")}</p>
      )}
    </TermsSheet>
  );
}
