import { fromBase64 } from "@colophon/proof";
import { queryOptions } from "@tanstack/react-query";
import type { EarlierProofDraft } from "./draft.ts";

/** What a proof says of the file, as far as this browser can tell without asking anybody. */
export const earlierQuery = (sha256: string, { base64 }: EarlierProofDraft) =>
  queryOptions({
    queryKey: ["earlier", sha256, base64],
    queryFn: async () => {
      const { judgeEarlier } = await import("@colophon/clocks");
      return judgeEarlier(fromBase64(base64), [sha256], { now: Math.floor(Date.now() / 1000) });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
