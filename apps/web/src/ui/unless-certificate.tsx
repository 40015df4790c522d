import { ApiError, noAnswer } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { failureText } from "../lib/api/failure-text.ts";
import { handFile } from "../lib/file/handed-file.ts";
import { Button } from "./button.tsx";
import { Loading } from "./loading.tsx";
import { Notice } from "./notice.tsx";
import { RetryNotice } from "./retry-notice.tsx";

interface Props {
  file: File;
  /** Shown for a work's file. */
  children: ReactNode;
}

/** A certificate or its proof isn't a work: it is named as one, and can be checked. One file per mount. */
export function UnlessCertificate({ file, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const {
    data: kind,
    error,
    refetch,
  } = useQuery({
    queryKey: ["kind of file", id],
    queryFn: async () => {
      const { recogniseFile } = await import("../lib/checking/recognise-file.ts").catch(() => {
        throw noAnswer();
      });
      return (await recogniseFile(file)).kind;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  function check() {
    handFile(file);
    void navigate("/verify");
  }

  if (kind === "work") return children;
  if (error instanceof ApiError)
    return (
      <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
        {failureText(t, error, t("failure.unknown"))}
      </RetryNotice>
    );
  if (error) return <Notice tone="error">{t("file.unreadable", { name: file.name })}</Notice>;
  if (kind === undefined) return <Loading />;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        {kind === "licence" || kind === "licence_pdf" ? (
          <Suspense>
            <IsLicence name={file.name} />
          </Suspense>
        ) : (
          t(`file.isCertificate.${kind}`, { name: file.name })
        )}
      </p>
      <Button look="secondary" onClick={check}>
        {t("file.isCertificate.check")}
      </Button>
    </Notice>
  );
}

function IsLicence({ name }: { name: string }) {
  const { t } = useTranslation("licence");
  return t("isLicence", { name });
}
