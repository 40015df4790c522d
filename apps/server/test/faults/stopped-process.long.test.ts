import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { toHex } from "@colophon/proof";
import { afterAll, expect, test } from "vitest";
import { checkGuard } from "../../src/log/check-guard.ts";
import { checkLog } from "../../src/log/check-log.ts";
import { openCheckpointGuard } from "../../src/log/checkpoint-guard.ts";
import { readEntriesAt } from "../../src/log/log-store.ts";
import { createTestDatabase } from "../test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../test-log.ts";

const { pool, url } = await createTestDatabase();
const testLog = await createTestLog();
const log = await testLog.open(pool);
const guard = openCheckpointGuard(testLog.guardPath);
const sequencer = createTestSequencer({ pool, log });
const register = () => sequencer.append(randomEntry());

/** Another process on the same log, once it has suspended itself there. */
async function startStopped(place: string) {
  const entry = randomEntry();
  const script = path.join(import.meta.dirname, "stopping-process.ts");
  const child = fork(script, [place, url, testLog.keysDir, testLog.guardPath, toHex(entry)]);
  afterAll(() => child.kill("SIGKILL"));
  expect(await once(child, "message")).toEqual(["stopping", undefined]);
  return {
    entry,
    async goOn(): Promise<unknown> {
      const answer = once(child, "message");
      child.kill("SIGCONT");
      const [index] = (await answer) as [unknown];
      await once(child, "exit");
      return index;
    },
  };
}

test.each(["written", "locked the head", "committed", "looked at the guard", "appended to the guard"])(
  "a process suspended when it has %s doesn't block others, and does no harm when resumed",
  async (place) => {
    await register();
    const stopped = await startStopped(place);
    // While it is suspended, the others register, read and check.
    const first = await register();
    for (let count = 0; count < 3; count++) await register();
    expect((await log.newest()).size).toBe(first + 4);
    await log.check();

    const index = await stopped.goOn();
    await register();
    const { difference, head, rootAt } = await checkLog(
      pool,
      guard.list().map(({ size }) => size),
    );
    expect(difference).toBeUndefined();
    expect(checkGuard(guard.list(), rootAt, head.size)).toBeUndefined();
    // It got its place, or was told to retry.
    const isAnswered = typeof index === "number";
    expect(isAnswered ? "can’t confirm" : index).toContain("can’t confirm");
    const found = isAnswered ? (await readEntriesAt(pool, [index])).get(index) : stopped.entry;
    expect(found).toEqual(stopped.entry);
  },
);
