import {
  judgeClocks,
  parseEvidenceDay,
  parseEvidenceJwt,
  readExtra,
  renewedIn,
  stampedText,
} from "@colophon/clocks";
import { parseTlogProof, readCheckpoint, sha256 } from "@colophon/proof";
import { testRules, tokenOf } from "@colophon/testing/make-clock-evidence";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { keepBlock, keepToken, stampLog, type StampedInTest } from "../../../test/test-evidence.ts";
import { noDamage } from "../../../test/test-log.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { snapshot, transact } from "../../base/db/transact.ts";
import { checkCertificates } from "../../record/check-certificates.ts";
import { checkStoredStatements } from "../../register/statements/check-stored-statements.ts";
import { checkLog } from "../check-log.ts";
import { checkEvidence } from "./check-evidence.ts";
import { evidenceDayRoutes } from "./evidence-day-routes.ts";
import { type EvidenceOptions, logEvidence } from "./log-evidence.ts";
import { readPlaces } from "./clocks.ts";
import { openStamps } from "./stamps.ts";

const day = 86_400;
/** Days are counted from the last one that may be over: a day is over a quarter of an hour after its end. */
const noon = (daysAgo: number): number => {
  const now = Math.floor(Date.now() / 1000) - 15 * 60;
  return now - (now % day) + day / 2 - daysAgo * day;
};
const dateOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

let context: Awaited<ReturnType<typeof openSpeakingApp>>;
let owner: TestUser;
let options: EvidenceOptions;

async function setUp(): Promise<void> {
  context = await openSpeakingApp();
  owner = await makeUser(context.db);
  options = { ...context, damage: noDamage() };
}

async function stampWork(): Promise<StampedInTest> {
  await context.register(owner);
  const stamped = await stampLog(context);
  await context.pool.query(
    "update stamped_checkpoints set stamped_at = now() - interval '5 days' where id = $1",
    [stamped.id],
  );
  return stamped;
}

async function listDays() {
  const { rows } = await context.pool.query<{ date: string; index: number; jwt: string; file: Buffer }>(
    "select date::text, index, jwt, file from evidence_days order by date",
  );
  return rows;
}

/** What `fsck` says of the log. */
async function check(tx?: Queryable): Promise<string | undefined> {
  if (tx === undefined) return snapshot(context.pool, check);
  const { indices, sizes } = await readPlaces(tx, null);
  const { head, rootAt, difference } = await checkLog(tx, sizes, indices);
  const { origin, vkey } = context.log;
  return (
    difference ??
    (await checkCertificates(tx, head.size, indices)) ??
    (await checkStoredStatements(tx)) ??
    (await checkEvidence(tx, { log: null, origin, vkey, rootAt })).difference
  );
}

