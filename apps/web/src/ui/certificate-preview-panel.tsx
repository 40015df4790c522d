import type { PrintedFacts } from "@colophon/certificate";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { CertificatePreview } from "./certificate-preview.tsx";
import { Rosette } from "./rosette.tsx";

interface Props {
  certificateId: string;
  /** Undefined: still loading. */
  certificate: PrintedFacts | undefined;
  /** Beside the corrected details of the work: the paper shows those of the record. */
  isCorrected: boolean;
}

/** The certificate as printed, beside what a page says of it. */
export function CertificatePreviewPanel({ certificateId, certificate, isCorrected }: Props) {
  const { t } = useTranslation(["translation", "certificate"]);
  return (
    <figure className="grid content-start gap-3 paper:hidden">
      <CertificatePreview
        isBeside
        facts={certificate}
        validationUrl={new URL(`/verify/${certificateId}`, window.location.origin).href}
        isTestChain={certificate === undefined || !isPublicChain(certificate.anchor.chainId)}
      />
      <figcaption className="mx-auto flex w-full max-w-[30rem] flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2">
          <Rosette seed={certificateId} turns={1} className="size-5 text-gold" />
          {t("document.badge")}
        </span>
        <span>{t("document.previewOnly")}</span>
        {isCorrected && <span className="w-full">{t("certificate:paper")}</span>}
      </figcaption>
    </figure>
  );
}
