import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { failureText } from "../../lib/failure-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Stats } from "./stats.tsx";
import { WorkList } from "./work-list.tsx";

export function DashboardPage() {
  const { t } = useTranslation();
  const { data: works, error } = useQuery({
    queryKey: ["works"],
    queryFn: async ({ signal }) => callApi("GET /api/ip/user", {}, { signal }),
  });
  return (
    <div className="grid gap-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle tab={t("dashboard.title")}>{t("dashboard.title")}</PageTitle>
        <ButtonLink to="/register-ip">{t("dashboard.registerNew")}</ButtonLink>
      </header>
      {error && !works && (
        <Notice tone="error">
          <p>{failureText(t, error, t("dashboard.loadError"))}</p>
          <Button onClick={() => window.location.reload()}>{t("common.retry")}</Button>
        </Notice>
      )}
      {!error && !works && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t("common.loading")}
        </p>
      )}
      {works && <Stats registrations={works.length} />}
      {works?.length === 0 && (
        <section className="grid justify-items-start gap-4">
          <h2 className="text-2xl">{t("dashboard.emptyTitle")}</h2>
          <p>{t("dashboard.emptyText")}</p>
          <ButtonLink to="/register-ip" look="secondary">
            {t("dashboard.registerFirst")}
          </ButtonLink>
        </section>
      )}
      {works && works.length > 0 && <WorkList works={works} />}
    </div>
  );
}
