import type { EarlierReason } from "@colophon/clocks";
import { fromBase64, toBase64 } from "@colophon/proof";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../lib/api/query-client.ts";
import type { EarlierProofDraft } from "./draft.ts";

/** What a registration takes (`@colophon/clocks`, which is loaded with the first proof). */
const maxBytes = 65_536;
export const maxEarlierProofs = 4;

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

/** The proof in a file and which of the fingerprints it is of, or why it is not taken. */
export async function readEarlierProof(
  file: File,
  fingerprints: readonly string[],
): Promise<EarlierReason | { sha256: string; proof: EarlierProofDraft }> {
  if (file.size > maxBytes) return "too_large";
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return "unreadable";
  const { EarlierRefusal, prepareEarlier } = await import("@colophon/clocks");
  for (const sha256 of fingerprints) {
    try {
      // What isn't needed doesn't leave this browser: another certificate's proof file has other people's names.
      const prepared = prepareEarlier(new Uint8Array(bytes), [sha256]);
      const proof = { name: file.name, base64: toBase64(prepared.bytes) };
      const judgement = await queryClient.query(earlierQuery(sha256, proof));
      return judgement.state === "refused" ? judgement.reason : { sha256, proof };
    } catch (error) {
      if (!(error instanceof EarlierRefusal)) throw error;
      if (error.reason !== "of_other_file") return error.reason;
    }
  }
  return "of_other_file";
}
