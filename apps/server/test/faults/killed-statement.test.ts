import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseEntry, statementKey, toHex } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import { checkLog } from "../../src/log/check-log.ts";
import { readEntries } from "../../src/log/log-store.ts";
import { countingWriter, createSaidTable, randomCertificate } from "@colophon/testing/said-table";
import { createTestDatabase } from "../test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../test-log.ts";

const { pool, url } = await createTestDatabase();
await createSaidTable(pool);
const testLog = await createTestLog();
const log = await testLog.open(pool);
await log.catchUp();
const { place, append } = createTestSequencer({ pool, log, writer: countingWriter });

/** A process that makes the first statement about a certificate, and is killed at that step. */
async function killAt(where: string, { certificateId, salt }: ReturnType<typeof randomCertificate>) {
  const script = path.join(import.meta.dirname, "stopping-process.ts");
  const child = fork(script, [where, url, testLog.keysDir, testLog.guardPath, toHex(salt), certificateId]);
  expect(await once(child, "message")).toEqual(["stopping", undefined]);
  child.kill("SIGKILL");
  await once(child, "exit");
}

const steps: [where: string, committed: number][] = [
  ["numbered the statement", 0],
  ["committed", 1],
];
const otherSteps: typeof steps = [
  ["written", 0],
  ["locked the head", 0],
  ["looked at the guard", 1],
  ["appended to the guard", 1],
];

test.each(isLong ? [...steps, ...otherSteps] : steps)(
  "a process that is killed when it has %s leaves no statement without its row or outside the next head",
  async (where, committed) => {
    const certificate = randomCertificate();
    await killAt(where, certificate);
    await append(randomEntry());
    // It takes the next number, whether or not the one before was committed.
    const { n, index } = await place(certificate.say());
    expect(n).toBe(committed);

    const { difference, head } = await checkLog(pool);
    expect(difference).toBeUndefined();
    const entries = await readEntries(pool, 0, head.size);
    const said = entries.filter((entry) => parseEntry(entry).kind === "statement");
    const { rows } = await pool.query<{ index: number }>(`select index from said order by index`);
    expect(rows.map((row) => toHex(entries[row.index] ?? new Uint8Array()))).toEqual(said.map(toHex));
    expect(parseEntry(entries[index + 1] ?? new Uint8Array())).toMatchObject({
      kind: "head",
      count: said.length,
    });
    const keys = Array.from({ length: committed + 2 }, (_, number) => statementKey(certificate.salt, number));
    const shown = await log.proveStatements(keys);
    expect(shown?.keys.map(({ isThere }) => isThere)).toEqual([...keys.slice(1).map(() => true), false]);
  },
);
