import type { FileFingerprint, Registered } from "@colophon/api";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { longDate } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DepositPanel } from "../../ui/deposit-panel.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { Rosette } from "../../ui/rosette.tsx";

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
  return (
    <>
      <p className="hidden font-serif text-2xl print:block">{t("certificate.registry")}</p>
      <div
        ref={screen}
        className="flex flex-wrap items-start justify-between gap-8 border-y border-rule py-8"
      >
        <div className="grid min-w-0 flex-1 basis-72 gap-4">
          <div className="flex items-center gap-4">
            <Rosette seed={certificateId} className="size-20 shrink-0 text-gold" />
            <p dir="auto" className="min-w-0 font-serif text-2xl leading-snug wrap-anywhere">
              {title}
            </p>
          </div>
          <Facts>
            <Fact name={t("certificate.id")}>
              <span className="tabular-nums">{certificateId}</span>
            </Fact>
            <Fact name={t("certificate.registrationDate")}>{longDate(i18n.language, registrationDate)}</Fact>
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
        </div>
        <QrCode text={address} label={t("certificate.qrCode", { address })} />
      </div>
      <p className="text-muted">{t("certificate.anchorFollows")}</p>
      <DocumentDownload certificateId={certificateId} title={title} screen={screen} isAnnounced />
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to="/dashboard" look="secondary" className="min-h-12">
          {t("certificate.finish")}
        </ButtonLink>
        <Button look="secondary" className="min-h-12" onClick={() => window.print()}>
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
