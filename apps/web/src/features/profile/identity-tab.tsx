import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Link } from "react-router";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { LinksPart } from "./links-part.tsx";
import { profileQuery } from "./profile-query.ts";
import { selfIdentificationQuery } from "./self-identification-query.ts";
import { Part } from "../../ui/part.tsx";

export function IdentityTab() {
  const { t } = useTranslation(["translation", "profile"]);
  const { data, error, refetch } = useQuery(selfIdentificationQuery);
  const visibility = useQuery(profileQuery).data?.profile_visibility;
  const hidden = visibility !== "public" && visibility;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Part title={t("profile:selfId.title")} text={t("profile:selfId.text")}>
        {hidden && (
          <Notice tone="info">
            <p>{t(`profile:selfId.hidden.${hidden}`)}</p>
            <Link to="/profile" className="max-sm:tap">
              {t("profile:selfId.hidden.change")}
            </Link>
          </Notice>
        )}
        {data && <IdentityForm saved={data} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
            {attemptFailureText(t, error, t("profile:selfId.loadError"))}
          </RetryNotice>
        )}
      </Part>
      <Suspense fallback={<Loading />}>
        <LinksPart />
      </Suspense>
    </div>
  );
}
