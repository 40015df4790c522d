import type { PrintedFacts } from "@colophon/certificate";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { certificateDrawingQuery } from "../lib/drawing/certificate-drawing.ts";
import { unnamed } from "../lib/text/unnamed.ts";
import { besidePaper } from "./paper-look.ts";
import { QrCode } from "./qr-code.tsx";
import { RetryNotice } from "./retry-notice.tsx";
import { Spinner } from "./spinner.tsx";

/** Larger on a wide screen, unless that is too low for it. */
const preview =
  "w-full max-h-[550px] max-w-[377px] wide:max-h-none wide:max-w-[clamp(377px,(100dvh-15rem)*0.686,30rem)]";

/** The sheet at its own width of 190 mm, unless the screen is too low for it. */
const whole = "w-full max-w-[190mm] lg:w-[clamp(27rem,(100dvh-12rem)*0.686,37rem)]";

interface Props {
  /** Undefined: still loading. */
  facts: PrintedFacts | undefined;
  /** Where the certificate is checked; its code leads there. */
  validationUrl: string;
  isTestChain?: boolean;
  /** As large as the screen allows, instead of a preview of at most 550 pixels. */
  isWhole?: boolean;
  /** The larger size, beside a page's own words. */
  isBeside?: boolean;
  /** Grows into the next page's paper, or from the last one's. */
  isTurning?: boolean;
  /** Animates the seal, once. */
  isNew?: boolean;
}

/** The certificate's page as printed; its contents are beside it as text. */
export function CertificatePreview({
  facts,
  validationUrl,
  isTestChain = false,
  isWhole = false,
  isBeside = false,
  isTurning = false,
  isNew = false,
}: Props) {
  const { t, i18n } = useTranslation();
  const { data, isFetching, isError, refetch } = useQuery(certificateDrawingQuery);
  const [isSealing, setIsSealing] = useState(isNew);
  const [renderedAt] = useState(() => new Date().toISOString());
  const { language } = i18n;
  const svg = useMemo(
    () =>
      facts &&
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
      className={`mx-auto aspect-[500/729] justify-self-center bg-raised shadow-raised print:max-h-none print:w-full print:max-w-[189mm] print:shadow-none ${isTurning ? "paper-turns" : ""} ${isWhole ? whole : isBeside ? besidePaper : preview}`}
      onContextMenu={(event) => event.preventDefault()}
    >
      {svg === undefined || facts === undefined ? (
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
            ...unnamed(facts.creator.name),
          })}
          // A line of the drawing says itself when it runs from right to left.
          dir="ltr"
          className={`size-full select-none [&>svg]:size-full ${isSealing ? "motion-safe:sealing" : ""}`}
          onAnimationEnd={({ currentTarget, target }) => setIsSealing(target !== currentTarget && isSealing)}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
    </div>
  );
}
