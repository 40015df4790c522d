import { formatMoney } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { revenueQuery } from "../../lib/api/revenue-query.ts";

/** Where a figure isn't known: it is still asked for, or the registry doesn't answer. */
const unknown = "–";

/** Figures in a row: works, revenue with one figure for each currency, licences. */
export function Stats({ registrations }: { registrations: number }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { data: revenue } = useQuery(revenueQuery);
  const { format } = new Intl.NumberFormat(i18n.language);
  return (
    <dl className="grid grid-cols-3 divide-x divide-rule border-y border-rule">
      <Stat name={t("dashboard.registrations")} figures={[format(registrations)]} />
      <Stat
        name={<Link to="/dashboard/licences">{t("dashboard.revenue")}</Link>}
        figures={useRevenue(revenue?.byCurrency)}
      />
      <Stat
        name={<Link to="/dashboard/licences">{t("dashboard.licences")}</Link>}
        figures={[revenue ? format(revenue.issued) : unknown]}
      />
    </dl>
  );
}

function useRevenue(byCurrency: { currency: string; amount: number }[] | undefined): string[] {
  const { i18n } = useTranslation();
  const { data } = useQuery(clientConfigQuery);
  if (byCurrency === undefined) return [unknown];
  const earned = byCurrency.filter(({ amount }) => amount > 0);
  if (earned.length > 0)
    return earned.map(({ amount, currency }) => formatMoney(i18n.language, amount, currency));
  const nothing = { style: "currency", currency: data?.fee.currency ?? "", currencyDisplay: "narrowSymbol" };
  // As specified, "$0.00": of nothing nobody has to know which dollars.
  return [
    data ? new Intl.NumberFormat(i18n.language, nothing as Intl.NumberFormatOptions).format(0) : unknown,
  ];
}

/** Several figures, or a long one, are smaller. */
function Stat({ name, figures }: { name: ReactNode; figures: string[] }) {
  const isSmall = figures.length > 1 || figures.some((figure) => figure.length > 8);
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end px-3 py-5 first:ps-0 last:pe-0 sm:px-6">
      <dt className="text-sm leading-snug text-muted">{name}</dt>
      {/* The first line of the list is its last: the column is reversed. */}
      {figures.toReversed().map((figure) => (
        <dd
          key={figure}
          className={`font-serif tabular-nums wrap-anywhere ${isSmall ? "text-lg sm:text-2xl" : "text-2xl sm:text-4xl"}`}
        >
          <span dir="ltr">{figure}</span>
        </dd>
      ))}
    </div>
  );
}
