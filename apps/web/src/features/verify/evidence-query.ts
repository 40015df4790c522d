import { queryOptions } from "@tanstack/react-query";
import { gatherEvidence } from "./gather-evidence.ts";
import { pollInterval } from "./poll-interval.ts";

export const evidenceQuery = (id: string, onAsked?: () => void) =>
  queryOptions({
    queryKey: ["evidence", id],
    queryFn: async ({ signal }) => gatherEvidence(id, signal, onAsked),
    refetchInterval: ({ state }) => pollInterval(state.data, Date.now()),
  });
