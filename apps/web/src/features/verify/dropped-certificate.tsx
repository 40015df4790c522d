import type { Recognised } from "@colophon/pdf-check";
import type { Verification } from "@colophon/proof";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryClient } from "../../lib/api/query-client.ts";
import { askStatus } from "../../lib/checking/ask-status.ts";
import { checkBundle } from "../../lib/checking/check-bundle.ts";
import { withTimeStamp } from "../../lib/checking/with-time-stamp.ts";
import { checkPdf } from "./check-pdf.ts";
import { CheckedCertificate } from "./checked-certificate.tsx";
import { findLost } from "./lost-certificate.ts";
import type { DroppedStatus } from "./recognised-file.ts";
import { RegisteredRecord } from "./registered-record.tsx";
import { trustQuery } from "./trust-query.ts";

/** Only where a registry has lost certificates. */
const GiveBack = lazy(async () => ({ default: (await import("./give-back.tsx")).GiveBack }));

interface Props {
  id: string;
  file: File;
  recognised: Extract<Recognised, { kind: "bundle" | "certificate_pdf" }>;
  /** Statuses among the other dropped files. */
  statuses: readonly DroppedStatus[];
}

/** A proof by itself, or inside its PDF. */
export function DroppedCertificate({ id, file, recognised, statuses }: Props) {
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
