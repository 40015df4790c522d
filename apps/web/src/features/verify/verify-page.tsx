import { ApiError } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, Navigate, useParams } from "react-router";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { besidePaper } from "../../ui/paper-look.ts";
import { PageTitle, TabTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { FileAtHand } from "./compare-file.tsx";
import { DamagedLog } from "./damaged-log.tsx";
import { evidenceQuery } from "./evidence-query.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";
import { HowWeKnow } from "./how-we-know.tsx";
import { judge } from "./judge.ts";
import type { StatusAtHand } from "../../lib/checking/ask-status.ts";
import { LoadError } from "./load-error.tsx";
import { readCertificateId } from "../../lib/checking/read-certificate-id.ts";
import { readLicenceId } from "../../lib/checking/read-licence-id.ts";
import { statusQuery } from "./status-query.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { WorkSheet } from "../../ui/work-sheet.tsx";
import { asShown } from "./as-shown.ts";
import { VerifiedHead, WhatItSays } from "./verified-parts.tsx";

// Not needed for a verdict: loaded after it.
const CertificatePreviewPanel = lazy(async () => ({
  default: (await import("../../ui/certificate-preview-panel.tsx")).CertificatePreviewPanel,
}));
const CompareFile = lazy(async () => ({ default: (await import("./compare-file.tsx")).CompareFile }));
const ExportMenu = lazy(async () => ({ default: (await import("../../ui/export-menu.tsx")).ExportMenu }));
const BlockedCertificate = lazy(async () => ({
  default: (await import("./seldom.ts")).BlockedCertificate,
}));
const OfferLine = lazy(async () => ({
  default: (await import("../../ui/licences/offer-line.tsx")).OfferLine,
}));
const SomeLost = lazy(async () => ({ default: (await import("./seldom.ts")).SomeLost }));
const LicencePage = lazy(async () => ({ default: (await import("./licence/licence-page.tsx")).LicencePage }));
const NumberForm = lazy(async () => ({ default: (await import("./number-form.tsx")).NumberForm }));

/** The first render waits no longer than this. */
const longestWaitMs = 100;

/**
 * Fetches what the verdict needs while the page's texts are loading. If that was preloaded, the chain is asked before the
 * first render occupies the processor, which takes longer on a phone than the response.
 */
export async function beginCheck({ params }: LoaderFunctionArgs): Promise<null> {
  const id = readCertificateId(params["id"] ?? "");
  if (id === undefined) return null;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    // The page reports failures.
    queryClient.query(evidenceQuery(id, resolve)).then(
      () => resolve(),
      () => resolve(),
    );
  });
  return null;
}

export function VerifyPage() {
  const { id: given = "" } = useParams();
  const licenceId = readLicenceId(given);
  const id = licenceId ?? readCertificateId(given) ?? given.trim();
  // For a URL that was typed by hand.
  if (id !== given.trim()) return <Navigate to={`/verify/${id}`} replace />;
  if (licenceId === undefined) return <CertificateView key={id} id={id} />;
  return (
    <Suspense>
      <LicencePage key={id} id={id} />
    </Suspense>
  );
}

type PageRef = RefObject<HTMLElement | null>;

