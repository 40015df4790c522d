import { openPreviousLogs } from "../src/log/previous/previous-logs.ts";
import type { BatchTimes } from "../src/log/commit-batch.ts";
import { openStamps } from "../src/log/clocks/stamps.ts";
import { createSequencer } from "../src/log/sequencer.ts";
import { entryOfWork, type SearchedWork } from "../src/search/index/entry-of-work.ts";
import { leafWriter } from "../src/register/works/leaf-writer.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestLog, noDamage, type TestLog } from "./test-log.ts";

/** A database with a log for registering works. */
export async function createTestRegister({
  database,
  testLog: given,
}: { database?: TestDatabase; testLog?: TestLog } = {}) {
  const { pool, db, url } = database ?? (await createTestDatabase());
  const testLog = given ?? (await createTestLog());
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
  const stamps = openStamps(pool);
  return { pool, db, url, previous, stamps, testLog, keys, issuer, log, sequencer, indexer, batches };
}
