import type { Certificate } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { longDateTime, timeOfDay } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { CheckMark, type CheckTone } from "./check-mark.tsx";
import type { Judgement } from "./judge.ts";
import { failedCheck, type VerdictName, verdictName } from "./verdict-text.ts";

const tones: Record<VerdictName, { tone: CheckTone; look: string }> = {
  valid: { tone: "passed", look: "border-valid" },
  validByRegistryTime: { tone: "passed", look: "border-valid" },
  anchorPending: { tone: "waiting", look: "border-pending" },
  notValid: { tone: "failed", look: "border-invalid" },
  notThisCertificate: { tone: "failed", look: "border-invalid" },
  cannotBeChecked: { tone: "unknown", look: "border-muted" },
};

interface Props {
  judgement: Judgement;
  certificate: Certificate;
  isChecking: boolean;
  onRetry: () => void;
}

/** The verdict first, in plain words. It is announced when it changes, as it does when the anchor arrives. */
export function VerdictHeading({ judgement, certificate, isChecking, onRetry }: Props) {
  const { t, i18n } = useTranslation();
  const name = verdictName(judgement);
  const { tone, look } = tones[name];
  const { provenTime } = judgement.verification ?? {};
  const reason = failedCheck(judgement);
  return (
    <section aria-live="polite" className={`flex gap-4 border-y-2 py-6 ${look}`}>
      <CheckMark tone={tone} className="size-10 text-xl" />
      <div className="grid justify-items-start gap-2">
        <h2 className="text-2xl">{t(`verify.verdict.${name}.title`)}</h2>
        <p className="text-pretty">
          {t(`verify.verdict.${name}.text`, {
            name: certificate.creator.name,
            time: provenTime === undefined ? "" : longDateTime(i18n.language, provenTime * 1000),
          })}
        </p>
        {name === "notValid" && reason?.code && <p>{t(`verify.code.${reason.code}`)}</p>}
        {name === "anchorPending" && <NextAnchor at={certificate.anchor.nextAnchorAt} />}
        {name === "cannotBeChecked" && (
          <Button look="secondary" isPending={isChecking} onClick={onRetry}>
            {t("common.retry")}
          </Button>
        )}
      </div>
    </section>
  );
}

function NextAnchor({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation();
  const isAhead = at !== null && Date.parse(at) > Date.now();
  return (
    <p>
      {isAhead
        ? t("verify.nextAnchorAt", { time: timeOfDay(i18n.language, at) })
        : t("verify.nextAnchorSoon")}
    </p>
  );
}
