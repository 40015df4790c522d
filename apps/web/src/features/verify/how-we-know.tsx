import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { statusToCheck } from "../../lib/checking/ask-status.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Shown } from "./as-shown.ts";
import { CheckList } from "./check-list.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { ReportCertificate } from "./report-certificate.tsx";

// Not needed for a verdict: loaded after it.
const AddressOnPaper = lazy(async () => ({
  default: (await import("./address-on-paper.tsx")).AddressOnPaper,
}));
const CheckElsewhere = lazy(async () => ({
  default: (await import("./check-elsewhere.tsx")).CheckElsewhere,
}));
const MachinesLine = lazy(async () => ({
  default: (await import("../../ui/machines/machines.ts")).MachinesLine,
}));

/** Each check, how to repeat it elsewhere, and what one can do about the certificate. */
export function HowWeKnow({ evidence, judgement, status, isAsking, proven, certificate }: Shown) {
  const { t } = useTranslation();
  const { certificateId, fileCount } = certificate;
  const { record } = judgement.verification ?? {};
  const saysUses =
    record?.claims.aiUse !== undefined || proven?.statements.some(({ kind }) => kind === "ai_use");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:grid-cols-[auto_minmax(0,1fr)] print:items-start print:gap-6">
        <Suspense>
          <AddressOnPaper certificateId={certificateId} />
        </Suspense>
        {judgement.checks.length > 0 && (
          <CheckList
            checks={judgement.checks}
            verification={judgement.verification}
            bundle={evidence.proof?.bundle}
            hasFile={fileCount > 0}
            status={status}
            isAsking={isAsking}
          />
        )}
      </div>
      <Suspense>
        <CheckElsewhere certificateId={certificateId} bundle={evidence.proof?.bundle} />
      </Suspense>
      {record && proven && saysUses && (
        <Suspense>
          <MachinesLine record={record} {...statusToCheck(status)} />
        </Suspense>
      )}
      <div className="-mx-3 flex flex-wrap paper:hidden">
        <NoticeLine certificateId={certificateId} />
        <ButtonLink to={`/verify/${certificateId}/dispute`} look="quiet">
          {t("dispute.title")}
        </ButtonLink>
        <ReportCertificate certificateId={certificateId} />
      </div>
    </div>
  );
}
