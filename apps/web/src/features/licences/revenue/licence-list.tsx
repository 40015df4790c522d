import { formatMoney, type OwnLicence } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDay } from "../../../lib/text/format.ts";
import { Words } from "../../../ui/words.tsx";
import { LicenceRow } from "../licence-row.tsx";
import { LicenceDocument } from "./licence-document.tsx";

/** Licences that somebody issued or has: each with its work, the other side, its term, fee and state. */
export function LicenceList({ licences }: { licences: readonly OwnLicence[] }) {
  return (
    <ul className="border-t border-rule">
      {licences.map((licence) => (
        <LicenceEntry key={licence.id} licence={licence} />
      ))}
    </ul>
  );
}

function LicenceEntry({ licence }: { licence: OwnLicence }) {
  const { t, i18n } = useTranslation("revenue");
  const { id: licenceId, as, state, title, from, until, amount, currency, paid } = licence;
  const other = as === "licensor" ? "licensee" : "licensor";
  const day = (date: string) => longDay(i18n.language, date);
  const isAmount = paid !== "free" && amount !== null;
  return (
    <LicenceRow
      seed={licenceId}
      to={`/verify/${licenceId}`}
      title={title || licence.certificateId}
      price={{ text: isAmount ? formatMoney(i18n.language, amount, currency) : t("free"), isAmount }}
    >
      <p className="flex flex-wrap gap-x-2 text-muted">
        <span>{t(other)}</span>
        {licence[other].name === "" ? (
          <span>{t("nameless")}</span>
        ) : (
          <Words className="text-ink wrap-anywhere">{licence[other].name}</Words>
        )}
      </p>
      <p className="text-muted">
        <strong className={`font-semibold ${state === "in_force" ? "text-valid" : "text-ink"}`}>
          {t(`state.${state}`)}
        </strong>
        {" · "}
        {until === null
          ? t("endless", { from: day(from) })
          : t("term", { from: day(from), until: day(until) })}
      </p>
      {paid === "demo" && as === "licensor" && <p className="text-sm text-muted">{t("demo")}</p>}
      <div className="relative flex flex-wrap items-center gap-x-6 justify-self-start">
        <span className="text-sm text-muted tabular-nums">{t("number", { licenceId })}</span>
        <LicenceDocument licenceId={licenceId} />
      </div>
    </LicenceRow>
  );
}
