import type { Certificate, CertificateStatus } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { longDate, timeOfDay } from "../../lib/text/format.ts";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { unnamed } from "../../lib/text/unnamed.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Sentence } from "../../ui/words.tsx";
import { claimLine } from "./claim-line.ts";
import type { Judgement } from "./judge.ts";
import { ProvedColumns } from "./proved-columns.tsx";
import { VerdictFrame } from "./verdict-frame.tsx";
import { failedCheck, verdictName } from "./verdict-text.ts";

interface Props {
  judgement: Judgement;
  certificate: Certificate;
  /** What is said of it before all else. */
  heading: CertificateStatus;
  isChecking: boolean;
  onRetry: () => void;
}

/** The verdict in plain words. Announced when it changes, for example when the anchor arrives. */
export function VerdictHeading({ judgement, certificate, heading, isChecking, onRetry }: Props) {
  const { t } = useTranslation();
  const name = verdictName(judgement);
  const claim = useClaim({ judgement, certificate, heading });
  const reason = failedCheck(judgement);
  return (
    <VerdictFrame
      verdict={name}
      creatorName={certificate.creator.name}
      verification={judgement.verification}
      text={claim}
      columns={
        judgement.verification && (
          <ProvedColumns
            isShort
            verdict={name}
            verification={judgement.verification}
            checks={judgement.checks}
          />
        )
      }
    >
      {name === "notValid" && reason?.code && <p>{t(`verify.code.${reason.code}`)}</p>}
      {name === "anchorPending" && <NextAnchor at={certificate.anchor.nextAnchorAt} />}
      {name === "cannotBeChecked" && (
        <Button look="secondary" isPending={isChecking} onClick={onRetry}>
          {t("common.retry")}
        </Button>
      )}
    </VerdictFrame>
  );
}

/** What the certificate proves, to be understood in ten seconds; undefined where the verdict's own text says more. */
function useClaim({ judgement, certificate, heading }: Pick<Props, "judgement" | "certificate" | "heading">) {
  const { t, i18n } = useTranslation("certificate");
  const { creator, registrationDate, fileCount, anchor } = certificate;
  const { provenTime, clocks } = judgement.verification ?? {};
  const claim = claimLine({
    verdict: verdictName(judgement),
    heading,
    fileCount,
    isTestChain: !isPublicChain(anchor.chainId),
    clock: clocks?.proven?.by.kind,
    isAlone: clocks?.isAlone,
  });
  if (claim === undefined) return undefined;
  const gap = sentenceGap(i18n.language);
  const time =
    claim.line.endsWith("Proven") && provenTime !== undefined ? provenTime * 1000 : registrationDate;
  return (
    <p className="max-w-prose text-lg leading-snug print:max-w-none" data-claim={claim.line}>
      <Sentence words={creator.name}>
        {t(`line.${claim.line}`, {
          name: isolate(creator.name),
          ...unnamed(creator.name),
          date: longDate(i18n.language, time),
        })}
      </Sentence>
      {gap}
      <span className="text-base">{claim.after.map((key) => t(`after.${key}`)).join(gap)}</span>
    </p>
  );
}

function NextAnchor({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation();
  const isAhead = at !== null && Date.parse(at) > Date.now();
  return (
    <p className="text-sm text-muted paper:hidden">
      {isAhead
        ? t("verify.nextAnchorAt", { time: timeOfDay(i18n.language, at) })
        : t("verify.nextAnchorSoon")}
    </p>
  );
}
