import type { Notices } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { Checkbox } from "../../ui/choice.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  disputes: Notices["disputes"];
  hasRead: boolean;
  error: string | undefined;
  onRead: (hasRead: boolean) => void;
}

/** A dispute takes no letter away; whoever writes has read it, and the letter names it. */
export function DisputedPart({ disputes, hasRead, error, onRead }: Props) {
  const { t, i18n } = useTranslation("notices");
  const said = (text: string) => (
    <Words as="p" className="border-s-2 border-rule ps-4 wrap-anywhere whitespace-pre-line">
      {text === "" ? t("disputed.gone") : text}
    </Words>
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("disputed.title")}</h2>
      <p>{t("disputed.text")}</p>
      {disputes.map(({ n, at, text, answer }) => (
        <div key={n} className="grid gap-2">
          <p>{t("disputed.opened", { date: longDate(i18n.language, at) })}</p>
          {said(text)}
          <p>
            {answer
              ? t("disputed.answered", { date: longDate(i18n.language, answer.at) })
              : t("disputed.unanswered")}
          </p>
          {answer && said(answer.text)}
        </div>
      ))}
      <Checkbox required label={t("disputed.read")} error={error} isChecked={hasRead} onChange={onRead} />
    </section>
  );
}
