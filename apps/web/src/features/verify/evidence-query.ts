import { queryOptions } from "@tanstack/react-query";
import { gatherEvidence } from "./gather-evidence.ts";
import { pollInterval } from "./poll-interval.ts";

/**
 * The certificate as the registry states it, and its proof; polled until nothing can change any more. One query for the loader, which
 * goes on at `onAsked` (`gatherEvidence`), and for the page.
 */
export const evidenceQuery = (id: string, onAsked?: () => void) =>
  queryOptions({
    queryKey: ["evidence", id],
    queryFn: async ({ signal }) => gatherEvidence(id, signal, onAsked),
    refetchInterval: ({ state }) => pollInterval(state.data, Date.now()),
  });
