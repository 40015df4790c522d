import type { RecordClaims, StatusEvidence } from "@colophon/proof";
import { linesOfUses, readAiInvolvement, statedUses, type UsesLine } from "@colophon/uses";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "../../lib/text/format.ts";
import { nameOfUses } from "../../lib/text/name-of-uses.ts";
import { Fact } from "../../ui/facts.tsx";
import { Words } from "../../ui/words.tsx";

interface Props {
  claims: RecordClaims;
  /** Of the record, in seconds, by the registry's clock. */
  issuedAt: number;
  /** By other clocks. */
  provenTime: number | undefined;
  status: StatusEvidence | undefined;
}

/** What machines may do with the work, by its registrant's word: as it is now only by a current status. */
export function UsesFacts({ claims, issuedAt, provenTime, status }: Props) {
  const { t, i18n } = useTranslation("uses");
  const stated = statedUses({ claims, issuedAt }, status);
  const { state, history, asOf, isWithdrawn } = stated;
  const isNow = state === "said" && !isWithdrawn;
  const day = (seconds: number) => longDate(i18n.language, seconds * 1000);
  const since = ({ statement, at }: UsesLine["since"]) =>
    day(statement === undefined ? (provenTime ?? at) : at);
  const textOf = ({ uses, permission, since: first }: UsesLine) => {
    const values = { use: nameOfUses(t, uses), date: since(first) };
    return isNow ? t(`since.${permission}`, values) : t(`from.${permission}`, values);
  };
  const last = history.at(-1);
  const lines = linesOfUses(stated);
  const involvement = readAiInvolvement(claims.aiInvolvement);
  const word = last && (
    <div data-uses={state}>
      {lines.map((line) => (
        <span key={line.uses.join(" ")} className="block">
          {textOf(line)}
        </span>
      ))}
      {lines.length === 0 && t(last.isUnknown ? "unknown" : "takenBack", { date: day(last.at) })}
      <Beneath>{t("word")}</Beneath>
      {isNow && asOf !== undefined && <Beneath>{t("asOf", { date: day(asOf) })}</Beneath>}
      {isWithdrawn && (lines.length > 0 || last.isUnknown) && <Beneath>{t("withdrawn")}</Beneath>}
      {state === "not_current" && !isWithdrawn && <Beneath>{t("notCurrent")}</Beneath>}
    </div>
  );
  return (
    <>
      <Fact name={t("line")} isList>
        {state === "changed_not_shown" ? t("changed") : word}
      </Fact>
      <Fact name={t("involvement")}>
        {involvement && (
          <>
            {t(`made.${involvement.made}`)}
            {involvement.text !== undefined && (
              <Words className="block text-sm text-muted">{involvement.text}</Words>
            )}
          </>
        )}
      </Fact>
    </>
  );
}

const Beneath = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm text-muted">{children}</span>
);
