import {
  attestationsOf,
  judgeClocks,
  parseDetachedProof,
  formatExtra,
  lookUpBlock,
  stampedDigest,
} from "@colophon/clocks";
import { toHex } from "@colophon/proof";
import { isMissing } from "@colophon/testing/run-tool";
import { startClocks, type TestClocks } from "@colophon/testing/start-clocks";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../../../test/test-log.ts";
import type { ClocksConfig } from "../../base/config/read-clocks.ts";
import { createClockWorker } from "./clock-worker.ts";
import { describeLate } from "./open-clocks.ts";
import { listOwed, readArrival } from "./piece-store.ts";
import { anchorStamped, stampIfDue } from "./stamp.ts";

const { db, pool } = await createTestDatabase();
const { open } = await createTestLog();
const log = await open(pool);
const sequencer = createTestSequencer({ pool, log });
const grow = () => sequencer.append(randomEntry());

let clocks: TestClocks;
let config: ClocksConfig;
beforeAll(async () => {
  clocks = await startClocks();
  const { authorities, calendars } = clocks;
  config = {
    stampIntervalSeconds: 600,
    authorities: authorities.map(({ url }) => url),
    roots: [],
    calendars: calendars.map(({ url }) => url),
  };
  return () => clocks.close();
});

const services = () => [...clocks.authorities, ...clocks.calendars, ...clocks.explorers];
beforeEach(async () => {
  for (const service of services()) {
    service.mood = "true";
    service.asked.length = 0;
  }
  for (const authority of clocks.authorities) authority.revoked = undefined;
  await sql`truncate clock_pieces, stamped_checkpoints, bitcoin_headers, ocsp_answers, evidence_days`.execute(
    db,
  );
  await grow();
});

function makeWorker({ now = Date.now, ...options }: { now?: () => number; timeoutMs?: number } = {}) {
  const warn = vi.fn<(...line: unknown[]) => void>();
  const logger = { info: vi.fn<() => void>(), warn, error: vi.fn<() => void>() };
  const worker = createClockWorker({
    db,
    log,
    config,
    rules: clocks.rules,
    now: () => Math.floor(now() / 1000),
    logger,
    ...options,
  });
  return { ...worker, warn };
}

const pieces = () => db.selectFrom("clock_pieces").selectAll().orderBy("id").execute();
const stamped = () => db.selectFrom("stamped_checkpoints").selectAll().orderBy("id").execute();
/** As if what was put off had waited. */
const letPass = () =>
  sql`update clock_pieces set next_try_at = now() where state <> 'final' and next_try_at is not null`.execute(
    db,
  );
/** As if the newest stamp were an interval old. */
const letAge = () =>
  sql`update stamped_checkpoints set stamped_at = stamped_at - interval '601 seconds'`.execute(db);

