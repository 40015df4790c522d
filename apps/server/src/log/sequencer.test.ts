import path from "node:path";
import { verifyCheckpoint, verifyConsistency, verifyInclusion, leafHash } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { connect } from "../base/db/connection.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../../test/test-database.ts";
import { acceptAll, type TestLeaf } from "@colophon/testing/test-leaf";
import {
  createTestLog,
  createTestSequencer,
  losingCommit,
  noDamage,
  randomEntry,
} from "../../test/test-log.ts";
import { checkLog } from "./check-log.ts";
import { openCheckpointGuard } from "./checkpoint-guard.ts";
import type { Queryable } from "../base/db/queryable.ts";
import { createDamage } from "./damage.ts";
import { type CommittedHead, type LogDamaged, TimeLineLeft } from "./head.ts";
import { readHead } from "./log-store.ts";
import { openLog } from "./open-log.ts";
import type { LeafWriter } from "./commit-batch.ts";
import type { SequencerOptions } from "./sequencer.ts";
import { readConsistencyProof, readInclusionProof } from "./tree-reader.ts";

const { pool, url } = await createTestDatabase();
const testLog = await createTestLog();
const log = await testLog.open(pool);
const guard = openCheckpointGuard(testLog.guardPath);

const sequencer = (options: Partial<SequencerOptions<TestLeaf>> = {}) =>
  createTestSequencer({ pool, log, ...options });

const expectSound = async () => {
  const { difference, head } = await checkLog(pool);
  expect(difference).toBeUndefined();
  return head.size;
};

const testLeaf = (note: string): TestLeaf => ({
  leaf: { kind: "entry", entry: randomEntry(), certificateId: null },
  note,
});

/** Refuses a unit with a "used" leaf; the database refuses a "bad" one. */
const strictWriter: LeafWriter<TestLeaf> = {
  ...acceptAll,
  async write(tx, units) {
    const has = (unit: readonly TestLeaf[], word: string) => unit.some(({ note }) => note === word);
    if (units.some((unit) => has(unit, "bad"))) await tx.query("select 1 / 0");
    return units.map((unit) => (has(unit, "used") ? new Error("used") : undefined));
  },
};

