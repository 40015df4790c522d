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
    const { told, final } = await readProgress(pool);
    if (told >= final) return;
    const isMine = await transact(pool, async (tx) => {
      const from = await lockTold(tx);
      if (from === undefined) return false;
      const to = Math.min(from + step, final);
      if (to <= from) return true;
      await queueCertificateLetters(tx, "finalProof", await listFinalCertificates(tx, { from, to }));
      await saveTold(tx, to);
      return true;
    });
    if (!isMine) return;
  }
}
