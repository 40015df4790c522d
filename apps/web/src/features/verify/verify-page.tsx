import type { DocumentEvidence } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { failureText } from "../../lib/failure-text.ts";
import { DocumentDownload } from "../../ui/document-download.tsx";
import { ExportMenu } from "../../ui/export-menu.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AddressOnPaper } from "./address-on-paper.tsx";
import { CertificatePanel } from "./certificate-panel.tsx";
import { CertificatePreviewPanel } from "./certificate-preview-panel.tsx";
import { CheckList } from "./check-list.tsx";
import { CompareFile } from "./compare-file.tsx";
import { DropPage } from "./drop-page.tsx";
import { type Evidence, gatherEvidence } from "./gather-evidence.ts";
import { judge } from "./judge.ts";
import { LoadError } from "./load-error.tsx";
import { pollInterval } from "./poll-interval.ts";
import { provenCertificate } from "./proven-certificate.ts";
import { VerdictHeading } from "./verdict-heading.tsx";
import { WhatItProves } from "./what-it-proves.tsx";

export function VerifyPage() {
  const { t } = useTranslation();
  const { id: given } = useParams();
  const page = useRef<HTMLDivElement>(null);
  if (given === undefined) return <DropPage />;
  const id = given.trim();
  return (
    <div ref={page} className="mx-auto grid w-full max-w-3xl gap-10 lg:max-w-none lg:*:max-w-3xl">
      <PageTitle tab={t("verify.title")}>{t("verify.title")}</PageTitle>
      {id === "" ? (
        <LoadError>{t("certificate.error.missingId")}</LoadError>
      ) : (
        <LoadedPage key={id} id={id} page={page} />
      )}
    </div>
  );
}

type PageRef = RefObject<HTMLElement | null>;

function LoadedPage({ id, page }: { id: string; page: PageRef }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["evidence", id],
    queryFn: async ({ signal }) => gatherEvidence(id, signal),
    refetchInterval: ({ state }) => pollInterval(state.data, Date.now()),
  });
  if (data)
    return (
      <Verified id={id} page={page} evidence={data} isChecking={isFetching} onRetry={() => void refetch()} />
    );
  if (error) return <LoadError>{failureText(t, error, t("certificate.error.loadFailed"))}</LoadError>;
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {t("verify.checking")}
    </p>
  );
}

interface VerifiedProps {
  id: string;
  page: PageRef;
  evidence: Evidence;
  isChecking: boolean;
  onRetry: () => void;
}

function Verified({ id, page, evidence, isChecking, onRetry }: VerifiedProps) {
  const [document, setDocument] = useState<DocumentEvidence>();
  const judgement = useMemo(() => judge(id, evidence, document), [id, evidence, document]);
  const certificate = provenCertificate(evidence.stated, judgement);
  const documentCheck = judgement.checks.find((check) => check.id === "document");
  return (
    <>
      <VerdictHeading
        judgement={judgement}
        certificate={certificate}
        isChecking={isChecking}
        onRetry={onRetry}
      />
      {judgement.verdict !== "not_valid" && (
        <DocumentDownload certificateId={certificate.certificateId} title={certificate.title} screen={page} />
      )}
      <div className="-my-8 paper:hidden">
        <ExportMenu target={page} title={certificate.title} />
      </div>
      <div className="grid gap-10 lg:flex lg:max-w-none!">
        <div className="min-w-0 flex-1">
          <CertificatePanel certificate={certificate} />
        </div>
        {judgement.verdict !== "not_valid" && <CertificatePreviewPanel certificate={certificate} />}
      </div>
      {certificate.fileFingerprints.length > 0 && (
        <CompareFile
          check={documentCheck}
          onFingerprint={(sha256) => setDocument({ kind: "file", sha256 })}
        />
      )}
      <AddressOnPaper certificateId={certificate.certificateId} />
      {judgement.checks.length > 0 && <CheckList checks={judgement.checks} />}
      <WhatItProves certificateId={certificate.certificateId} />
    </>
  );
}
