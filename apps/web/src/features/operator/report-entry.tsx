import type { Report } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { DecideForm } from "./decide-form.tsx";
import { Words } from "../../ui/words.tsx";

/** One report, with the form that decides it while it is open. */
export function ReportEntry({ report }: { report: Report }) {
  const { t, i18n } = useTranslation("operator");
  const { t: tCommon } = useTranslation();
  const { kind, certificateId, text, contact, accountId, createdAt, decision, decidedAt } = report;
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-3 border-b border-rule py-5 lg:grid-cols-2"
      data-report={report.id}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <div>
          <h3 className="text-lg">
            {kind === "objection" ? t("report.objection") : tCommon(`report.kinds.${kind}`)}
          </h3>
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
            <Link to={`/operator/certificates/${certificateId}`} className="tabular-nums max-sm:tap">
              {certificateId}
            </Link>
            {longDateTime(i18n.language, createdAt)}
          </p>
        </div>
        <Words as="p" className="whitespace-pre-line wrap-anywhere">
          {text}
        </Words>
        <Facts>
          <Fact name={t("report.contact")}>
            {accountId === null ? (
              contact || t("report.noContact")
            ) : (
              <Link to={`/operator/accounts/${accountId}`}>{t("account.open")}</Link>
            )}
          </Fact>
          <Fact name={t("report.decision")}>
            {decision !== null &&
              decidedAt !== null &&
              `${t(`report.${decision}`)} · ${longDateTime(i18n.language, decidedAt)}`}
          </Fact>
        </Facts>
      </div>
      {decision === null && <DecideForm report={report} />}
    </li>
  );
}
