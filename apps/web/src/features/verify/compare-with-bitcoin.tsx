import { PUBLIC_CLOCKS } from "@colophon/clocks";
import type { ClockPiece } from "@colophon/proof";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../lib/api/query-client.ts";
import { askExplorers, keptAnswers, mayAskExplorers } from "../../lib/checking/block-answers.ts";
import { joinList } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";

interface Props {
  /** Proofs of Bitcoin that prove nothing yet, one or more of them with a block to look up. */
  waiting: Extract<ClockPiece, { state: "waiting" }>[];
}

/**
 * Asks two explorers for the blocks, on demand, since they see who asks. Whoever has agreed once in a session is not asked
 * again. With the answers, everything that is checked on the page is judged once more.
 */
export function CompareWithBitcoin({ waiting }: Props) {
  const { t, i18n } = useTranslation("clocks");
  const heights = useMemo(() => [...new Set(waiting.flatMap(({ height }) => height ?? []))], [waiting]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await askExplorers(heights);
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => judged.includes(name) });
    },
  });
  const isAgreed = mayAskExplorers();
  const isNew = isAgreed && heights.some((height) => !keptAnswers().has(height));
  useEffect(() => {
    if (isNew) mutate();
  }, [isNew, mutate]);
  const failed = waiting.find(({ height, reason }) => height !== undefined && reason !== "not_looked_up");
  const explorers = PUBLIC_CLOCKS.explorers.map((explorer) => new URL(explorer).host);
  return (
    <>
      <p>{t(failed ? `reason.${failed.reason}` : "arrived")}</p>
      {!isAgreed && (
        <p className="max-w-prose text-sm text-muted paper:hidden">
          {t("explorersSee", { explorers: joinList(i18n.language, explorers) })}
        </p>
      )}
      <Button look="secondary" className="paper:hidden" isPending={isPending} onClick={() => mutate()}>
        {t(failed ? "compareAgain" : "compare")}
      </Button>
    </>
  );
}

/** The first words of the queries whose verdicts rest on what explorers said. */
const judged: unknown[] = ["evidence", "checked"];
