import type { VerifiedStatus } from "@colophon/proof/statements";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { SaidList } from "../../ui/said-list.tsx";

/** In one file of code with what is loaded for the same certificates. */
export { SaidFirst } from "./said-first.tsx";
export { UsesFacts } from "./uses-facts.tsx";

/** All later statements about the certificate, as proven by the log. */
export function SaidSince({ proven: { asOf, statements, lack, carried } }: { proven: VerifiedStatus }) {
  const { t, i18n } = useTranslation();
  const isAll = lack === undefined && statements.every(({ withheld }) => withheld === 0);
  const dateOf = (seconds: number) => longDateTime(i18n.language, seconds * 1000);
  const time = dateOf(asOf);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 print:block print:space-y-3">
      <h2 className="text-2xl">{t("said.title")}</h2>
      <p className="text-muted">{t(isAll ? "said.asOf" : "said.asOfPart", { time })}</p>
      {carried?.lost.map(({ from, until }) => (
        <p key={from}>
          {t("verify.code.status_lost_between_logs", { from: dateOf(from), until: dateOf(until) })}
        </p>
      ))}
      <SaidList statements={statements.map((one) => ({ ...one, at: one.at * 1000 }))} />
    </section>
  );
}
