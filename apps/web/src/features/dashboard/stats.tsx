import { useTranslation } from "react-i18next";

/** Figures in a row. Revenue and licences stay as specified (section 3) until licensing is built. */
export function Stats({ registrations }: { registrations: number }) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const stats = [
    [t("dashboard.registrations"), new Intl.NumberFormat(i18n.language).format(registrations)],
    [t("dashboard.revenue"), "$0.00"],
    [t("dashboard.licences"), "0"],
  ] as const;
  return (
    <dl className="grid grid-cols-3 divide-x divide-rule border-y border-rule">
      {stats.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end px-3 py-5 first:ps-0 last:pe-0 sm:px-6">
          <dt className="text-sm leading-snug text-muted">{name}</dt>
          <dd className="font-serif text-2xl tabular-nums sm:text-4xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
