import type { Api, EndpointOutput } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { HowToAsk } from "./how-to-ask.tsx";

type Answer = EndpointOutput<Api["POST /api/certificates/give-back"]>;

interface Props extends Pick<Answer, "outcome" | "isOwner"> {
  certificateId: string;
}

/** What became of a certificate that was given back. */
export function GivenBack({ outcome, isOwner, certificateId }: Props) {
  const { t } = useTranslation("give-back");
  const { t: tCommon, i18n } = useTranslation();
  const gap = sentenceGap(i18n.language);
  if (outcome === "refused")
    return (
      <OutcomeNotice tone="warning">
        <p className="max-w-prose">{t("refused")}</p>
      </OutcomeNotice>
    );
  if (outcome === "erased" || outcome === "blocked")
    return (
      <OutcomeNotice tone="info">
        <p className="max-w-prose">
          {tCommon(outcome === "erased" ? "failure.certificate_erased" : "failure.certificate_blocked")}
          {gap}
          {t(outcome)}
        </p>
      </OutcomeNotice>
    );
  return (
    <OutcomeNotice tone="success">
      <p className="max-w-prose">
        {outcome === "kept" ? t("kept", { certificateId }) : t("known")}
        {isOwner && `${gap}${t("isYours")}`}
      </p>
      {outcome === "kept" && !isOwner && <HowToAsk />}
      <div className="-mx-3 flex flex-wrap px-3 paper:hidden">
        <ButtonLink to={`/verify/${certificateId}`} look="secondary">
          {tCommon("drop.toPage")}
        </ButtonLink>
        {isOwner && (
          <ButtonLink to="/dashboard" look="quiet">
            {tCommon("certificate.toDashboard")}
          </ButtonLink>
        )}
      </div>
    </OutcomeNotice>
  );
}