describe("the sequencer", () => {
  test("gives every leaf one index without gaps, and proves each one", async () => {
    const { append } = sequencer();
    const entries = Array.from({ length: 600 }, randomEntry);
    const before = (await readHead(pool)).size;
    const indices = await Promise.all(entries.map((entry) => append(entry)));
    expect(indices.toSorted((a, b) => a - b)).toEqual(entries.map((_, position) => before + position));
    const head = verifyCheckpoint((await log.newest()).checkpoint, log);
    expect(head.size).toBe(before + 600);
    for (const position of [0, 255, 256, 599]) {
      const index = indices[position] ?? -1;
      const proof = await readInclusionProof(pool, index, head.size);
      verifyInclusion({ index, ...head, leafHash: leafHash(entries[position] ?? new Uint8Array()), proof });
    }
    await expectSound();
  });

  test("answers only when the checkpoint is in the guard", async () => {
    const index = await sequencer().append(randomEntry());
    const guarded = verifyCheckpoint(guard.read()?.checkpoint ?? "", log);
    expect(guarded.size).toBeGreaterThan(index);
  });

  test("two processes on one database keep one consistent log", async () => {
    const other = connect(url);
    const otherLog = await testLog.open(other.pool);
    const first = sequencer();
    const second = sequencer({ pool: other.pool, log: otherLog });
    const seen = [verifyCheckpoint((await log.newest()).checkpoint, log)];
    const work = Array.from({ length: 40 }, async (_, round) => {
      await Promise.all([first.append(randomEntry()), second.append(randomEntry())]);
      const { checkpoint } = await (round % 2 === 0 ? log : otherLog).newest();
      seen.push(verifyCheckpoint(checkpoint, log));
    });
    await Promise.all(work);
    const newest = verifyCheckpoint((await log.newest()).checkpoint, log);
    for (const { size, root } of seen) {
      const proof = await readConsistencyProof(pool, size, newest.size);
      verifyConsistency({ size1: size, root1: root, size2: newest.size, root2: newest.root, proof });
    }
    await expectSound();
    await other.close();
  });

  test("a batch ends where it has enough leaves or enough bytes, and takes one of any size", async () => {
    const sizes: number[] = [];
    const { append } = sequencer({
      writer: acceptAll,
      maxBatch: 3,
      maxBatchBytes: 10,
      onBatch: ({ leaves }) => sizes.push(leaves),
    });
    const lengths = [1, 1, 1, 1, 6, 4, 50, 5, 5];
    const indices = await Promise.all(lengths.map((length) => append(randomEntry(), "x".repeat(length))));
    expect(sizes).toEqual([3, 2, 1, 1, 2]);
    expect(indices).toEqual(indices.toSorted((a, b) => a - b));
    await expectSound();
  });

  test("one row that the database refuses does not take its batch along", async () => {
    const { append } = sequencer({ writer: strictWriter });
    const results = await Promise.allSettled(
      ["good", "bad", "good"].map((payload) => append(randomEntry(), payload)),
    );
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await expectSound();
  });

  test("a refused leaf gets no index", async () => {
    const before = await expectSound();
    const { append } = sequencer({ writer: strictWriter });
    const results = await Promise.allSettled(
      ["new", "used"].map((payload) => append(randomEntry(), payload)),
    );
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await expectSound()).toBe(before + 1);
  });

  test("leaves that are appended together are in one batch, next to each other, however many", async () => {
    const sizes: number[] = [];
    const { append, appendTogether } = sequencer({
      maxBatch: 3,
      maxBatchBytes: 10,
      onBatch: ({ leaves }) => sizes.push(leaves),
    });
    const together = (count: number) => appendTogether(Array.from({ length: count }, () => testLeaf("xx")));
    const [, first, second, , none] = await Promise.all([
      append(randomEntry()),
      together(3),
      together(7),
      append(randomEntry()),
      together(0),
    ]);
    expect(sizes).toEqual([1, 3, 7, 1]);
    const start = first[0]?.index ?? -1;
    expect([...first, ...second].map(({ index }) => index - start)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(none).toEqual([]);
    await expectSound();
  });

  test.each(["used", "bad"])("leaves that are appended together get no index if one is %s", async (note) => {
    const before = await expectSound();
    const { append, appendTogether } = sequencer({ writer: strictWriter });
    const [others, unit] = await Promise.allSettled([
      append(randomEntry()),
      appendTogether([testLeaf("new"), testLeaf(note), testLeaf("new")]),
    ]);
    expect([others.status, unit.status]).toEqual(["fulfilled", "rejected"]);
    expect(await expectSound()).toBe(before + 1);
  });

  test("a connection lost before the commit is tried again", async () => {
    const { append } = sequencer({ writer: losingConnection() });
    const index = await append(randomEntry());
    expect(await expectSound()).toBe(index + 1);
  });

  test.each(["database", "guard"])("nobody waits for space on a full disk (%s)", async (whose) => {
    const full = Object.assign(new Error("no space left"), { code: whose === "guard" ? "ENOSPC" : "53100" });
    let attempts = 0;
    const refuse = () => {
      attempts++;
      return Promise.reject(full);
    };
    const writer = { ...acceptAll, write: refuse };
    const options = whose === "guard" ? { log: { ...log, publish: refuse } } : { writer };
    const refused = expect.objectContaining({ code: "log_unavailable", cause: full }) as unknown;
    await expect(sequencer(options).append(randomEntry())).rejects.toEqual(refused);
    expect(attempts).toBe(1);
    // What was committed is published with the next batch.
    const index = await sequencer().append(randomEntry());
    expect(await expectSound()).toBe(index + 1);
  });

  test("a commit whose answer is lost is found again, not written twice", async () => {
    const before = await expectSound();
    const { append, appendTogether } = sequencer({ pool: losingCommit(pool) });
    const [one, two] = await Promise.all([
      append(randomEntry()),
      appendTogether([testLeaf("new"), testLeaf("new")]),
    ]);
    expect([one, ...two.map(({ index }) => index)]).toEqual([before, before + 1, before + 2]);
    expect(await expectSound()).toBe(before + 3);
  });

  test("stops at a stored root that its tiles do not give", async () => {
    const { rows } = await pool.query<{ root: Buffer }>("select root from log_state");
    const root = rows[0]?.root;
    await pool.query("update log_state set root = sha256(root)");
    const found: LogDamaged[] = [];
    const damage = createDamage((error) => found.push(error));
    const damaged = sequencer({ damage });
    await expect(damaged.append(randomEntry())).rejects.toMatchObject({ code: "log_unavailable" });
    await expect(damaged.append(randomEntry())).rejects.toMatchObject({ code: "log_unavailable" });
    expect(found).toHaveLength(1);
    expect(damage.isReported()).toBe(true);
    await pool.query("update log_state set root = $1", [root]);
    await expectSound();
  });

  test("looks up again what it committed on a database that was left before it was published", async () => {
    const before = await expectSound();
    const refused: CommittedHead[] = [];
    const publish = async (head: CommittedHead) => {
      if (refused.length > 0) return log.publish(head);
      refused.push(head);
      throw new TimeLineLeft();
    };
    expect(await sequencer({ log: { ...log, publish } }).append(randomEntry())).toBe(before);
    expect(refused).toMatchObject([{ size: before + 1 }]);
    expect(await expectSound()).toBe(before + 1);
  });

  test("refuses a leaf whose reason names another leaf only once that one is published", async () => {
    const published: number[] = [];
    const publish = async (head: CommittedHead) => {
      await log.publish(head);
      published.push(head.size);
    };
    const { append } = sequencer({ writer: strictWriter, log: { ...log, publish } });
    await expect(append(randomEntry(), "used")).rejects.toThrow("used");
    expect(published).toEqual([(await readHead(pool)).size]);
  });
});

