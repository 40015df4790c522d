import { ApiError } from "@colophon/api";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const LinkRefused = lazy(async () => ({ default: (await import("./links-of-draft.ts")).LinkRefused }));

/** Why the registration failed. The draft is kept in any case. */
export function SubmissionFailure({
  error,
  isBatch,
  sentLinks,
  onRegisterAsNew,
  onWithoutLink,
}: {
  error: Error | null;
  isBatch: boolean;
  /** The ids of the links that were sent. */
  sentLinks: readonly string[];
  onRegisterAsNew: () => void;
  onWithoutLink: (id: string) => void;
}) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  const { t: tFailures } = useTranslation(["translation", "wizard"]);
  if (!error) return undefined;
  if (error instanceof ApiError && error.code === "idempotency_key_reused")
    return (
      <Notice tone="warning">
        <p>{t("registration.changedSince")}</p>
        <p>
          <Link to="/dashboard">{t("registration.seeDashboard")}</Link>
        </p>
        <Button look="secondary" onClick={onRegisterAsNew}>
          {t("registration.registerAsNew")}
        </Button>
      </Notice>
    );
  if (error instanceof ApiError && error.code === "link_not_confirmed")
    return (
      <Suspense fallback={undefined}>
        <LinkRefused error={error} sent={sentLinks} onWithout={onWithoutLink} />
      </Suspense>
    );
  return (
    <Notice tone="error">
      <p>{attemptFailureText(tFailures, error, t(isBatch ? "files:failedAll" : "registration.failed"))}</p>
      {isBatch && error instanceof ApiError && error.code === "validation_failed" && (
        <p>{t("files:noneRegistered")}</p>
      )}
      <p>{t(isBatch ? "files:nothingLostAll" : "registration.nothingLost")}</p>
    </Notice>
  );
}