describe.skipIf(isMissing("openssl"))("stamping and asking", () => {
  test("goes from a checkpoint to tokens, promises and a block, which verify", async () => {
    const worker = makeWorker();
    await worker.tick();
    const [checkpoint, ...others] = await stamped();
    expect(others).toEqual([]);
    const note = checkpoint?.checkpoint ?? "";
    expect(checkpoint).toMatchObject({ log: null, size: (await log.lastClosed())?.size });
    expect(await pieces()).toMatchObject([
      { kind: "rfc3161", state: "final", next_try_at: null },
      { kind: "rfc3161", state: "final", next_try_at: null },
      { kind: "ots", state: "pending", problem: null },
      { kind: "ots", state: "pending", problem: null },
    ]);
    // Calendars get what is stamped, and nothing else.
    expect(toHex(clocks.calendars[0].asked[0]?.body ?? new Uint8Array())).toBe(toHex(stampedDigest(note)));

    // No block yet: that is no problem.
    await letPass();
    await worker.tick();
    expect(await pieces()).toMatchObject([{}, {}, { state: "pending", problem: null, attempts: 0 }, {}]);

    const height = clocks.calendars[0].confirm();
    clocks.calendars[1].confirm();
    await letPass();
    await worker.tick();
    const arrived = await pieces();
    expect(arrived).toMatchObject([
      {},
      {},
      { state: "final", height },
      { state: "final", height: height + 7 },
    ]);
    const headers = await db.selectFrom("bitcoin_headers").selectAll().orderBy("height").execute();
    expect(headers.map((one) => [one.height, one.headers.length])).toEqual([
      [height, 560],
      [height + 7, 560],
    ]);
    const ocsp = await db.selectFrom("ocsp_answers").selectAll().execute();
    expect(ocsp).toHaveLength(2);

    const bytesOf = (kind: string) =>
      arrived.flatMap((piece) => (piece.kind === kind && piece.bytes ? [new Uint8Array(piece.bytes)] : []));
    const extra = {
      rfc3161: bytesOf("rfc3161"),
      ocsp: ocsp.map(({ bytes }) => new Uint8Array(bytes)),
      ots: bytesOf("ots"),
      bitcoin: headers.map((one) => ({ height: one.height, headers: new Uint8Array(one.headers) })),
    };
    const { pieces: judged } = await judgeClocks(
      { extra: formatExtra(extra), checkpoint: note },
      { now: Math.floor(Date.now() / 1000) + 60, rules: clocks.rules },
    );
    expect(judged).toMatchObject([
      { clock: "authority", state: "proven", operator: "Test 1" },
      { clock: "authority", state: "proven", operator: "Test 2" },
      { clock: "bitcoin", state: "waiting", reason: "not_looked_up", height },
      { clock: "bitcoin", state: "waiting", reason: "not_looked_up", height: height + 7 },
    ]);
    // What was final is not asked for again.
    for (const service of services()) service.asked.length = 0;
    await letPass();
    await worker.tick();
    expect(services().flatMap(({ asked }) => asked)).toEqual([]);
  });

  test("stamps once in the interval, and only what has grown by more than heads and evidence", async () => {
    const options = { db, log, config };
    expect(await stampIfDue(options)).toBe(true);
    await grow();
    expect(await stampIfDue(options)).toBe(false);
    await letAge();
    expect(await stampIfDue(options)).toBe(true);
    await letAge();
    expect(await stampIfDue(options)).toBe(false);
    const index = await grow();
    await db
      .insertInto("evidence_days")
      .values({ date: "2026-11-27", file: Buffer.from("{}"), jwt: "a.b.c", log: null, index })
      .execute();
    await log.appendHead();
    expect(await stampIfDue(options)).toBe(false);
    await grow();
    expect(await stampIfDue(options)).toBe(true);
    expect(await stamped()).toHaveLength(3);
    expect(await pieces()).toHaveLength(12);
  });

  test("stamps once when several processes find it due", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => stampIfDue({ db, log, config })));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await stamped()).toHaveLength(1);
  });

  test("lets a chain anchor what is stamped, and stamps first where an anchor is due", async () => {
    const anchored = anchorStamped({ db, log, config });
    expect(await anchored.lastClosed()).toBeUndefined();
    expect(await anchored.grownTo()).toBeGreaterThan(0);
    await anchored.appendHead();
    const [first] = await stamped();
    expect(await anchored.lastClosed()).toMatchObject({ size: first?.size });
    // No service was asked for that.
    expect(services().flatMap(({ asked }) => asked)).toEqual([]);
    await grow();
    await log.appendHead();
    await anchored.appendHead();
    expect(await anchored.lastClosed()).toMatchObject({ size: first?.size });
    await letAge();
    await anchored.appendHead();
    expect((await anchored.lastClosed())?.size).toBe((await log.lastClosed())?.size);
  });

  test.each([
    ["away", "ECONN|other side closed|socket"],
    ["silent", "no answer in time"],
    ["slow", "no answer in time"],
    ["error", "status is 500"],
    ["busy", "status is 429"],
    ["moved", "redirect"],
    ["endless", "too long"],
    ["garbage", ""],
  ] as const)("says why a service that is %s gives nothing, and asks again", async (mood, why) => {
    for (const service of [...clocks.authorities, ...clocks.calendars]) service.mood = mood;
    const isLate = mood === "silent" || mood === "slow";
    const worker = makeWorker(isLate ? { timeoutMs: 300 } : {});
    await worker.tick();
    const failed = await pieces();
    expect(failed).toHaveLength(4);
    for (const { state, bytes, problem, attempts } of failed) {
      expect({ state, bytes, attempts }).toEqual({ state: "wanted", bytes: null, attempts: 1 });
      expect(problem).toMatch(new RegExp(why));
    }
    const least = mood === "busy" ? 3599 : 40;
    for (const { next_try_at, asked_at } of failed)
      expect((next_try_at?.getTime() ?? 0) - (asked_at?.getTime() ?? 0)).toBeGreaterThan(least * 1000);
    // Registering goes on, and so does stamping.
    await grow();
    await letAge();
    expect(await stampIfDue({ db, log, config })).toBe(true);

    for (const service of services()) service.mood = "true";
    await letPass();
    await makeWorker().tick();
    for (const { state, problem } of await pieces()) {
      expect(state).not.toBe("wanted");
      expect(problem).toBeNull();
    }
  });

  test("asks a service that fails once, not for each piece, and less and less often", async () => {
    const [authority] = clocks.authorities;
    authority.mood = "error";
    const worker = makeWorker();
    for (let i = 0; i < 3; i++) {
      await stampIfDue({ db, log, config });
      await letAge();
      await grow();
    }
    await worker.tick();
    expect(authority.asked).toHaveLength(1);
    const delays: number[] = [];
    for (let i = 0; i < 8; i++) {
      await letPass();
      await worker.tick();
      const { rows } = await sql<{
        delay: number;
      }>`select extract(epoch from next_try_at - asked_at)::float8 as delay
        from clock_pieces where service = ${authority.url} order by asked_at desc nulls last limit 1`.execute(
        db,
      );
      delays.push(rows[0]?.delay ?? 0);
    }
    expect(Math.max(...delays)).toBeLessThanOrEqual(3600 * 1.25 + 1);
    expect(delays.at(-1)).toBeGreaterThan(1000);
    // Said once, though it failed nine times.
    expect(worker.warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["otherDigest", "something else"],
    ["replayed", "another request"],
    ["otherKey", "bad_signature"],
    ["stranger", "unknown_authority"],
    ["oldTime", "s behind|authority_expired|not_in_force"],
    ["refused", "refused"],
    ["longer", "something follows its end"],
  ] as const)("refuses an authority's answer: %s", async (mood, why) => {
    for (const authority of clocks.authorities) authority.mood = mood;
    await makeWorker().tick();
    for (const { state, problem } of (await pieces()).filter(({ kind }) => kind === "rfc3161")) {
      expect(state).toBe("wanted");
      expect(problem).toMatch(new RegExp(why));
    }
  });

  test("refuses a token when the two clocks differ by more than five minutes", async () => {
    await makeWorker({ now: () => Date.now() - 400_000 }).tick();
    const [token] = await pieces();
    expect(token).toMatchObject({
      state: "wanted",
      problem: expect.stringMatching(/its clock is \d+ s ahead/) as string,
    });
    await letPass();
    await makeWorker({ now: () => Date.now() - 200_000 }).tick();
    expect((await pieces())[0]).toMatchObject({ state: "final", problem: null });
  });

  test("asks about a revocation once a day, and refuses tokens after one", async () => {
    const [authority] = clocks.authorities;
    const answersOf = () => authority.asked.filter(({ path }) => path === "/ocsp").length;
    const worker = makeWorker();
    await worker.tick();
    await worker.tick();
    await letAge();
    await grow();
    await worker.tick();
    expect(answersOf()).toBe(1);
    await sql`update ocsp_answers set arrived_at = arrived_at - interval '25 hours'`.execute(db);
    authority.revoked = { at: Math.floor(Date.now() / 1000), reason: 1 };
    const later = makeWorker();
    await later.tick();
    expect(answersOf()).toBe(2);
    expect(
      await db.selectFrom("ocsp_answers").selectAll().where("service", "=", authority.url).execute(),
    ).toHaveLength(2);
    await letAge();
    await grow();
    await later.tick();
    const [newest] = (await pieces()).filter(({ service }) => service === authority.url).toReversed();
    expect(newest).toMatchObject({ state: "wanted", problem: expect.stringContaining("revoked") as string });
  });

  test("believes no issuer that answers about something else, and no address inside this network", async () => {
    const [authority, other] = clocks.authorities;
    await makeWorker().tick();
    await sql`delete from ocsp_answers`.execute(db);
    const { askRevocation } = await import("./ask-revocation.ts");
    const write = <T>(work: (tx: never) => Promise<T>) => db.transaction().execute((tx) => work(tx as never));
    const context = {
      db,
      write,
      config,
      ...clocks.rules,
      now: () => Math.floor(Date.now() / 1000),
      timeoutMs: 5000,
      signal: new AbortController().signal,
    };
    authority.mood = "garbage";
    await expect(askRevocation(context, authority.url)).rejects.toThrow("element");
    // The other's token is of a public authority, let us say: its certificate still leads to localhost.
    await sql`update clock_pieces set service = 'https://tsa.example' where service = ${other.url}`.execute(
      db,
    );
    await expect(askRevocation(context, "https://tsa.example")).rejects.toThrow("not on the internet");
    expect(await db.selectFrom("ocsp_answers").selectAll().execute()).toEqual([]);
  });
});