describe("opening the log", () => {
  test("keeps the names of its first start", async () => {
    expect(await testLog.open(pool)).toMatchObject({ origin: "colophon.example/log", vkey: log.vkey });
  });

  test("refuses keys of another log", async () => {
    const stranger = await createTestLog();
    await expect(stranger.open(pool)).rejects.toThrow("KEYS_DIR has a different log key");
  });

  test("refuses a database that is behind the guard", async () => {
    const ahead = await createTestDatabase();
    const guarded = guard.list();
    await expect(testLog.open(ahead.pool)).rejects.toThrow(
      /has 0 log entries, but CHECKPOINT_GUARD .* an older database was restored/,
    );
    expect(guard.list()).toEqual(guarded);
    expect((await readHead(ahead.pool)).size).toBe(0);
  });

  test("refuses a guard whose checkpoint this log has not signed", async () => {
    const { keys, issuer } = testLog;
    const other = openCheckpointGuard(path.join(makeTemporaryFolder("colophon-guard-"), "guard"));
    await other.append(undefined, (await log.newest()).checkpoint.replace(/^\d+$/m, "1"));
    const origin = { asked: undefined, preset: "" };
    const options = {
      pool,
      keys,
      damage: noDamage(),
      issuer: "https://colophon.example",
      issuerJwks: issuer.jwks,
    };
    await expect(openLog({ ...options, guard: other, origin })).rejects.toThrow(
      "has no checkpoint of this log",
    );
  });

  test("refuses an origin that is not the log's", async () => {
    const { keys } = testLog;
    const options = {
      pool,
      keys,
      guard,
      damage: noDamage(),
      issuer: "https://colophon.example",
      issuerJwks: "",
    };
    const origin = { asked: "elsewhere.example/log", preset: "" };
    await expect(openLog({ ...options, origin })).rejects.toThrow("LOG_ORIGIN");
  });
});

/** Ends the transaction's connection at the first write. */
function losingConnection(): LeafWriter<TestLeaf> {
  let lost = false;
  return {
    ...acceptAll,
    async write(tx: Queryable) {
      if (lost) return [];
      lost = true;
      const { rows } = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      return [];
    },
  };
}
