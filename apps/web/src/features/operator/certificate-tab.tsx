import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { callApi } from "../../lib/api/call-api.ts";
import { OfferedTo } from "../../ui/offered-to.tsx";
import { SaidList } from "../../ui/said-list.tsx";
import { ActButton, type Given } from "./act-button.tsx";
import { ActList } from "./act-list.tsx";
import { FoundLists } from "./found-lists.tsx";
import { Loaded } from "./loaded.tsx";
import { operatorCertificateQuery } from "./operator-query.ts";
import { ReportEntry } from "./report-entry.tsx";

/** One certificate: its statements, reports and acts, and the statements that the registry can make. */
export function CertificateTab() {
  const { t } = useTranslation("operator");
  const { id = "" } = useParams();
  const query = useQuery(operatorCertificateQuery(id));
  const say =
    (act: "note" | "block" | "unblock") =>
    async ({ reason, text, ground }: Given) =>
      callApi(`POST /api/operator/certificates/{id}/${act}`, {
        params: { id },
        body: { reason, text, ground },
      });
  return (
    <Loaded query={query}>
      {({ certificate, offer, statements, reports, acts }) => (
        <>
          <FoundLists certificates={[certificate]} />
          {offer && <OfferedTo offer={offer} />}
          <div className="flex flex-wrap items-start gap-3">
            {certificate.status === "blocked" ? (
              <ActButton key="unblock" label={t("ask.unblock")} asks="publication" send={say("unblock")} />
            ) : (
              <ActButton key="block" label={t("ask.block")} asks="publication" isDanger send={say("block")} />
            )}
            <ActButton label={t("ask.note")} asks="publication" send={say("note")} />
            <ActButton
              label={t(certificate.accountId === null ? "ask.passUnowned" : "ask.pass")}
              asks={certificate.accountId === null ? "offerOfUnowned" : "offer"}
              send={async ({ reason, email, to, rights }) =>
                callApi("POST /api/operator/certificates/{id}/pass", {
                  params: { id },
                  body: { reason, email, to, rights },
                })
              }
            />
            {certificate.accountId !== null && (
              <Link to={`/operator/accounts/${certificate.accountId}`} className="py-2">
                {t("account.open")}
              </Link>
            )}
          </div>
          {statements.length > 0 && (
            <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h2 className="text-2xl">{t("certificate.said")}</h2>
              <SaidList statements={statements} />
            </section>
          )}
          {reports.length > 0 && (
            <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h2 className="text-2xl">{t("certificate.reports")}</h2>
              <ul className="border-t border-rule">
                {reports.map((report) => (
                  <ReportEntry key={report.id} report={report} />
                ))}
              </ul>
            </section>
          )}
          <ActList acts={acts} />
        </>
      )}
    </Loaded>
  );
}
