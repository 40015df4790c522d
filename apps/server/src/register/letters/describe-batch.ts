import type { CertificateContext } from "../../record/read-certificate.ts";
import type { BatchFacts } from "../../mail/letter-kinds.ts";
import { findBatch } from "../works/works.ts";

/** Titles in a letter: mail programs cut off what is longer than a hundred kilobytes. */
const mostTitles = 50;

/** What letters say about works that were registered together, read when a letter is sent. Undefined once they are erased. */
export function createBatchDescriber({ pool, anchoring }: Pick<CertificateContext, "pool" | "anchoring">) {
  return async (batchId: string): Promise<BatchFacts | undefined> => {
    const batch = await findBatch(pool, batchId, { titles: mostTitles });
    // The sender withdraws such a letter.
    if (batch === undefined) return undefined;
    const { count, titles, registeredAt, lastIndex } = batch;
    const { state } = await anchoring.coveringAnchor(lastIndex);
    return { count, titles, registeredAt: registeredAt.toISOString(), isFinal: state === "final" };
  };
}
