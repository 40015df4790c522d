import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { asBefore } from "./as-before.ts";
import { type LastAnswers, lastAnswersQuery } from "./last-answers-query.ts";
import type { EditDraft } from "./use-draft.ts";

/** Fills in the answers of a returning creator's last work, as soon as they are loaded. */
export function useLastAnswers(
  userId: string,
  edit: EditDraft,
): { last: LastAnswers | undefined; isPending: boolean } {
  const { data: last, isPending } = useQuery(lastAnswersQuery(userId));
  const offer = useEffectEvent((answers: LastAnswers) => edit((latest) => asBefore(latest, answers)));
  useEffect(() => {
    if (last) offer(last);
  }, [last]);
  return { last: last ?? undefined, isPending };
}
