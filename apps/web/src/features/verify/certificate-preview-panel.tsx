import type { Certificate } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { CertificatePreview } from "../../ui/certificate-preview.tsx";
import { Rosette } from "../../ui/rosette.tsx";

/** The right side of the page: the certificate as printed. */
export function CertificatePreviewPanel({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const { certificateId, anchor } = certificate;
  return (
    <figure className="grid content-start gap-3 paper:hidden">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2 font-semibold">
          <Rosette seed={certificateId} turns={1} className="size-6 text-gold" />
          {t("document.badge")}
        </span>
        <span className="text-sm text-muted">{t("document.previewOnly")}</span>
      </figcaption>
      <CertificatePreview
        isBeside
        facts={certificate}
        validationUrl={new URL(`/verify/${certificateId}`, window.location.origin).href}
        isTestChain={!isPublicChain(anchor.chainId)}
      />
    </figure>
  );
}
