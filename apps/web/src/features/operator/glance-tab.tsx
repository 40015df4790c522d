import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { duration, formatBytes, longDateTime } from "../../lib/text/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
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
          <Facts>
            <Fact name={t("glance.reports")}>
              {number.format(reports.open)}
              {reports.oldest !== null &&
                ` · ${t("glance.oldest", { date: longDateTime(i18n.language, reports.oldest) })}`}
            </Fact>
            <Fact name={t("glance.log")}>{number.format(log.size)}</Fact>
            <Fact name={t("glance.closed")}>
              {log.closedAt !== null && longDateTime(i18n.language, log.closedAt)}
            </Fact>
            <Fact name={t("glance.behind")}>
              {duration(i18n.language, Math.round(anchors.behindSeconds))}
            </Fact>
            <Fact name={t("glance.balance")}>
              {anchors.balance !== null && `${number.format(anchors.balance)} ETH`}
            </Fact>
            <Fact name={t("glance.lettersWaiting")}>{number.format(letters.waiting)}</Fact>
            <Fact name={t("glance.lettersFailed")}>{number.format(letters.failed)}</Fact>
            <Fact name={t("glance.orders")}>{number.format(orders.waiting)}</Fact>
            <Fact name={t("glance.disk")}>
              {disk &&
                t("glance.diskFree", {
                  free: formatBytes(i18n.language, disk.freeBytes),
                  all: formatBytes(i18n.language, disk.bytes),
                })}
            </Fact>
            {backups && (
              <Fact name={t("glance.backup")}>
                {backups.newestAt === null
                  ? t("glance.noBackup")
                  : longDateTime(i18n.language, backups.newestAt)}
              </Fact>
            )}
          </Facts>
        </>
      )}
    </Loaded>
  );
}
