import { formatMoney, type OwnLicence } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDay } from "../../../lib/text/format.ts";
import { Words } from "../../../ui/words.tsx";
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
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-rule py-5">
      <h3 className="text-xl wrap-anywhere">
        <Words>{title}</Words>
      </h3>
      <p className="text-end text-lg">
        {paid === "free" || amount === null ? (
          t("free")
        ) : (
          <span dir="ltr" className="font-serif tabular-nums">
            {formatMoney(i18n.language, amount, currency)}
          </span>
        )}
      </p>
      <div className="col-span-2 grid gap-1">
        <p className="flex flex-wrap gap-x-2 text-muted">
          <span>{t(other)}</span>
          {licence[other].name === "" ? (
            <span>{t("nameless")}</span>
          ) : (
            <Words className="text-ink wrap-anywhere">{licence[other].name}</Words>
          )}
        </p>
        <p className="text-muted">
          <span className={state === "in_force" ? "text-valid" : "text-ink"}>{t(`state.${state}`)}</span>
          {" · "}
          {until === null
            ? t("endless", { from: day(from) })
            : t("term", { from: day(from), until: day(until) })}
        </p>
        {paid === "demo" && as === "licensor" && <p className="text-sm text-muted">{t("demo")}</p>}
        <div className="flex flex-wrap items-center gap-x-6">
          <Link to={`/verify/${licenceId}`} className="py-2 tabular-nums max-sm:tap">
            {t("number", { licenceId })}
          </Link>
          <LicenceDocument licenceId={licenceId} />
        </div>
      </div>
    </li>
  );
}
