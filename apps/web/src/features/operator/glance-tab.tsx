import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { duration, formatBytes, longDateTime } from "../../lib/text/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { ContestedDomains } from "./contested-domains.tsx";
import { Loaded } from "./loaded.tsx";
import { glanceQuery } from "./operator-query.ts";

/** The registry at a glance: problems and what to do, then figures. */
export function GlanceTab() {
  const { t, i18n } = useTranslation("operator");
  const query = useQuery({ ...glanceQuery, refetchInterval: 30_000 });
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Loaded query={query}>
      {({ problems, reports, log, anchors, letters, orders, disk, backups }) => (
        <>
          {problems.length === 0 && <Notice tone="success">{t("glance.fine")}</Notice>}
          {problems.length > 0 && (
            <section className="grid gap-4">
              <h2 className="text-2xl">{t("glance.wrong")}</h2>
              {problems.map((problem) => (
                <Notice key={problem} tone="warning">
                  <h3 className="text-lg" data-problem={problem}>
                    {t(`problem.${problem}.title`)}
                  </h3>
                  <p className="max-w-prose">{t(`problem.${problem}.text`)}</p>
                </Notice>
              ))}
            </section>
          )}
          <ContestedDomains />
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            <Figure name={t("glance.reports")}>
              {number.format(reports.open)}
              {reports.oldest !== null && (
                <span className="block font-sans text-sm text-muted">
                  {t("glance.oldest", { date: longDateTime(i18n.language, reports.oldest) })}
                </span>
              )}
            </Figure>
            <Figure name={t("glance.log")}>{number.format(log.size)}</Figure>
            <Figure name={t("glance.closed")}>
              {log.closedAt !== null && longDateTime(i18n.language, log.closedAt)}
            </Figure>
            <Figure name={t("glance.behind")}>
              {duration(i18n.language, Math.round(anchors.behindSeconds))}
            </Figure>
            <Figure name={t("glance.balance")}>
              {anchors.balance !== null && `${number.format(anchors.balance)} ETH`}
            </Figure>
            <Figure name={t("glance.lettersWaiting")}>{number.format(letters.waiting)}</Figure>
            <Figure name={t("glance.lettersFailed")}>{number.format(letters.failed)}</Figure>
            <Figure name={t("glance.orders")}>{number.format(orders.waiting)}</Figure>
            <Figure name={t("glance.disk")}>
              {disk &&
                t("glance.diskFree", {
                  free: formatBytes(i18n.language, disk.freeBytes),
                  all: formatBytes(i18n.language, disk.bytes),
                })}
            </Figure>
            {backups && (
              <Figure name={t("glance.backup")}>
                {backups.newestAt === null
                  ? t("glance.noBackup")
                  : longDateTime(i18n.language, backups.newestAt)}
              </Figure>
            )}
          </dl>
        </>
      )}
    </Loaded>
  );
}

/** A figure and what it counts; left out while it isn't known. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === false) return undefined;
  return (
    <div className="grid content-start gap-1 border-t border-rule py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif text-xl tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
