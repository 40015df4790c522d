import type { User } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useNavigationType } from "react-router";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { certificateDrawingQuery } from "../../lib/drawing/certificate-drawing.ts";
import { untilNextLook } from "../../lib/checking/next-look.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { CertificatePreview } from "../../ui/certificate-preview.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { TabTitle } from "../../ui/page-title.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { AnotherButton } from "./another-button.tsx";
import { draftOf } from "./another-like.ts";
import type { Draft } from "./draft.ts";
import { IssuedFacts } from "./issued-facts.tsx";
import { IssuedHead, IssuedMore } from "./issued-parts.tsx";
import type { Issued } from "./issued.ts";
import { ShareCertificate } from "./share-certificate.tsx";
import { unnamed } from "../../lib/text/unnamed.ts";
import { WorkSheet } from "../../ui/work-sheet.tsx";

interface Props {
  issued: Issued;
  user: User;
  /** The registered draft, while the page still has it. */
  draft: Draft | undefined;
}

/** Step 5: the certificate, as large as the screen allows, and what to do with it. */
export function CertificateStep({ issued, user, draft }: Props) {
  const { t } = useTranslation(["translation", "certificate", "owner", "wizard"]);
  const { certificateId, title } = issued;
  const screen = useRef<HTMLDivElement>(null);
  // After a reload or going back, the seal isn't drawn again.
  const isNew = useNavigationType() !== NavigationType.Pop;
  const address = new URL(`/verify/${certificateId}`, window.location.origin).href;
  const stated = useQuery({
    ...certificateQuery(certificateId),
    refetchInterval: ({ state: { data } }) =>
      data?.anchor.state === "final" ? false : untilNextLook(data?.anchor.nextAnchorAt ?? null, Date.now()),
  });
  const { data: certificate } = stated;
  const drawing = useQuery(certificateDrawingQuery);
  const name = issued.creator ?? user.name;
  const isDrawn = certificate !== undefined && drawing.data !== undefined;
  const cannotBeDrawn = (stated.isError && !certificate) || drawing.isError;

  return (
    // In print, the certificate's page is all that there is, inside its own margins.
    <div
      ref={screen}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block print:[page:certificate] print:[&>*]:space-y-0!"
    >
      <TabTitle>{t("certificate:tab", { title, name, ...unnamed(name) })}</TabTitle>
      <WorkSheet
        head={<IssuedHead issued={issued} name={name} certificate={certificate} />}
        paper={
          <figure className={`max-sm:-mx-4 print:mx-0 ${isDrawn ? "" : "print:hidden"}`}>
            {stated.isError && !certificate ? (
              <RetryNotice action={t("common.retry")} onRetry={() => void stated.refetch()}>
                {t("certificate.error.loadFailed")}
              </RetryNotice>
            ) : (
              <CertificatePreview
                isWhole
                isTurning
                isNew={isNew}
                facts={certificate}
                validationUrl={address}
                isTestChain={certificate === undefined || !isPublicChain(certificate.anchor.chainId)}
              />
            )}
          </figure>
        }
      >
        <div className="grid min-w-0 content-start gap-8 print:hidden">
          <DocumentDownload certificateId={certificateId} title={title} screen={screen} isAnnounced />
          <ShareCertificate issued={issued} address={address} />
          <div className="flex flex-wrap gap-3">
            <AnotherButton
              user={user}
              draft={draft ?? (certificate && draftOf(certificate, user, issued.isListed ?? true))}
            />
            <Button
              look="secondary"
              className="min-h-12"
              isPending={stated.isLoading || drawing.isLoading}
              onClick={() => window.print()}
            >
              {t("certificate.print")}
            </Button>
            <ButtonLink to="/dashboard" look="secondary" className="min-h-12">
              {t("certificate.finish")}
            </ButtonLink>
          </div>
          <IssuedMore issued={issued} certificate={certificate} isUnknown={stated.isError} />
        </div>
      </WorkSheet>
      {!isDrawn && <IssuedFacts issued={issued} address={address} isOnPaperOnly={!cannotBeDrawn} />}
    </div>
  );
}
