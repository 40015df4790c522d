import { type Api, type EndpointOutput, formatMoney } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { type Month, monthsShown } from "./months-shown.ts";
import { RevenueChart } from "./revenue-chart.tsx";

type Props = EndpointOutput<Api["GET /api/licences/revenue"]>["byCurrency"][number];

/** What licences brought in one currency: a chart, and its table. */
export function CurrencyRevenue({ currency, amount, demonstrated, months }: Props) {
  const { t, i18n } = useTranslation(["revenue", "translation", "owner"]);
  const { language } = i18n;
  const { shown, earlier } = monthsShown(months, Date.now());
  const money = (units: number) => formatMoney(language, units, currency);
  const { format } = new Intl.NumberFormat(language);
  const monthName = (month: string, length: "long" | "short" | "narrow" | "year") =>
    new Intl.DateTimeFormat(language, {
      timeZone: "UTC",
      ...(length !== "year" && { month: length }),
      ...((length === "long" || length === "year") && { year: "numeric" }),
    }).format(new Date(`${month}-01`));
  const name = new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;
  const sum = (list: readonly Month[], field: "amount" | "issued") =>
    list.reduce((total, month) => total + month[field], 0);
  const row = (month: string, of: readonly Month[]) => (
    <tr key={month} className="border-t border-rule">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {month}
      </th>
      <td className="py-2 pe-3 text-end tabular-nums">{format(sum(of, "issued"))}</td>
      <td className="py-2 text-end tabular-nums">
        <span dir="ltr">{money(sum(of, "amount"))}</span>
      </td>
    </tr>
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:space-y-4">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-6 text-2xl">
        {name}
        <span dir="ltr" className="font-serif tabular-nums">
          {money(amount)}
        </span>
      </h2>
      {demonstrated > 0 && <p className="text-muted">{t("demonstrated", { amount: money(demonstrated) })}</p>}
      {shown.some((month) => month.amount > 0) && (
        <RevenueChart months={shown} nameOf={monthName} money={money} />
      )}
      <details className="print:hidden">
        <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">
          {t("asTable", { currency: name })}
        </summary>
        <table className="w-full max-w-2xl">
          <caption className="sr-only">{name}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pe-3 pb-1 text-start font-normal">
                {t("month")}
              </th>
              <th scope="col" className="pe-3 pb-1 text-end font-normal">
                {t("translation:dashboard.licences")}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {t("translation:dashboard.revenue")}
              </th>
            </tr>
          </thead>
          <tbody>
            {earlier.length > 0 &&
              row(t("earlier", { month: monthName(shown[0]?.month ?? "", "long") }), earlier)}
            {shown.map((month) => row(monthName(month.month, "long"), [month]))}
          </tbody>
          <tfoot className="border-t-2 border-ink font-semibold">{row(t("total"), months)}</tfoot>
        </table>
      </details>
    </section>
  );
}
