import type { FileFingerprint, Registered } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callApiAsAnyone } from "../../lib/call-api.ts";
import { certificateDrawingQuery } from "../../lib/certificate-drawing.ts";
import { longDateTime } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { CertificatePreview } from "../../ui/certificate-preview.tsx";
import { DepositPanel } from "../../ui/deposit-panel.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

export type Issued = Pick<Registered, "id" | "certificateId" | "registrationDate"> & {
  title: string;
  /** A private copy was asked for. */
  isDeposited: boolean;
  /** It could not be sent, because the file was no longer at hand. */
  isOwed?: boolean;
  /** Under which name; a history entry of an earlier release lacks this and the file. */
  creator?: string;
  file?: Pick<FileFingerprint, "name" | "sha256"> | null;
};

/** Step 5: the certificate. */
export function CertificateStep({ issued }: { issued: Issued }) {
  const { t, i18n } = useTranslation();
  const { certificateId, registrationDate, title, creator, file } = issued;
  const screen = useRef<HTMLDivElement>(null);
  const path = `/verify/${certificateId}`;
  const address = new URL(path, window.location.origin).href;
  const { data: certificate, isLoading } = useQuery({
    queryKey: ["certificate", certificateId],
    queryFn: async ({ signal }) =>
      callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id: certificateId } }, { signal }),
  });
  const drawing = useQuery(certificateDrawingQuery);
  const isDrawn = certificate !== undefined && drawing.data !== undefined;
  return (
    <>
      <div
        ref={screen}
        className="grid items-start gap-8 border-y border-rule py-8 lg:grid-cols-[377px_minmax(0,1fr)] print:block print:border-0 print:p-0"
      >
        {certificate && (
          // On paper this is the page, inside the margins that it is made for.
          <figure className="print:[page:certificate]">
            <CertificatePreview
              facts={certificate}
              validationUrl={address}
              isTestChain={!isPublicChain(certificate.anchor.chainId)}
            />
          </figure>
        )}
        <div className={`grid min-w-0 content-start gap-6 ${isDrawn ? "print:hidden" : ""}`}>
          <p dir="auto" className="min-w-0 font-serif text-2xl leading-snug wrap-anywhere">
            {title}
          </p>
          <Facts>
            <Fact name={t("certificate.id")}>
              <span className="tabular-nums">{certificateId}</span>
            </Fact>
            <Fact name={t("certificate.registrationDate")}>
              {longDateTime(i18n.language, registrationDate)}
            </Fact>
            <Fact name={t("certificate.creatorName")}>{creator}</Fact>
            {file && (
              <Fact name={t("certificate.file")}>
                <bdi>{file.name}</bdi>
                <code className="block font-mono text-sm">{file.sha256}</code>
              </Fact>
            )}
            <Fact name={t("certificate.link")}>
              <Link to={path}>{address}</Link>
            </Fact>
          </Facts>
          <div className="justify-self-start">
            <QrCode text={address} label={t("certificate.qrCode", { address })} />
          </div>
        </div>
      </div>
      <p className="text-muted print:hidden">{t("certificate.anchorFollows")}</p>
      <DocumentDownload certificateId={certificateId} title={title} screen={screen} isAnnounced />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to="/dashboard" look="secondary" className="min-h-12">
          {t("certificate.finish")}
        </ButtonLink>
        <Button
          look="secondary"
          className="min-h-12"
          isPending={isLoading || drawing.isLoading}
          onClick={() => window.print()}
        >
          {t("certificate.print")}
        </Button>
      </div>
      {issued.isDeposited && (
        <section className="grid gap-3 print:hidden">
          <h3 className="border-b border-rule pb-1 text-xl">{t("deposit.title")}</h3>
          <DepositPanel workId={issued.id} isOwed={issued.isOwed === true} />
        </section>
      )}
    </>
  );
}
