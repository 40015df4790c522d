import { lazy, Suspense } from "react";
import { statusToCheck } from "../../lib/checking/ask-status.ts";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { WorkHead } from "../../ui/work-sheet.tsx";
import type { Shown } from "./as-shown.ts";
import { CertificatePanel } from "./certificate-panel.tsx";
import { isGenuine } from "./proved-lines.ts";
import { VerdictHeading } from "./verdict-heading.tsx";
import { verdictName } from "./verdict-text.ts";

// Not needed for a verdict: loaded after it.
const GivenBackNote = lazy(async () => ({ default: (await import("./seldom.ts")).GivenBackNote }));
const SaidFirst = lazy(async () => ({ default: (await import("./said-since.tsx")).SaidFirst }));
const SaidSince = lazy(async () => ({ default: (await import("./said-since.tsx")).SaidSince }));
const SameFile = lazy(async () => ({ default: (await import("./same-file.tsx")).SameFile }));

type HeadProps = Shown & { isChecking: boolean; onRetry: () => void };

/** The work, the verdict, and what was said that comes first. */
export function VerifiedHead(shown: HeadProps) {
  const { evidence, judgement, isRefused, proven, certificate, title, isAsking, isChecking, onRetry } = shown;
  const kindOf = useKindOf();
  return (
    <>
      <WorkHead
        as="h1"
        title={title}
        creator={certificate.creator.name}
        registeredAt={certificate.registrationDate}
        kind={kindOf({ materialType: certificate.materialDetails.type })}
        certificateId={certificate.certificateId}
      />
      <VerdictHeading
        judgement={judgement}
        certificate={certificate}
        heading={proven?.heading ?? evidence.stated.status}
        isChecking={isChecking}
        onRetry={onRetry}
      />
      {!isRefused && (
        <Suspense>
          <SaidFirst proven={proven} stated={evidence.stated} isAsking={isAsking} />
        </Suspense>
      )}
      {evidence.stated.givenBack && (
        <Suspense>
          <GivenBackNote givenBack={evidence.stated.givenBack} />
        </Suspense>
      )}
    </>
  );
}

/** What the certificate says, and was said since. */
export function WhatItSays({
  judgement,
  status,
  isAsking,
  isRefused,
  proven,
  certificate,
  corrections,
  documentCheck,
  lookedUp,
}: Shown) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4">
      <CertificatePanel
        certificate={certificate}
        verification={isGenuine(verdictName(judgement)) ? judgement.verification : undefined}
        corrections={corrections}
        status={statusToCheck(status).status}
        isAsking={isAsking}
      />
      {proven && proven.statements.length > 0 && (
        <Suspense>
          <SaidSince proven={proven} />
        </Suspense>
      )}
      {!isRefused &&
        lookedUp.map(({ sha256 }) => (
          <Suspense key={sha256}>
            <SameFile certificate={certificate} sha256={sha256} hasFile={documentCheck?.state === "passed"} />
          </Suspense>
        ))}
    </div>
  );
}