describe("a day’s evidence", () => {
  beforeEach(setUp);

  test("is in the log with a head behind it once the day is over, once, and is no growth", async () => {
    const stamped = await stampWork();
    const token = await keepToken(context.pool, stamped, { at: noon(1) });
    const [{ size }, grownTo] = [await context.log.newest(), await context.log.grownTo()];
    await logEvidence(options);
    await logEvidence(options);
    const [found, ...more] = await listDays();
    expect(found).toMatchObject({ date: dateOf(noon(1)), index: size });
    expect(more).toEqual([]);
    expect(await context.log.newest()).toMatchObject({ size: size + 2 });
    expect(await context.log.lastClosed()).toMatchObject({ size: size + 2, grownTo });
    expect(await context.log.grownTo()).toBe(grownTo);
    await context.log.appendHead();
    expect(await context.log.newest()).toMatchObject({ size: size + 2 });

    const { file, first, last, issuer: iss } = parseEvidenceJwt(found?.jwt ?? "");
    expect(iss).toBe(context.log.issuer);
    expect(file).toEqual(sha256(found?.file ?? Buffer.of()));
    expect([first.size, last.size]).toEqual([stamped.size, stamped.size]);
    const { checkpoints, ocsp } = parseEvidenceDay(found?.file ?? Buffer.of());
    expect(checkpoints).toEqual([
      { text: stampedText(stamped.note), rfc3161: [token], ots: [], bitcoin: [] },
    ]);
    expect(ocsp).toHaveLength(1);
    expect(await check()).toBeUndefined();

    await context.register(owner);
    expect(await context.log.grownTo()).toBe(size + 3);
    await context.log.appendHead();
    expect(await check()).toBeUndefined();
  });

  test("comes for each day on which something arrived, the earliest first, with its blocks", async () => {
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(3) });
    const { bytes, headers } = await keepBlock(context.pool, stamped, noon(1));
    await keepToken(context.pool, stamped, { at: noon(0) - day / 2 + 1, service: "https://today.example" });
    await logEvidence(options);
    const days = await listDays();
    expect(days.map(({ date }) => date)).toEqual([dateOf(noon(3)), dateOf(noon(1))]);
    expect(days[1]?.index).toBe((days[0]?.index ?? 0) + 2);
    expect(parseEvidenceDay(days[1]?.file ?? Buffer.of()).checkpoints).toMatchObject([
      { ots: [bytes], rfc3161: [], bitcoin: [{ headers }] },
    ]);
  });

  test("is not made of answers about revocation alone, nor of checkpoints that grew by such leaves", async () => {
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(3) });
    await logEvidence(options);
    const idle = await stampLog(context);
    expect(idle.size).toBe(stamped.size + 2);
    await keepToken(context.pool, idle, { at: noon(2) });
    await context.pool.query("update ocsp_answers set arrived_at = now() - interval '1 day'");
    await logEvidence(options);
    expect(await listDays()).toHaveLength(1);
  });

  test("is there once, whoever makes it at the same time", async () => {
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(1) });
    const other = await context.testLog.open(context.pool);
    const { size } = await context.log.newest();
    await context.pool.query("delete from leases");
    await Promise.all([logEvidence(options), logEvidence({ ...options, log: other }), logEvidence(options)]);
    await context.log.catchUp();
    expect(await listDays()).toHaveLength(1);
    expect(await context.log.newest()).toMatchObject({ size: size + 2 });
  });

  test("is all there or not at all, wherever a process dies", async () => {
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(1) });
    const { size } = await context.log.newest();
    const dying = (name: "prove" | "publish") => ({
      ...options,
      log: { ...context.log, [name]: () => Promise.reject(new Error("killed")) },
    });
    await expect(logEvidence(dying("prove"))).rejects.toThrow("killed");
    expect(await listDays()).toEqual([]);
    await expect(logEvidence(dying("publish"))).rejects.toThrow("killed");
    expect(await listDays()).toHaveLength(1);
    await logEvidence(options);
    await context.log.catchUp();
    expect(await context.log.newest()).toMatchObject({ size: size + 2 });
    expect(await check()).toBeUndefined();
  });

  test("does not take the place of the file that a log which has ended has of that day", async () => {
    const { pool } = context;
    await pool.query(
      "insert into previous_logs (log, origin, vkey, issuer, size, root) values (1, 'ended', 'v', 'i', 9, $1)",
      [Buffer.alloc(32)],
    );
    const ended = [dateOf(noon(2)), Buffer.from("kept"), "a.b.c", 1, 7];
    await pool.query(
      "insert into evidence_days (date, file, jwt, log, index) values ($1, $2, $3, $4, $5)",
      ended,
    );
    const readEnded = async () =>
      (await pool.query<object>("select date::text, file, jwt, log, index from evidence_days where log = 1"))
        .rows;
    const before = await readEnded();

    // As if the database's clock had gone back: a day is over before its file is made, and its log goes on until then.
    const stamped = await stampWork();
    await keepToken(pool, stamped, { at: noon(2) });
    await logEvidence(options);
    await keepToken(pool, stamped, { at: noon(1), service: "https://next.example" });
    await logEvidence(options);
    expect(await readEnded()).toEqual(before);
    expect((await listDays()).map(({ date }) => date)).toEqual([dateOf(noon(2)), dateOf(noon(1))]);
    // What came on that day stays in the proofs, and the next day's file is in the log.
    const pieces = await pool.query("select from clock_pieces where state = 'final' and bytes is not null");
    expect(pieces.rowCount).toBe(2);
    expect((await openStamps(pool).evidenceAt(stamped.size))?.extra).toBeDefined();
    expect(await check()).toBeUndefined();
  });

  test("is not signed with a key that is not in use", async () => {
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(1) });
    const strange = { ...context.issuer, jwk: { kid: "another" } };
    await expect(logEvidence({ ...options, issuer: strange })).rejects.toMatchObject({
      code: "log_unavailable",
    });
    expect(await listDays()).toEqual([]);
  });
});

