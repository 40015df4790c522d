import type { Verification } from "@colophon/proof";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";

interface Props {
  verification: Verification;
  /** The certificate is valid by other clocks than an anchor alone. */
  isVerdict: boolean;
  /** In place of the verdict's own text. */
  text?: ReactNode;
}

/** What other clocks than the anchor say: whose time counts, and what is still to come. Loaded only where there are any. */
export function ClocksNote({ verification: { clocks, provenTime = 0 }, isVerdict, text }: Props) {
  const { t, i18n } = useTranslation("clocks");
  const { proven, disagree, isAlone, pieces = [] } = clocks ?? {};
  const provenBy = proven?.by;
  const time = longDateTime(i18n.language, provenTime * 1000);
  const waiting = pieces.filter(({ state }) => state === "waiting");
  const isPending = waiting.some((piece) => piece.state === "waiting" && piece.reason === "pending");
  return (
    <>
      {isVerdict && <h2 className="text-2xl">{t("title")}</h2>}
      {isVerdict && (text ?? <p className="max-w-prose">{t("text")}</p>)}
      {provenBy?.kind === "authority" && (
        <p>{t("byAuthority", { time, operator: isolate(provenBy.operator) })}</p>
      )}
      {provenBy?.kind === "bitcoin" && <p>{t("byBitcoin", { time, height: provenBy.height })}</p>}
      {isAlone && <p>{t("isAlone")}</p>}
      {disagree && <p>{t("disagree")}</p>}
      {isPending && <p>{t("pending")}</p>}
      {waiting.length > 0 && !isPending && <p>{t("arrived")}</p>}
    </>
  );
}
