import type { Certificate } from "@colophon/api";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useKindOf } from "../../lib/text/use-kind-of.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DepositPanel } from "../../ui/deposit-panel.tsx";
import { Progress } from "../../ui/progress.tsx";
import { WorkHead } from "../../ui/work-sheet.tsx";
import { IssuedUses } from "./issued-uses.tsx";
import type { Issued } from "./issued.ts";
import { MarkAfter } from "./mark-after.tsx";
import { NextAnchor } from "./next-anchor.tsx";

const IssuedCopies = lazy(async () => ({ default: (await import("./several-files.ts")).IssuedCopies }));

interface Props {
  issued: Issued;
  /** Undefined until the registry has said what it states. */
  certificate: Certificate | undefined;
}

/** That the work is registered, and the work itself. */
export function IssuedHead({ issued, name, certificate }: Props & { name: string }) {
  const { t } = useTranslation(["translation", "certificate", "owner", "wizard"]);
  const kindOf = useKindOf();
  const { certificateId, registrationDate, title } = issued;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <Progress label={t("registration.progress", { step: 5 })} value={1} />
      <h1 tabIndex={-1} className="text-xl text-valid">
        {t("registration.registered")}
      </h1>
      <p className="max-w-prose">{t("nextAnchor.keep")}</p>
      <h2 tabIndex={-1} className="text-lg tracking-wide text-gold [font-variant-caps:all-small-caps]">
        {t("registration.step.5")}
      </h2>
      <WorkHead
        as="p"
        title={title}
        creator={name}
        registeredAt={registrationDate}
        kind={certificate && kindOf({ materialType: certificate.materialDetails.type })}
        certificateId={certificateId}
      >
        <CopyButton text={certificateId} label={t("common.copy")} name={t("registration.copyNumber")} />
      </WorkHead>
    </div>
  );
}

/** What the certificate says of uses, its next anchor, and the private copies. */
export function IssuedMore({ issued, certificate, isUnknown }: Props & { isUnknown: boolean }) {
  const { t } = useTranslation(["translation", "certificate", "owner", "wizard"]);
  return (
    <>
      {certificate?.aiUse && (
        <Suspense>
          <IssuedUses uses={certificate.aiUse} />
          {issued.isUnmarked && <MarkAfter />}
        </Suspense>
      )}
      <NextAnchor anchor={certificate?.anchor} isUnknown={isUnknown} />
      {issued.copies && (
        <Suspense>
          <IssuedCopies
            wanted={issued.copies.map((sha256, at) => ({ place: `${issued.id}/${at + 1}`, sha256 }))}
          />
        </Suspense>
      )}
      {issued.isDeposited && !issued.copies && (
        <section className="grid gap-3">
          <h3 className="border-b border-rule pb-1 text-xl">{t("deposit.title")}</h3>
          <DepositPanel workId={issued.id} isOwed={issued.isOwed === true} />
        </section>
      )}
    </>
  );
}