test("file, JWT and proof are served, and renew a piece", async () => {
  await setUp();
  const stamped = await stampWork();
  const token = await keepToken(context.pool, stamped, { at: noon(2) });
  await logEvidence(options);
  const app = await createTestApp({ db: context.db }, (server) =>
    evidenceDayRoutes(server, { ...context, stamps: openStamps(context.pool) }),
  );
  const get = async (ending: string, date = dateOf(noon(2))) =>
    app.inject({ url: `/log/evidence/${date}${ending}` });
  const [file, jwt] = [await get(""), await get(".jwt")];
  for (const { headers, statusCode } of [file, jwt])
    expect({ headers, statusCode }).toMatchObject({
      statusCode: 200,
      headers: { "cache-control": "public, max-age=31536000, immutable", "access-control-allow-origin": "*" },
    });
  for (const [ending, date] of [
    ["", "2020-01-01"],
    [".jwt", "2020-13-41"],
    [".exe", undefined],
    ["", "x"],
  ] as const)
    expect((await get(ending, date)).statusCode).toBe(404);

  const renewal = (proof: string) => ({
    file: new Uint8Array(file.rawPayload),
    jwt: jwt.body,
    tlogProof: proof,
  });
  const { size } = await context.log.newest();
  const unstamped = await get(".tlog-proof");
  expect(readCheckpoint(renewedIn(token, renewal(unstamped.body))).size).toBe(size);

  const later = await stampWork();
  await keepToken(context.pool, later);
  const fresh = await createTestApp({ db: context.db }, (server) =>
    evidenceDayRoutes(server, { ...context, stamps: openStamps(context.pool) }),
  );
  const { body, headers } = await fresh.inject({ url: `/log/evidence/${dateOf(noon(2))}.tlog-proof` });
  expect(headers).toMatchObject({ "cache-control": "no-cache" });
  expect(renewedIn(token, renewal(body))).toBe(later.note);
  const { extra = new Uint8Array(), checkpoint } = parseTlogProof(body);
  expect(readExtra(extra)?.rfc3161).toHaveLength(1);
  const now = Math.floor(Date.now() / 1000) + 60;
  const { pieces } = await judgeClocks({ extra, checkpoint }, { now, rules: testRules });
  expect(pieces).toMatchObject([{ clock: "authority", state: "proven" }]);
});

describe("fsck finds", () => {
  beforeAll(async () => {
    await setUp();
    const stamped = await stampWork();
    await keepToken(context.pool, stamped, { at: noon(1) });
    await logEvidence(options);
    await stampWork();
  });

  test("nothing, while nothing was changed", async () => {
    expect(await check()).toBeUndefined();
  });

  const foreign = () =>
    `\\x${Buffer.from(tokenOf(context.log.checkpointOf({ size: 3, root: sha256("x") }), 7)).toString("hex")}`;

  test.each([
    [
      "a file that was changed",
      () => "update evidence_days set file = file || 'x'::bytea",
      /its file is another/,
    ],
    [
      "a JWT that was changed",
      () => "update evidence_days set jwt = jwt || 'A'",
      /is not the hash of the evidence/,
    ],
    ["a day that is missing", () => "delete from evidence_days", /^the stored head/],
    ["a day at another place", () => "update evidence_days set index = 1", /^the stored head/],
    [
      "a checkpoint of another size",
      () => "update stamped_checkpoints set size = 1 where id = (select min(id) from stamped_checkpoints)",
      /is of another log or size/,
    ],
    [
      "a checkpoint that nobody signed",
      () => "update stamped_checkpoints set checkpoint = replace(checkpoint, '— ', '— x')",
      /is not signed by the log/,
    ],
    [
      "a piece of another checkpoint",
      () => `update clock_pieces set bytes = '${foreign()}'`,
      /of_other_checkpoint/,
    ],
    ["a piece that can’t be read", () => "update clock_pieces set bytes = '\\x3000'", /unreadable/],
  ])("%s", async (_what, change, message) => {
    const found = transact(context.pool, async (tx) => {
      await tx.query(change());
      throw new Error(await check(tx));
    });
    await expect(found).rejects.toThrow(message);
    expect(await check()).toBeUndefined();
  });
});
