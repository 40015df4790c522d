import { type Check, isPublicChain, publicChainName } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import { ClockLine } from "./clock-line.tsx";

/** What the anchor says among the clocks, as its check has found. */
export function AnchorLine({ check: { state, code, evidence } }: { check: Check }) {
  const { t, i18n } = useTranslation(["clocks", "translation"]);
  const [chainId, blockTime] = [evidence?.["chainId"], evidence?.["blockTime"]].map(Number);
  const isTest = evidence?.["chainId"] !== undefined && !isPublicChain(chainId ?? 0);
  const chain = isTest ? t("translation:verify.testAnchor") : (publicChainName(chainId ?? 0) ?? "");
  const name = isTest || chain === "" ? chain || t("blockchain") : t("ofChain", { chain: isolate(chain) });
  if (evidence?.["blockTime"] !== undefined)
    return (
      <ClockLine tone={isTest ? "unknown" : "passed"} name={name}>
        {isTest ? t("testChain") : longDateTime(i18n.language, (blockTime ?? 0) * 1000)}
      </ClockLine>
    );
  if (code === undefined && evidence?.["chainId"] === undefined) return undefined;
  const tone = state === "failed" ? "failed" : code === "anchor_pending" ? "waiting" : "unknown";
  return (
    <ClockLine tone={tone} name={name}>
      {t(`translation:verify.code.${code ?? "offline"}`)}
    </ClockLine>
  );
}
