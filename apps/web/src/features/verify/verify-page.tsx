import { ApiError } from "@colophon/api";
import type { DocumentEvidence } from "@colophon/proof";
import { correctionsOf } from "@colophon/proof/statements";
import { useQuery } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, Navigate, useParams } from "react-router";
import { queryClient } from "../../lib/api/query-client.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { ExportMenu } from "../../ui/export-menu.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AddressOnPaper } from "./address-on-paper.tsx";
import { BlockedCertificate } from "./blocked-certificate.tsx";
import { CertificatePanel } from "./certificate-panel.tsx";
import { CertificatePreviewPanel } from "./certificate-preview-panel.tsx";
import { CheckList } from "./check-list.tsx";
import { DamagedLog } from "./damaged-log.tsx";
import { evidenceQuery } from "./evidence-query.ts";
import type { Evidence } from "./gather-evidence.ts";
import { judge } from "./judge.ts";
import { provenStatus } from "../../lib/checking/ask-status.ts";
import { LoadError } from "./load-error.tsx";
import { isGenuine } from "./proved-lines.ts";
import { provenCertificate } from "./proven-certificate.ts";
import { readCertificateId } from "../../lib/checking/read-certificate-id.ts";
import { ReportCertificate } from "./report-certificate.tsx";
import { SaidFirst } from "./said-first.tsx";
import { SameFile } from "./same-file.tsx";
import { statusQuery } from "./status-query.ts";
import { verdictName } from "./verdict-text.ts";
import { VerdictHeading } from "./verdict-heading.tsx";
import { CheckElsewhere } from "./check-elsewhere.tsx";

// Not needed for a verdict: loaded after it.
const CompareFile = lazy(async () => ({ default: (await import("./compare-file.tsx")).CompareFile }));
const SaidSince = lazy(async () => ({ default: (await import("./said-since.tsx")).SaidSince }));
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
  const id = readCertificateId(given) ?? given.trim();
  // For a URL that was typed by hand.
  if (id !== given.trim()) return <Navigate to={`/verify/${id}`} replace />;
  return <CertificateView key={id} id={id} />;
}

type PageRef = RefObject<HTMLElement | null>;

/** One certificate's page: the heading appears at once, the rest once it is checked. */
function CertificateView({ id }: { id: string }) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching, isLoading } = useQuery({
    ...evidenceQuery(id),
    enabled: id !== "",
  });
  return (
    // Blocks in print, here and below: the rows of a grid don't grow with content that moves to the next sheet.
    <div
      ref={page}
      className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4 print:[zoom:0.77]"
    >
      <header className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle tab={t("verify.title")}>{t("verify.title")}</PageTitle>
        {data && <ExportMenu target={page} title={data.stated.title} />}
      </header>
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
      {isBlocked(error) && !data && <BlockedCertificate />}
      {error && !isBlocked(error) && !data && (
        <LoadError>{failureText(t, error, t("certificate.error.loadFailed"))}</LoadError>
      )}
      {isUnknown(error) && !data && (
        <div className="max-w-3xl">
          <Suspense>
            <NumberForm title={t("drop.number.again")} before={id} />
          </Suspense>
        </div>
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

interface VerifiedProps {
  id: string;
  page: PageRef;
  evidence: Evidence;
  isChecking: boolean;
  onRetry: () => void;
}

function Verified({ id, page, evidence, isChecking, onRetry }: VerifiedProps) {
  const { t } = useTranslation();
  const [document, setDocument] = useState<DocumentEvidence>();
  const { data: status, isLoading: isAsking } = useQuery(statusQuery(id, evidence));
  const judgement = useMemo(() => judge(id, evidence, document, status), [id, evidence, document, status]);
  const isRefused = judgement.verdict === "not_valid";
  const proven = isRefused ? undefined : provenStatus(status);
  const certificate = provenCertificate(evidence.stated, judgement, proven);
  const hasFile = certificate.fileFingerprints.length > 0;
  const documentCheck = judgement.checks.find((check) => check.id === "document");
  return (
    <>
      {!isRefused && <SaidFirst proven={proven} stated={evidence.stated.status} isAsking={isAsking} />}
      <VerdictHeading
        judgement={judgement}
        certificate={certificate}
        isChecking={isChecking}
        onRetry={onRetry}
      />
      {!isRefused && (
        <DocumentDownload certificateId={certificate.certificateId} title={certificate.title} screen={page}>
          <CopyButton
            text={new URL(`/verify/${certificate.certificateId}`, window.location.origin).href}
            label={t("documentDownload.copyLink")}
          />
        </DocumentDownload>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:flex lg:flex-row-reverse print:block">
        {!isRefused && <CertificatePreviewPanel certificate={certificate} />}
        <div className="grid max-w-3xl min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-10 print:block print:max-w-none print:space-y-4">
          <CertificatePanel
            certificate={certificate}
            verification={isGenuine(verdictName(judgement)) ? judgement.verification : undefined}
            corrections={correctionsOf(proven?.statements ?? [])}
          />
          {proven && proven.statements.length > 0 && (
            <Suspense>
              <SaidSince proven={proven} />
            </Suspense>
          )}
          {!isRefused &&
            certificate.fileFingerprints.map(({ sha256 }) => (
              <SameFile
                key={sha256}
                certificate={certificate}
                sha256={sha256}
                hasFile={documentCheck?.state === "passed"}
              />
            ))}
          {hasFile && (
            <Suspense>
              <CompareFile
                check={documentCheck}
                onFingerprint={(sha256) =>
                  setDocument(sha256 === undefined ? undefined : { kind: "file", sha256 })
                }
              />
            </Suspense>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:grid-cols-[auto_minmax(0,1fr)] print:items-start print:gap-6">
            <AddressOnPaper certificateId={certificate.certificateId} />
            {judgement.checks.length > 0 && (
              <CheckList checks={judgement.checks} hasFile={hasFile} status={status} isAsking={isAsking} />
            )}
          </div>
          <CheckElsewhere certificateId={certificate.certificateId} />
          <div className="-mx-3 flex flex-wrap paper:hidden">
            <ButtonLink to={`/verify/${certificate.certificateId}/dispute`} look="quiet">
              {t("dispute.title")}
            </ButtonLink>
            <ReportCertificate certificateId={id} />
          </div>
        </div>
      </div>
    </>
  );
}
