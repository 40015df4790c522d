import type { CertificatePdf } from "@colophon/pdf-check";
import type { PdfSignature, Trust } from "@colophon/proof";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../../lib/api/query-client.ts";
import { provenStatus } from "../../../lib/checking/ask-status.ts";
import { checkLicence, readProof } from "../../../lib/checking/check-licence.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { withTimeStamp } from "../../../lib/checking/with-time-stamp.ts";
import type { DroppedStatus, RecognisedLicence } from "../recognised-file.ts";
import { trustQuery } from "../trust-query.ts";
import { LicenceChecks } from "./licence-checks.tsx";
import { LicenceReport } from "./licence-report.tsx";
import { LicenceSaid } from "./licence-said.tsx";
import { knownState, licenceVerdictName } from "./licence-verdict.ts";
import { LicenceWords } from "./licence-words.tsx";

interface Props {
  id: string;
  recognised: RecognisedLicence;
  statuses: readonly DroppedStatus[];
  /** Whether its document is signed. */
  checkPdf: (pdf: CertificatePdf, trust: Trust) => PdfSignature;
}

/** A licence by itself, or inside its document. */
export function DroppedLicence({ id, recognised, statuses, checkPdf }: Props) {
  const { t } = useTranslation(["translation", "licence"]);
  const { licence } = recognised;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["checked licence", id, statuses.map((status) => status.id)],
    queryFn: async ({ signal }) => {
      const trust = await queryClient.query(trustQuery);
      const files = statuses.map(({ bytes }) => bytes);
      if (recognised.kind === "licence") return checkLicence(licence, trust, signal, { files });
      const { pdf } = recognised;
      const found = checkPdf(pdf, trust);
      const signature = await withTimeStamp(found, readProof(licence) ?? licence);
      const document = { kind: "pdf" as const, signature };
      return checkLicence(licence, trust, signal, { files, document, attached: pdf.licenceStatus });
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const retry = (
    <Button look="secondary" isPending={isFetching} onClick={() => void refetch()}>
      {t("common.retry")}
    </Button>
  );
  if (!data)
    return isFetching ? (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t("licence:checking")}
      </p>
    ) : (
      retry
    );
  const { verification } = data;
  const name = licenceVerdictName(verification);
  const isRefused = name === "notValid";
  const proven = provenStatus(data.status);
  const { certificateId } = verification;
  return (
    <>
      {!isRefused && (
        <p className="text-sm text-muted">
          {t("licence:kind")} <span className="tabular-nums">{certificateId}</span>
        </p>
      )}
      <LicenceReport checked={data} name={name} known={knownState(data)} retry={retry} />
      {!isRefused && (
        <LicenceWords
          id={certificateId ?? id}
          verification={verification}
          title={verification.work?.verification.record?.claims.title ?? ""}
        />
      )}
      {!isRefused && proven && <LicenceSaid statements={proven.statements} />}
      <LicenceChecks checked={data} proof={readProof(licence)} isPdf={recognised.kind === "licence_pdf"} />
      {!isRefused && certificateId !== undefined && (
        <ButtonLink
          to={`/verify/${certificateId}`}
          look="secondary"
          className="justify-self-start paper:hidden"
        >
          {t("licence:toPage")}
        </ButtonLink>
      )}
    </>
  );
}
