import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../lib/api/query-client.ts";
import { askExplorers, keptAnswers, mayAskExplorers } from "../../lib/checking/block-answers.ts";

/** The first words of the queries of this folder that reach a verdict: about a certificate or a licence, on its page, dropped, or found by a file. */
export const verdictQueries: readonly unknown[] = [
  "evidence",
  "checked",
  "found",
  "licence",
  "checked licence",
];

/** Those whose answers rest on what explorers said. */
const judged: readonly unknown[] = [...verdictQueries, "earlier-judgement", "renewals"];

/**
 * Asks two explorers for blocks, on demand, since they see who asks. Whoever has agreed once in a session is not asked again, by
 * whichever proof it was. With the answers, everything that is checked on the page is judged once more.
 */
export function useComparing(heights: readonly number[]) {
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
  return { isAgreed, isPending, compare: () => mutate() };
}
