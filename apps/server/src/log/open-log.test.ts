import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog, createTestSequencer, noDamage, randomEntry } from "../../test/test-log.ts";

test("a log with entries is not opened without its guard, unless that is asked for", async () => {
  const { pool } = await createTestDatabase();
  const testLog = await createTestLog();
  const first = await testLog.open(pool);
  expect(first.isGuarded).toBe(false);
  // A node that died before it had published the first entry has lost nothing.
  const log = await testLog.open(pool);
  await log.catchUp();
  const sequencer = createTestSequencer({ pool, log });
  await sequencer.append(randomEntry());
  await sequencer.stop();
  expect((await testLog.open(pool)).isGuarded).toBe(true);

  await rm(testLog.guardPath, { recursive: true });
  await expect(testLog.open(pool)).rejects.toThrow("has no checkpoint, but the database has 2 log entries");
  const again = await testLog.open(pool, noDamage(), { initGuard: true });
  expect(again.isGuarded).toBe(false);
  expect(await again.catchUp()).toMatchObject({ size: 2 });
  expect((await testLog.open(pool)).isGuarded).toBe(true);
});
