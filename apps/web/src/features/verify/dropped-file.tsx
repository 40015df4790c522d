import { type CertificatePdf, checkPdfSignature, type Recognised } from "@colophon/pdf-check";
import type { Trust, Verification } from "@colophon/proof";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../lib/api/query-client.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askStatus } from "../../lib/checking/ask-status.ts";
import { checkBundle } from "../../lib/checking/check-bundle.ts";
import { CheckedCertificate } from "./checked-certificate.tsx";
import { DroppedWork } from "./dropped-work.tsx";
import { findLost } from "./lost-certificate.ts";
import { type DroppedStatus, isLicence, recognisedQuery } from "./recognised-file.ts";
import { RegisteredRecord } from "./registered-record.tsx";
import { withTimeStamp } from "../../lib/checking/with-time-stamp.ts";
import { trustQuery } from "./trust-query.ts";
import { useVerdictFocus } from "./use-verdict-focus.ts";
import { Words } from "../../ui/words.tsx";

/** Only where a registry has lost certificates. */
const GiveBack = lazy(async () => ({ default: (await import("./give-back.tsx")).GiveBack }));

const DroppedLicence = lazy(async () => ({
  default: (await import("./licence/dropped-licence.tsx")).DroppedLicence,
}));

interface Props {
  id: string;
  file: File;
  /** Statuses among the other dropped files. */
  statuses: readonly DroppedStatus[];
  onRemove: () => void;
}

/** One file: what it is, and the result of checking it. */
export function DroppedFile({ id, file, statuses, onRemove }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(recognisedQuery({ id, file }));
  const article = useVerdictFocus();
  return (
    <article ref={article} tabIndex={-1} className="grid gap-6 outline-none" data-file={file.name}>
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <Words>{file.name}</Words>
          {data && !isLicence(data) && (
            <span className="font-normal text-muted"> · {t(`drop.kind.${data.kind}`)}</span>
          )}
        </p>
        <Button look="quiet" className="-me-3 paper:hidden" onClick={onRemove}>
          {t("drop.remove")} <Words className="sr-only">{file.name}</Words>
        </Button>
      </header>
      {error && <Notice tone="error">{t("file.unreadable", { name: file.name })}</Notice>}
      <Boundary fallback={<Notice tone="error">{t("drop.notShown")}</Notice>}>
        {data?.kind === "work" && <DroppedWork file={file} isPdf={data.isPdf} onCancel={onRemove} />}
        {data?.kind === "status" && <Notice tone="info">{t("drop.status")}</Notice>}
        {(data?.kind === "bundle" || data?.kind === "certificate_pdf") && (
          <DroppedCertificate id={id} file={file} recognised={data} statuses={statuses} />
        )}
        {data && isLicence(data) && (
          <Suspense>
            <DroppedLicence id={id} recognised={data} statuses={statuses} checkPdf={checkPdf} />
          </Suspense>
        )}
      </Boundary>
    </article>
  );
}

const checkPdf = (pdf: CertificatePdf, trust: Trust) => checkPdfSignature(pdf, trust.pdf?.roots ?? []);

/** A proof by itself, or inside its PDF. */
function DroppedCertificate({
  id,
  file,
  recognised,
  statuses,
}: {
  id: string;
  file: File;
  recognised: Extract<Recognised, { kind: "bundle" | "certificate_pdf" }>;
  statuses: readonly DroppedStatus[];
}) {
  const { data: trusted } = useQuery(trustQuery);
  const checked = useQuery({
    queryKey: ["checked", id, statuses.map((status) => status.id)],
    queryFn: async ({ signal }) => {
      const { bundle } = recognised;
      const trust = await queryClient.query(trustQuery);
      const ask = (verification: Verification) =>
        askStatus({ bundle, trust, verification }, signal, {
          files: statuses.map(({ bytes }) => bytes),
          attached: recognised.kind === "certificate_pdf" ? recognised.pdf.status : undefined,
        });
      if (recognised.kind === "bundle") return await checkBundle(bundle, undefined, trust, ask);
      const found = checkPdf(recognised.pdf, trust);
      const signature = await withTimeStamp(found, bundle);
      return await checkBundle(bundle, { kind: "pdf", signature }, trust, ask);
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = checked;
  const isRefusedHere = data?.verification.verdict === "not_valid" && data.otherOrigin === undefined;
  const record = data?.verification.record;
  const lost = data && trusted && findLost(recognised.bundle, trusted, data.verification);
  return (
    <>
      <CheckedCertificate checked={checked} isPdf={recognised.kind === "certificate_pdf"}>
        {lost && record && (
          <Suspense>
            <GiveBack
              lost={lost}
              claims={record.claims}
              bundle={recognised.bundle}
              status={recognised.kind === "certificate_pdf" ? recognised.pdf.status : undefined}
              file={file}
            />
          </Suspense>
        )}
      </CheckedCertificate>
      {isRefusedHere && <RegisteredRecord bundle={recognised.bundle} />}
    </>
  );
}
