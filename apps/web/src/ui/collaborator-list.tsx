import type { Certificate } from "@colophon/api";
import { personName } from "@colophon/certificate";
import { useTranslation } from "react-i18next";
import { formatShare, joinList, longDate } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";
import { Words } from "./words.tsx";

type Named = Omit<Certificate["collaborators"][number], "answer"> & {
  /** Unset if unknown. */
  answer?: Certificate["collaborators"][number]["answer"];
};

/** The people named in a work, their roles, and their answers. */
export function CollaboratorList({ collaborators }: { collaborators: readonly Named[] }) {
  const { t, i18n } = useTranslation();
  const partOf = ({ role, share }: Named) =>
    joinList(i18n.language, [isolate(role), share === null ? "" : formatShare(i18n.language, share)]);
  const answerText = ({ state, at }: NonNullable<Named["answer"]>) => {
    const date = at === null ? "" : longDate(i18n.language, at);
    // A mark beside a name that the registrant chose says whose word it is.
    return state === "confirmed"
      ? t("certificate.confirmedByReader", { date })
      : t(`certificate.answer.${state}`, { date });
  };
  return (
    <ul className="grid gap-2">
      {collaborators.map((one) => {
        const { number, email, answer } = one;
        const name = personName(one);
        return (
          <li key={number} data-answer={answer?.state} className="wrap-anywhere">
            {name === "" ? t("certificate.unnamed", { number }) : <Words>{name}</Words>}{" "}
            {email && (
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            )}
            <span className="block text-sm text-muted">
              {[partOf(one), answer && answerText(answer)].filter(Boolean).join(" · ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