/** One certificate's page: the heading appears at once, the rest once it is checked. */
function CertificateView({ id }: { id: string }) {
  const { t, i18n } = useTranslation(["translation", "certificate"]);
  const page = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching, isLoading } = useQuery({
    ...evidenceQuery(id),
    enabled: id !== "",
    // The route has just asked.
    retryOnMount: false,
  });
  const isErased = error instanceof ApiError && error.code === "certificate_erased";
  return (
    // Blocks in print, here and below: the rows of a grid don't grow with content that moves to the next sheet.
    <div
      ref={page}
      className={`grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4 print:[zoom:0.7] ${data ? "" : "mx-auto max-w-3xl"}`}
    >
      {!data && <PageTitle tab={t("verify.title")}>{t("verify.title")}</PageTitle>}
      {id === "" && <LoadError>{t("certificate.error.missingId")}</LoadError>}
      {data && <DamagedLog log={data.stated.log} />}
      {data && (
        <Verified
          id={id}
          page={page}
          evidence={data}
          isChecking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isBlocked(error) && !data && (
        <Suspense>
          <BlockedCertificate certificateId={id} />
        </Suspense>
      )}
      {error && !isBlocked(error) && !data && (
        <LoadError
          more={
            isUnknown(error) &&
            !isErased && (
              <Suspense>
                <SomeLost />
              </Suspense>
            )
          }
        >
          {failureText(t, error, t("certificate.error.loadFailed"))}
          {isErased && `${sentenceGap(i18n.language)}${t("certificate:kept")}`}
        </LoadError>
      )}
      {isUnknown(error) && !isErased && !data && (
        <Suspense>
          <NumberForm title={t("drop.number.again")} before={id} />
        </Suspense>
      )}
      {isLoading && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t("verify.checking")}
        </p>
      )}
    </div>
  );
}

const isBlocked = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "certificate_blocked";
const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** With the proof that shows it where the certificate hides it. */
function judgeWith(
  id: string,
  evidence: GatheredEvidence,
  atHand: FileAtHand | undefined,
  status: StatusAtHand | undefined,
) {
  if (atHand === undefined) return judge(id, evidence, undefined, status);
  const { sha256, proof } = atHand;
  return judge(id, { ...evidence, ...(proof && { proof }) }, { kind: "file", sha256 }, status);
}

interface VerifiedProps {
  id: string;
  page: PageRef;
  evidence: GatheredEvidence;
  isChecking: boolean;
  onRetry: () => void;
}

function Verified({ id, page, evidence, isChecking, onRetry }: VerifiedProps) {
  const { t } = useTranslation(["translation", "certificate"]);
  const [atHand, setAtHand] = useState<FileAtHand>();
  const { data: status, isLoading: isAsking } = useQuery(statusQuery(id, evidence));
  const judgement = useMemo(() => judgeWith(id, evidence, atHand, status), [id, evidence, atHand, status]);
  const checked = asShown({ evidence, judgement, status, isAsking, atHand });
  const { isRefused, certificate, corrections, title, documentCheck } = checked;
  const { certificateId } = certificate;
  const { name } = certificate.creator;
  return (
    <>
      <TabTitle>{t("certificate:tab", { title, name, ...unnamed(name) })}</TabTitle>
      <WorkSheet
        head={<VerifiedHead {...checked} onRetry={onRetry} isChecking={isChecking} />}
        paper={
          !isRefused && (
            <Suspense fallback={<div className={`${besidePaper} print:hidden`} />}>
              <CertificatePreviewPanel
                certificateId={certificateId}
                certificate={certificate}
                isCorrected={Object.keys(corrections).length > 0}
              />
            </Suspense>
          )
        }
      >
        {!isRefused && (
          <DocumentDownload certificateId={certificateId} title={certificate.title} screen={page}>
            <CopyButton
              text={new URL(`/verify/${certificateId}`, window.location.origin).href}
              label={t("documentDownload.copyLink")}
            />
            <Suspense>
              <ExportMenu target={page} title={evidence.stated.title} />
            </Suspense>
          </DocumentDownload>
        )}
        {!isRefused && (
          <Suspense>
            <OfferLine certificateId={certificateId} />
          </Suspense>
        )}
        {certificate.fileCount > 0 && (
          <Suspense>
            <CompareFile certificate={evidence.stated} check={documentCheck} onFile={setAtHand} />
          </Suspense>
        )}
      </WorkSheet>
      <div className="grid max-w-3xl min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 wide:max-w-none wide:grid-cols-[minmax(0,1fr)_28rem] print:block print:max-w-none print:space-y-4">
        <WhatItSays {...checked} />
        <HowWeKnow {...checked} />
      </div>
    </>
  );
}
