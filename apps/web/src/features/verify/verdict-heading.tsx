import type { Certificate } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { timeOfDay } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import type { Judgement } from "./judge.ts";
import { ProvedColumns } from "./proved-columns.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { failedCheck, verdictName } from "./verdict-text.ts";

interface Props {
  judgement: Judgement;
  certificate: Certificate;
  isChecking: boolean;
  onRetry: () => void;
}

/** The verdict first, in plain words. Announced when it changes, for example when the anchor arrives. */
export function VerdictHeading({ judgement, certificate, isChecking, onRetry }: Props) {
  const { t } = useTranslation();
  const name = verdictName(judgement);
  const reason = failedCheck(judgement);
  return (
    <VerdictFrame
      verdict={name}
      creatorName={certificate.creator.name}
      verification={judgement.verification}
      columns={
        judgement.verification && (
          <ProvedColumns verdict={name} verification={judgement.verification} checks={judgement.checks} />
        )
      }
    >
      {name === "notValid" && reason?.code && <p>{t(`verify.code.${reason.code}`)}</p>}
      {name === "anchorPending" && !isPublicChain(certificate.anchor.chainId) && (
        <p>{t("verify.testChain")}</p>
      )}
      {name === "anchorPending" && <NextAnchor at={certificate.anchor.nextAnchorAt} />}
      {name === "cannotBeChecked" && (
        <Button look="secondary" isPending={isChecking} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
    </VerdictFrame>
  );
}

function NextAnchor({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation();
  const isAhead = at !== null && Date.parse(at) > Date.now();
  return (
    <p className="paper:hidden">
      {isAhead
        ? t("verify.nextAnchorAt", { time: timeOfDay(i18n.language, at) })
        : t("verify.nextAnchorSoon")}
    </p>
  );
}
