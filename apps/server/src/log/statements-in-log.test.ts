import {
  leafHash,
  parseEntry,
  statementEntryOfHash,
  statementKey,
  toHex,
  verifyCheckpoint,
  verifyInclusion,
} from "@colophon/proof";
import { createReplay, parsePrefixProof, verifyAbsence, verifyPresence } from "@colophon/proof/statements";
import { describe, expect, test } from "vitest";
import { countingWriter, createSaidTable, randomCertificate } from "@colophon/testing/said-table";
import { createTestDatabase } from "../../test/test-database.ts";
import {
  atTime,
  createTestLog,
  createTestSequencer,
  losingCommit,
  randomEntry,
} from "../../test/test-log.ts";
import type { TestLeaf } from "@colophon/testing/test-leaf";
import { connect } from "../base/db/connection.ts";
import { checkLog } from "./check-log.ts";
import { TimeLineLeft } from "./head.ts";
import { readEntries, readHead } from "./log-store.ts";
import type { SequencerOptions } from "./sequencer.ts";

const { pool, url } = await createTestDatabase();
await createSaidTable(pool);
const testLog = await createTestLog();
const log = await testLog.open(pool);
await log.catchUp();

const sequencer = (options: Partial<SequencerOptions<TestLeaf>> = {}) =>
  createTestSequencer({ pool, log, writer: countingWriter, ...options });

/** Replays the whole log as a stranger would, and compares it with what is stored of it. */
async function expectSound() {
  const { difference, head } = await checkLog(pool);
  expect(difference).toBeUndefined();
  const entries = await readEntries(pool, 0, head.size);
  const replay = createReplay();
  for (const entry of entries) replay.add(entry);
  const { rows } = await pool.query<{ n: number; count: number; entries: boolean }>(
    `select count(*), max(n) as n, bool_and(sha256 = substring(entry from 34)) as entries
     from said left join log_entries using (index) group by said.certificate_id`,
  );
  for (const { n, count, entries: areThere } of rows) expect([n, areThere]).toEqual([count - 1, true]);
  return { entries, size: head.size };
}

describe("statements in the log", () => {
  test("a batch numbers them in its order, and ends with the head of all so far", async () => {
    const before = (await readHead(pool)).size;
    const [one, two] = [randomCertificate(), randomCertificate()];
    const said = [one.say(), two.say(), one.say()];
    const { append, place } = sequencer();
    const placed = await Promise.all([append(randomEntry()), ...said.map(place), append(randomEntry())]);
    expect(placed).toEqual([
      before,
      { index: before + 1, n: 0 },
      { index: before + 2, n: 0 },
      { index: before + 3, n: 1 },
      before + 4,
    ]);
    expect(await place(one.say())).toEqual({ index: before + 6, n: 2 });
    const { entries, size } = await expectSound();
    expect(size).toBe(before + 8);
    const { sha256 = new Uint8Array() } = said[2] ?? {};
    expect(entries[before + 3]).toEqual(Buffer.from(statementEntryOfHash(statementKey(one.salt, 1), sha256)));
    expect([before + 5, before + 7].map((at) => parseEntry(entries[at] ?? new Uint8Array()))).toMatchObject([
      { kind: "head", count: 3 },
      { kind: "head", count: 4 },
    ]);
  });

  test("a person who has a record's salt can be shown all statements, and that there are no others", async () => {
    const { salt, say } = randomCertificate();
    const { place, append } = sequencer();
    const said = [say(), say()];
    for (const one of said) await place(one);
    await append(randomEntry());
    const keys = [0, 1, 2].map((n) => statementKey(salt, n));
    const status = await log.proveStatements(keys);
    if (status === undefined) throw new Error("the log is closed");
    const { root, size } = verifyCheckpoint(status.checkpoint, log);
    expect([toHex(root), size]).toEqual([toHex(status.root), status.size]);
    verifyInclusion({ index: size - 1, size, leafHash: leafHash(status.entry), proof: status.proof, root });
    const head = parseEntry(status.entry);
    if (head.kind !== "head") throw new Error("its last entry is a head");
    expect(status.keys.map(({ isThere }) => isThere)).toEqual([true, true, false]);
    const [first, second, absent] = status.keys.map(({ proof }) => parsePrefixProof(proof));
    if (!first || !second || !absent) throw new Error("one for each key");
    const [k0, k1, k2] = keys as [Uint8Array, Uint8Array, Uint8Array];
    verifyPresence({ key: k0, value: said[0]?.sha256 ?? k0 }, first, head.root);
    verifyPresence({ key: k1, value: said[1]?.sha256 ?? k1 }, second, head.root);
    verifyAbsence(k2, absent, head.root);
  });

  test("several processes give no number twice, and leave none out", async () => {
    const other = connect(url);
    const otherLog = await testLog.open(other.pool);
    const certificates = Array.from({ length: 5 }, randomCertificate);
    const processes = [sequencer(), sequencer({ pool: other.pool, log: otherLog })];
    const numbers = await Promise.all(
      certificates.map(async ({ say }) => {
        const given = await Promise.all(
          Array.from({ length: 24 }, async (_, round) => {
            const [here = sequencer(), there = here] = round % 3 === 0 ? processes.toReversed() : processes;
            const [placed] = await Promise.all([here.place(say()), there.append(randomEntry())]);
            return placed.n ?? -1;
          }),
        );
        return given.toSorted((a, b) => a - b);
      }),
    );
    for (const given of numbers) expect(given).toEqual(given.map((_, n) => n));
    await expectSound();
    await other.close();
  });

  test("a commit whose answer is lost is found again: a statement has one number", async () => {
    const { say } = randomCertificate();
    const { place } = sequencer({ pool: losingCommit(pool) });
    const first = await place(say());
    expect(first).toMatchObject({ n: 0 });
    expect(await place(say())).toMatchObject({ n: 1 });
    expect((await expectSound()).size).toBe(first.index + 4);
  });

  test("what was committed on a database that was left is looked up, and keeps its number", async () => {
    const { say } = randomCertificate();
    let left = 0;
    const publish: typeof log.publish = async (head) => {
      if (left++ === 0) throw new TimeLineLeft();
      await log.publish(head);
    };
    const { place } = sequencer({ log: { ...log, publish } });
    const [first, second] = await Promise.all([place(say()), place(say())]);
    expect([first.n, second.n]).toEqual([0, 1]);
    expect((await expectSound()).size).toBe(second.index + 2);
  });

  test("a statement that cannot be numbered takes nobody along", async () => {
    const { certificateId, salt, say } = randomCertificate();
    const { place, append } = sequencer();
    await place(say());
    // Another name for the same record: its first statement would be the other's.
    const again = { ...say(), certificateId: `${certificateId}-again`, salt };
    const [bad, good, registered] = await Promise.allSettled([
      place(again),
      place(say()),
      append(randomEntry()),
    ]);
    expect(bad).toMatchObject({ status: "rejected", reason: { code: "repeated_statement_key" } });
    expect(good).toMatchObject({ value: { n: 1 } });
    expect(registered.status).toBe("fulfilled");
    await expectSound();
  });

  test("times of heads never decrease, whatever the clock says", async () => {
    const now = Math.floor(Date.now() / 1000);
    const timeAt = async (clock: number) => {
      await sequencer({ pool: atTime(pool, clock) }).place(randomCertificate().say());
      return (await log.lastClosed())?.at;
    };
    expect(await timeAt(now + 50)).toBe(now + 50);
    expect(await timeAt(now - 1000)).toBe(now + 50);
    expect(await timeAt(now + 60)).toBe(now + 60);
    await expectSound();
  });
});
