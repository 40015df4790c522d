import { PUBLIC_CLOCKS } from "@colophon/clocks";
import type { ClockPiece } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { useComparing } from "./use-comparing.ts";

interface Props {
  /** Proofs of Bitcoin that prove nothing yet, one or more of them with a block to look up. */
  waiting: Extract<ClockPiece, { state: "waiting" }>[];
}

export function CompareWithBitcoin({ waiting }: Props) {
  const { t, i18n } = useTranslation("clocks");
  const heights = [...new Set(waiting.flatMap(({ height }) => height ?? []))];
  const { isAgreed, isPending, compare } = useComparing(heights);
  const failed = waiting.find(({ height, reason }) => height !== undefined && reason !== "not_looked_up");
  const explorers = PUBLIC_CLOCKS.explorers.map((explorer) => new URL(explorer).host);
  return (
    <>
      <p>{t(failed ? `reason.${failed.reason}` : "arrived")}</p>
      {!isAgreed && (
        <p className="max-w-prose text-sm text-muted paper:hidden">
          {t("explorersSee", { explorers: new Intl.ListFormat(i18n.language).format(explorers) })}
        </p>
      )}
      <Button look="secondary" className="paper:hidden" isPending={isPending} onClick={compare}>
        {t(failed ? "compareAgain" : "compare")}
      </Button>
    </>
  );
}
