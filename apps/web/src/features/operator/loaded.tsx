import { ApiError } from "@colophon/api";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";

/** A query's result, or why it failed, or that the page is only for operators. */
export function Loaded<T>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<T>, "data" | "error" | "refetch">;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation("operator");
  const { t: tCommon } = useTranslation(["translation", "account"]);
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "forbidden") return <Notice tone="error">{t("denied")}</Notice>;
  if (code === "second_factor_needed")
    return (
      <Notice tone="warning">
        <p>{tCommon("failure.second_factor_needed")}</p>
        <ButtonLink to="/account/security" look="secondary">
          {tCommon("account.tab.security")}
        </ButtonLink>
      </Notice>
    );
  return (
    <RetryNotice action={tCommon("common.retry")} onRetry={() => void refetch()}>
      {attemptFailureText(tCommon, error, t("loadError"))}
    </RetryNotice>
  );
}
