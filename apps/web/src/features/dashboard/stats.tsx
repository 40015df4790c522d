import { useTranslation } from "react-i18next";

/** Figures in a row. Revenue and licences stay at nothing until licensing is built. */
export function Stats({ registrations }: { registrations: number }) {
  const { t, i18n } = useTranslation();
  const stats = [
    [t("dashboard.registrations"), new Intl.NumberFormat(i18n.language).format(registrations)],
    [t("dashboard.revenue"), "$0.00"],
    [t("dashboard.licences"), "0"],
  ] as const;
  return (
    <dl className="grid border-y border-rule sm:grid-cols-3">
      {stats.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-serif text-3xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
