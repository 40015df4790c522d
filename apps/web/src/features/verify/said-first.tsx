import type { CertificateStatus } from "@colophon/api";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Props {
  /** What the status proves; undefined if nothing. */
  proven: VerifiedStatus | undefined;
  /** What the registry says, for that case. */
  stated: CertificateStatus;
  /** Whether the status is being checked. */
  isAsking?: boolean;
}

/** Later statements about the certificate, above its verdict, which they don't affect. */
export function SaidFirst({ proven, stated, isAsking = false }: Props) {
  const { t } = useTranslation();
  // Of a log that has ended, what was said there may be lost.
  const isKnown = proven && !(mayHaveLost(proven) && proven.heading === "valid");
  const heading = isKnown ? proven.heading : stated;
  if (heading === "valid") return undefined;
  const newer = proven?.statements.findLast(({ kind }) => kind === "superseded")?.said.certificate;
  const isGrave = ["blocked", "withdrawn", "disputed"].includes(heading);
  return (
    <Notice tone={isGrave ? "warning" : "info"}>
      <h2 className="text-2xl" data-said-first={heading}>
        {t(`said.first.${heading}.title`)}
      </h2>
      <p className="max-w-prose">{t(`said.first.${heading}.text`)}</p>
      <p className="max-w-prose">{t("said.first.proofStays")}</p>
      {!isKnown && !isAsking && (
        <p className="max-w-prose text-sm text-muted">{t("said.first.notChecked")}</p>
      )}
      {newer !== undefined && (
        <ButtonLink to={`/verify/${newer}`} look="secondary" className="paper:hidden">
          {t("said.toNewer")}
        </ButtonLink>
      )}
    </Notice>
  );
}
