import type { ShownLetter as Letter } from "@colophon/api";
import { useTranslation } from "react-i18next";

/** A letter that a local installation shows instead of sending it. */
export function LetterPreview({ letter }: { letter: Letter }) {
  const { t } = useTranslation(["translation", "account"]);
  const [before = "", after = ""] = letter.text.split(letter.link);
  return (
    <section aria-label={t("confirmation.letter")} className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {t("confirmation.noMail")}
      </p>
      <article className="grid gap-3 border border-rule bg-raised px-5 py-4">
        <p className="font-semibold">{letter.subject}</p>
        <p className="wrap-anywhere whitespace-pre-line">
          {before}
          <a href={letter.link} dir="ltr">
            {letter.link}
          </a>
          {after.trimEnd()}
        </p>
      </article>
    </section>
  );
}