describe("calendars and explorers", () => {
  beforeEach(() => {
    for (const authority of clocks.authorities) authority.mood = "away";
  });
  const proofs = async () => (await pieces()).filter(({ kind }) => kind === "ots");

  test.each([
    ["unknown", "leads to nothing"],
    ["longer", "something follows its end"],
    ["garbage", ""],
  ] as const)("refuses a promise: %s", async (mood, why) => {
    const [calendar] = clocks.calendars;
    calendar.mood = mood;
    await makeWorker().tick();
    const [proof] = await proofs();
    expect(proof).toMatchObject({ state: "wanted", problem: expect.stringContaining(why) as string });
  });

  test("never asks where a promise leads, but the calendar that made it", async () => {
    const [calendar] = clocks.calendars;
    calendar.mood = "hostile";
    const worker = makeWorker();
    await worker.tick();
    calendar.mood = "true";
    calendar.confirm();
    await letPass();
    await worker.tick();
    expect((await proofs())[0]).toMatchObject({ state: "final", problem: null });
    expect(calendar.asked.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test.each(["promises", "longer", "error", "garbage", "endless", "busy", "away", "moved"] as const)(
    "keeps its promise when a calendar has nothing better: %s",
    async (mood) => {
      const [calendar] = clocks.calendars;
      const worker = makeWorker();
      await worker.tick();
      const [before] = await proofs();
      calendar.confirm();
      calendar.mood = mood;
      await letPass();
      await worker.tick();
      const [after] = await proofs();
      expect(after).toMatchObject({ state: "pending", bytes: before?.bytes });
      expect(after?.problem === null).toBe(mood === "promises");
    },
  );

  test("forgets an attestation that the block does not have, and keeps the promise", async () => {
    const [calendar] = clocks.calendars;
    const worker = makeWorker();
    await worker.tick();
    const [before] = await proofs();
    calendar.confirm();
    calendar.mood = "lying";
    await letPass();
    await worker.tick();
    expect((await proofs())[0]).toMatchObject({
      state: "pending",
      bytes: before?.bytes,
      attempts: 1,
      problem: expect.stringContaining("has something else") as string,
    });
    calendar.mood = "true";
    await letPass();
    await worker.tick();
    expect((await proofs())[0]).toMatchObject({ state: "final", problem: null });
  });

  test.each([
    ["away", "away", "explorers_not_answered"],
    ["true", "away", "explorers_not_answered"],
    ["true", "garbage", "explorers_not_answered"],
    ["true", "endless", "explorers_not_answered"],
    ["true", "busy", "explorers_not_answered"],
    ["true", "otherBlocks", "explorers_differ"],
    ["true", "behind", "too_new"],
  ] as const)("keeps what a calendar gave while explorers are %s and %s", async (one, two, why) => {
    const worker = makeWorker();
    await worker.tick();
    const height = clocks.calendars[0].confirm();
    [clocks.explorers[0].mood, clocks.explorers[1].mood] = [one, two];
    await letPass();
    await worker.tick();
    const [proof] = await proofs();
    expect(proof).toMatchObject({ state: "pending", problem: expect.stringContaining(why) as string });
    const kinds = attestationsOf(parseDetachedProof(proof?.bytes ?? new Uint8Array())).map(
      ({ attestation }) => attestation.kind,
    );
    expect(kinds.toSorted()).toEqual(["bitcoin", "pending"]);
    expect(await db.selectFrom("bitcoin_headers").selectAll().execute()).toEqual([]);

    // The calendar may be gone by then.
    clocks.calendars[0].mood = "away";
    for (const explorer of clocks.explorers) explorer.mood = "true";
    await letPass();
    await worker.tick();
    expect((await proofs())[0]).toMatchObject({ state: "final", height, problem: null });
  });

  test("takes no headers without their work", async () => {
    const [calendar] = clocks.calendars;
    const worker = makeWorker();
    await worker.tick();
    const height = calendar.confirm();
    const { explorers } = clocks.rules;
    const fetchText = async (url: string) => (await fetch(url)).text();
    // As every verifier asks for it, not the one of the tests.
    const { PUBLIC_CLOCKS } = await import("@colophon/clocks");
    const { floors } = PUBLIC_CLOCKS;
    expect(await lookUpBlock(height, { explorers, floors, fetchText })).toMatchObject({
      state: "bad_headers",
    });
  });

  test("counts what is owed, and says when it is late", async () => {
    const { calendars } = config;
    await stampIfDue({ db, log, config });
    expect(await listOwed(db, calendars)).toMatchObject([{ wanted: 1, failing: 0 }, { wanted: 1 }]);
    const worker = makeWorker();
    await worker.tick();
    const owed = await listOwed(db, [...config.authorities, ...calendars]);
    expect(owed.map(({ wanted, pending, failing }) => [wanted, pending, failing])).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [1, 0, 1],
      [1, 0, 1],
    ]);
    const state = async () => ({
      owed,
      tokens: await readArrival(db, "rfc3161", config.authorities),
      blocks: await readArrival(db, "ots", calendars),
    });
    expect(describeLate(await state(), config)).toBeUndefined();
    await sql`update stamped_checkpoints set stamped_at = now() - interval '2 hours'`.execute(db);
    expect(describeLate(await state(), config)).toMatch(/^No authority has stamped .*: http.*\.$/);
    await sql`update stamped_checkpoints set stamped_at = now() - interval '25 hours'`.execute(db);
    expect(describeLate(await state(), config)).toContain("No block of Bitcoin");
    clocks.calendars[0].confirm();
    await letPass();
    await worker.tick();
    expect(describeLate(await state(), config)).not.toContain("Bitcoin");
    const { ageSeconds, behindSeconds } = (await state()).blocks;
    expect(ageSeconds).toBeGreaterThanOrEqual(0);
    expect(behindSeconds).toBe(0);
  });
});

test("no redirect was followed", () => {
  expect(services().map((service) => service.trapped())).toEqual([0, 0, 0, 0, 0, 0]);
});
