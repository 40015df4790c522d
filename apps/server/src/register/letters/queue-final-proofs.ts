import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import { queueCertificateLetters } from "../../mail/letter-queue.ts";
import { listFinalCertificates, lockTold, readProgress, saveTold } from "./final-proof-store.ts";

/** Entries per transaction: an anchor may cover many thousands. */
const step = 500;

/**
 * Queues letters about proofs that have become final. The progress is a row, updated in the transaction that queues the
 * letters. So each proof gets one letter, even if a process is killed or several run, and anchoring never waits for it.
 */
export async function queueFinalProofs(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { told, final: size } = await readProgress(pool);
    if (told >= size) return;
    const isMine = await transact(pool, async (tx) => {
      const from = await lockTold(tx);
      // Another process is telling them, and goes on to the end.
      if (from === undefined) return false;
      const to = Math.min(from + step, size);
      // Told since the progress was read, which the loop reads again.
      if (to <= from) return true;
      const final = await listFinalCertificates(tx, { from, to });
      const alone = final.filter(({ batchId }) => batchId === null);
      const batches = new Map(
        final.flatMap((one) => (one.batchId === null ? [] : [[one.batchId, one.owner]])),
      );
      await queueCertificateLetters(
        tx,
        "finalProof",
        alone.map(({ certificateId, owner }) => ({ subject: certificateId, owner })),
      );
      // Of a batch whose leaves are in two steps, the second time changes nothing.
      await queueCertificateLetters(
        tx,
        "batchFinal",
        Array.from(batches, ([subject, owner]) => ({ subject, owner })),
      );
      await saveTold(tx, to);
      return true;
    });
    if (!isMine) return;
  }
}
