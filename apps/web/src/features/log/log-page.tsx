import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { anchorsQuery } from "../../lib/api/anchors-query.ts";
import { AnchorList } from "./anchor-list.tsx";
import { CheckItYourself } from "./check-it-yourself.tsx";
import { HeadOfLog } from "./head-of-log.tsx";
import { headQuery } from "./log-query.ts";
import { OtherClocks } from "./other-clocks.tsx";

/** The public log, first for readers, then for those who want to check it. */
export function LogPage() {
  const { t } = useTranslation(["translation", "log"]);
  const head = useQuery(headQuery);
  const anchors = useQuery(anchorsQuery);
  return (
    <div className="mx-auto grid max-w-3xl gap-10">
      <header className="grid gap-4">
        <PageTitle tab={t("log.title")}>{t("log.title")}</PageTitle>
        <p className="text-lg">{t("log.lead")}</p>
      </header>
      {head.data && <HeadOfLog head={head.data} />}
      {!head.data && head.error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void head.refetch()}>
          {t("log.unreachable")}
        </RetryNotice>
      )}
      {head.isPending && <Loading />}
      <section className="grid gap-4">
        <h2 className="text-2xl">{t("log.anchors.title")}</h2>
        <p>{t("log.anchors.text")}</p>
        {anchors.data && <AnchorList anchors={anchors.data} />}
        {!anchors.data && anchors.error && (
          <RetryNotice action={t("common.retry")} onRetry={() => void anchors.refetch()}>
            {t("log.anchors.failed")}
          </RetryNotice>
        )}
      </section>
      <Suspense>
        <OtherClocks />
      </Suspense>
      <CheckItYourself size={head.data?.checkpoint.size} />
    </div>
  );
}
