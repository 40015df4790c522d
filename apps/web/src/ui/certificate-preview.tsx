import type { CertificateFacts } from "@colophon/certificate";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { certificateDrawingQuery } from "../lib/certificate-drawing.ts";
import { QrCode } from "./qr-code.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Spinner } from "./spinner.tsx";

interface Props {
  facts: CertificateFacts;
  /** Where the certificate is checked; its code leads there. */
  validationUrl: string;
  isTestChain?: boolean;
}

/** The certificate's page as it is printed, at most 550 pixels high; what it says stands beside it as text. */
export function CertificatePreview({ facts, validationUrl, isTestChain = false }: Props) {
  const { t, i18n } = useTranslation();
  const { data, isFetching, isError, refetch } = useQuery(certificateDrawingQuery);
  const [renderedAt] = useState(() => new Date().toISOString());
  const { language } = i18n;
  const svg = useMemo(
    () =>
      data?.drawCertificate(data.template, facts, {
        language,
        validationUrl,
        renderedAt,
        isTestChain,
      }),
    [data, facts, language, validationUrl, renderedAt, isTestChain],
  );

  if (isError && !isFetching) {
    return (
      <div className="grid justify-items-start gap-4">
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {t("certificate.error.templateLoadFailed")}
        </RetryNotice>
        <QrCode text={validationUrl} label={t("certificate.qrCode", { address: validationUrl })} />
      </div>
    );
  }
  return (
    <div
      className="mx-auto aspect-[500/729] max-h-[550px] w-full max-w-[377px] justify-self-center bg-raised shadow-raised print:max-h-none print:max-w-[189mm] print:shadow-none"
      onContextMenu={(event) => event.preventDefault()}
    >
      {svg === undefined ? (
        <p role="status" className="flex h-full items-center justify-center gap-3 text-muted">
          <Spinner />
          {t("document.drawing")}
        </p>
      ) : (
        <div
          role="img"
          aria-label={t("document.preview", {
            certificateId: facts.certificateId,
            title: facts.title,
            name: facts.creator.name,
          })}
          className="size-full select-none [&>svg]:size-full"
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
    </div>
  );
}
