import { type BatchTimes, createSequencer } from "../src/log/sequencer.ts";
import { entryOfWork, type SearchedWork } from "../src/search/index/entry-of-work.ts";
import { leafWriter } from "../src/works/leaf-writer.ts";
import { createTestDatabase } from "./test-database.ts";
import { createTestLog, noDamage } from "./test-log.ts";

/** A database with a log that works are registered in. */
export async function createTestRegister() {
  const { pool, db } = await createTestDatabase();
  const { keys, issuer, open } = await createTestLog();
  const log = await open(pool);
  const batches: BatchTimes[] = [];
  const sequencer = createSequencer({
    pool,
    writer: leafWriter,
    log,
    damage: noDamage(),
    onBatch: (batch) => batches.push(batch),
  });
  const indexer = { entryOf: async (work: SearchedWork) => entryOfWork(work) };
  return { pool, db, keys, issuer, log, sequencer, indexer, batches };
}
