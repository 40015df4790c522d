import { useTranslation } from "react-i18next";
import type { VerifiedStatus } from "@colophon/proof/statements";
import type { StatementKind } from "@colophon/proof/statements";
import { longDateTime } from "../../../lib/text/format.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

/** What was said of the licence, in the order of the log. */
export function LicenceSaid({ statements }: Pick<VerifiedStatus, "statements">) {
  const { t, i18n } = useTranslation(["translation", "licence"]);
  if (statements.length === 0) return undefined;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{t("licence:said")}</h2>
      <ol className="border-t border-rule">
        {statements.map(({ n, kind, by, at, said }) => (
          <li key={n} className="grid gap-2 border-b border-rule py-4" data-statement={kind}>
            <h3 className="text-lg">
              {kind === "ended"
                ? t("licence:saidEnded")
                : t(`said.kind.${kind as StatementKind}`, { defaultValue: t("said.otherKind", { kind }) })}
            </h3>
            <p className="text-sm text-muted">
              {by === "licensor" || by === "licensee"
                ? t(`licence:by.${by}`)
                : t(`said.by.${by}`, { defaultValue: by })}
              {" · "}
              {longDateTime(i18n.language, at * 1000)}
            </p>
            <Facts>
              <Fact name={t("said.reason")}>{said.reason}</Fact>
              <Fact name={t("said.words")}>{said.text}</Fact>
            </Facts>
          </li>
        ))}
      </ol>
    </section>
  );
}
