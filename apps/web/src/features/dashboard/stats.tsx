import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { clientConfigQuery } from "../../lib/client-config.ts";
import { formatMoney } from "../../lib/format.ts";

/** Figures in a row. Revenue, in the currency of the fee, and licences stay at nothing until licensing is built. */
export function Stats({ registrations }: { registrations: number }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(clientConfigQuery);
  const stats = [
    [t("dashboard.registrations"), new Intl.NumberFormat(i18n.language).format(registrations)],
    [t("dashboard.revenue"), data ? formatMoney(i18n.language, 0, data.fee.currency) : ""],
    [t("dashboard.licences"), "0"],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] divide-x sm:grid-cols-3 divide-rule border-y border-rule">
      {stats.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end px-3 py-5 first:ps-0 last:pe-0 sm:px-6">
          <dt className="text-sm leading-snug text-muted">{name}</dt>
          <dd className="min-h-[1lh] font-serif text-xl whitespace-nowrap tabular-nums sm:text-4xl">
            <bdi dir="ltr">{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
