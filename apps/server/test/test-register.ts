import { openPreviousLogs } from "../src/log/previous/previous-logs.ts";
import type { BatchTimes } from "../src/log/commit-batch.ts";
import { createSequencer } from "../src/log/sequencer.ts";
import { entryOfWork, type SearchedWork } from "../src/search/index/entry-of-work.ts";
import { leafWriter } from "../src/register/works/leaf-writer.ts";
import { createTestDatabase } from "./test-database.ts";
import { createTestLog, noDamage } from "./test-log.ts";

/** A database with a log for registering works. */
export async function createTestRegister() {
  const { pool, db, url } = await createTestDatabase();
  const testLog = await createTestLog();
  const { keys, issuer } = testLog;
  const log = await testLog.open(pool);
  const batches: BatchTimes[] = [];
  const sequencer = createSequencer({
    pool,
    writer: leafWriter,
    log,
    damage: noDamage(),
    onBatch: (batch) => batches.push(batch),
  });
  const indexer = { entryOf: async (work: SearchedWork) => entryOfWork(work) };
  const previous = openPreviousLogs({ pool, db });
  return { pool, db, url, previous, testLog, keys, issuer, log, sequencer, indexer, batches };
}
