import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { provenStatus } from "../../../lib/checking/ask-status.ts";
import type { CheckedLicence } from "../../../lib/checking/check-licence.ts";
import { beginningOf, isolate } from "../../../lib/text/words.ts";
import { Sentence } from "../../../ui/words.tsx";
import { isGenuine } from "../proved-lines.ts";
import { VerdictFrame } from "../verdict-frame.tsx";
import { failedCheck, type VerdictName } from "../verdict-text.ts";
import { LicenceStateNote } from "./licence-state-note.tsx";
import type { KnownState } from "./licence-verdict.ts";
import { workOutcome } from "./licence-verdict.ts";

const SaidFirst = lazy(async () => ({ default: (await import("../said-since.tsx")).SaidFirst }));

interface Props {
  checked: CheckedLicence;
  name: VerdictName;
  known: KnownState;
  /** The button that checks again. */
  retry: ReactNode;
}

/** The verdict on a licence, its state, and what was said of its work. */
export function LicenceReport({ checked, name, known, retry }: Props) {
  const { t } = useTranslation(["translation", "licence"]);
  const { verification, otherOrigin, isOffline, workStatus } = checked;
  const ofWork = provenStatus(workStatus);
  const isRefused = name === "notValid" || name === "notThisCertificate";
  return (
    <>
      <VerdictFrame
        verdict={name}
        creatorName=""
        verification={verification}
        {...(isGenuine(name) && {
          title: t(isDated(name) ? "licence:verdict.genuine" : "licence:verdict.dateOpen"),
        })}
        text={<p className="max-w-prose">{t(`licence:verdict.${textOf(name)}`)}</p>}
      >
        {isRefused && otherOrigin === undefined && <Reason checked={checked} />}
        {otherOrigin !== undefined && (
          <p className="wrap-anywhere">
            <Sentence words={beginningOf(otherOrigin)}>
              {t("drop.otherRegistry", { origin: isolate(beginningOf(otherOrigin)) })}
            </Sentence>
          </p>
        )}
        {isOffline && <p>{t("drop.offline")}</p>}
        {name === "cannotBeChecked" && retry}
      </VerdictFrame>
      {!isRefused && <LicenceStateNote known={known} />}
      {!isRefused && ofWork && ofWork.heading !== "valid" && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2" data-of-work={ofWork.heading}>
          <h2 className="text-xl">{t("licence:work")}</h2>
          <Suspense>
            <SaidFirst proven={ofWork} stated={{ status: "valid", statements: [], supersededBy: null }} />
          </Suspense>
          <p className="max-w-prose">{t("licence:workStays")}</p>
        </section>
      )}
    </>
  );
}

const isDated = (name: VerdictName): boolean => name === "valid";

function textOf(name: VerdictName) {
  if (name === "notValid") return "notValidText";
  if (name === "notThisCertificate") return "notThisText";
  if (!isGenuine(name) || name === "placeNotChecked") return "cannotText";
  return isDated(name) ? "genuineText" : "dateOpenText";
}

/** Why it is not valid. */
function Reason({ checked: { verification } }: Pick<Props, "checked">) {
  const { t } = useTranslation(["translation", "licence"]);
  const { licensor } = verification;
  const code = failedCheck({ verification })?.code;
  if (code) return <p>{t(`verify.code.${code}`)}</p>;
  const outcome = workOutcome(verification);
  if (outcome === "not_named" || outcome === "not_valid") return <p>{t(`licence:check.work.${outcome}`)}</p>;
  return licensor.state === "failed" && <p>{t(`licence:check.licensor.${licensor.code}`)}</p>;
}
