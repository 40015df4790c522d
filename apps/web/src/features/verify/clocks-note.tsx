import type { Verification } from "@colophon/proof";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { isolate } from "../../lib/text/words.ts";
import { CompareWithBitcoin } from "./compare-with-bitcoin.tsx";

interface Props {
  verification: Verification<unknown>;
  /** The certificate is valid by other clocks than an anchor alone. */
  isVerdict: boolean;
  /** In place of the verdict's own text. */
  text?: ReactNode;
}

/** What other clocks than the anchor say: whose time counts, and what is still to come. Loaded only where there are any. */
export function ClocksNote({ verification: { clocks, provenTime = 0 }, isVerdict, text }: Props) {
  const { t, i18n } = useTranslation("clocks");
  const { proven, second, disagree, isAlone, pieces = [] } = clocks ?? {};
  const provenBy = proven?.by;
  const time = longDateTime(i18n.language, provenTime * 1000);
  const waiting = pieces.filter((piece) => piece.state === "waiting");
  const toCompare = waiting.flatMap(({ height }) => height ?? []);
  return (
    <>
      {isVerdict && <h2 className="text-2xl">{t("title")}</h2>}
      {isVerdict && (text ?? <p className="max-w-prose">{t("text")}</p>)}
      {proven && (
        <p className="max-w-prose">
          {provenBy?.kind === "authority" && t("byAuthority", { time, operator: isolate(provenBy.operator) })}
          {provenBy?.kind === "bitcoin" && t("byBitcoin", { time, height: provenBy.height })}
          {sentenceGap(i18n.language)}
          {second && t("second", { time: longDateTime(i18n.language, second.time * 1000) })}
        </p>
      )}
      {/* A certificate’s line says it, too. */}
      {isAlone && !text && <p>{t("isAlone")}</p>}
      {disagree && <p>{t("disagree")}</p>}
      {waiting.length > toCompare.length && <p>{t("pending")}</p>}
      {toCompare.length > 0 && <CompareWithBitcoin waiting={waiting} />}
    </>
  );
}
