import { queryOptions } from "@tanstack/react-query";
import { askStatus } from "../../lib/checking/ask-status.ts";
import type { GatheredEvidence } from "./gather-evidence.ts";

/** Milliseconds between retries after a failure. */
const retryMs = 30_000;

/** A certificate's later statements, requested after its own proof: the verdict doesn't wait for them. */
export const statusQuery = (id: string, { proof }: GatheredEvidence) =>
  queryOptions({
    queryKey: ["status", id],
    queryFn: async ({ signal }) => {
      if (!proof) return { gap: "none" } as const;
      const { bundle, trust, verify } = proof;
      return askStatus({ bundle, trust, verification: verify() }, signal);
    },
    enabled: proof !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data && "gap" in data && data.gap !== "none" ? retryMs : false,
  });
