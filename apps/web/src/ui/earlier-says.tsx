import type { EarlierJudgement } from "@colophon/clocks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDateTime } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";

/** What an earlier proof of a file says; the children, of one for Bitcoin that nobody has compared yet. */
export function EarlierSays({ judgement, children }: { judgement: EarlierJudgement; children: ReactNode }) {
  const { t, i18n } = useTranslation("earlier");
  if (judgement.state === "refused") return <p>{t(`reason.${judgement.reason}`)}</p>;
  if (judgement.state === "waiting") return <p>{children}</p>;
  const { by, isRevocationUnasked } = judgement;
  const time = longDateTime(i18n.language, judgement.time * 1000);
  return (
    <>
      {by.kind === "bitcoin" && <p>{t("byBitcoin", { time, height: by.height })}</p>}
      {by.kind === "authority" && <p>{t("byAuthority", { time, operator: isolate(by.operator) })}</p>}
      {isRevocationUnasked && <p className="text-sm text-muted">{t("unasked")}</p>}
    </>
  );
}
