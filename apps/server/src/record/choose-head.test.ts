import { randomBytes } from "node:crypto";
import {
  formatDetachedProof,
  judgeClocks,
  parseDetachedProof,
  PIECE_MAX_BYTES,
  proofOfRecord,
  readExtra,
  stampedText,
} from "@colophon/clocks";
import {
  type Bundle,
  parseSdJwt,
  parseTlogProof,
  readCheckpoint,
  sha256,
  toHex,
  verifyCertificate,
} from "@colophon/proof";
import { HEIGHT, proofsOf, testRules } from "@colophon/testing/make-clock-evidence";
import {
  makeCertificate,
  makeRevocation,
  makeToken,
  TIME_STAMPING,
} from "@colophon/testing/make-time-stamp-authority";
import { makeUser } from "@colophon/testing/make-user";
import { isMissing, run, type Tool } from "@colophon/testing/run-tool";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSpeakingApp, source } from "../../test/speaking-app.ts";
import {
  forgetEvidence,
  keepBlock,
  keepPiece,
  keepPromise,
  keepToken,
  pass,
  stampLog,
  tsa,
} from "../../test/test-evidence.ts";
import { openStamps } from "../log/clocks/stamps.ts";

const context = await openSpeakingApp();
const { pool, db, log, trust, app } = context;
const owner = await makeUser(db);
let id: string;

beforeEach(async () => {
  await forgetEvidence(pool);
  ({ certificateId: id } = await context.register(owner));
  pass();
});

async function bundle() {
  pass();
  const text = await context.bundleOf(id);
  const { tlogProof, anchors } = JSON.parse(text) as Bundle;
  const { checkpoint, extra } = parseTlogProof(tlogProof);
  const { size } = readCheckpoint(checkpoint);
  const read = extra && readExtra(extra);
  return { text, checkpoint, size, extra, read, anchors };
}

async function anchorHead(chainId: number): Promise<number> {
  const { size, root } = await log.newest();
  const hash = () => `0x${randomBytes(32).toString("hex")}`;
  await pool.query(
    `insert into anchors (chain_id, contract, sender, size, root, state, is_closed, tx_hash, block_number, block_hash, block_time)
     values ($1, $2, $3, $4, $5, 'final', true, $6, 7, $7, 1800000000)`,
    [chainId, source.contract, source.sender, size, root, hash(), hash()],
  );
  return size;
}

const grow = async () => context.register(owner);

describe("the head of a bundle", () => {
  test("is the newest while nobody has said anything of it", async () => {
    expect(await bundle()).toMatchObject({ size: (await log.newest()).size, extra: undefined, anchors: [] });
    await stampLog(context);
    await grow();
    expect(await bundle()).toMatchObject({ size: (await log.newest()).size, extra: undefined });
  });

  test("changes to what is stronger and never between equals", async () => {
    const first = await stampLog(context);
    await grow();
    const second = await stampLog(context);
    await grow();
    await keepToken(pool, second);
    expect((await bundle()).size).toBe(second.size);
    await keepToken(pool, first);
    expect((await bundle()).size).toBe(second.size);
    await keepBlock(pool, second);
    expect((await bundle()).size).toBe(second.size);
    await keepPiece(pool, first, {
      kind: "ots",
      service: "https://late.example",
      bytes: Uint8Array.of(0),
      height: 7,
    });
    expect((await bundle()).size).toBe(second.size);
    const third = await anchorHead(80_002);
    expect(await bundle()).toMatchObject({ size: second.size, anchors: [] });
    await anchorHead(137);
    expect(await bundle()).toMatchObject({ size: third, anchors: [{ chainId: 137 }], extra: undefined });
  });

  test("goes from a token to a block, with the anchor of that head if there is one", async () => {
    const first = await stampLog(context);
    await keepToken(pool, first);
    await grow();
    const second = await stampLog(context);
    const size = await anchorHead(80_002);
    await keepBlock(pool, second);
    expect(await bundle()).toMatchObject({ size, anchors: [{ chainId: 80_002, size }] });
    expect(second.size).toBe(size);
  });

  test("is also where a status begins", async () => {
    const stamped = await stampLog(context);
    await keepToken(pool, stamped);
    await grow();
    await log.appendHead();
    pass();
    const { body } = await app.inject({ url: `/api/certificates/${id}/status` });
    expect(JSON.parse(body)).toMatchObject({ consistency: { from: stamped.size } });
  });

  test("of a log that has ended is found among its own", async () => {
    const stamped = await stampLog(context);
    await keepToken(pool, stamped);
    await pool.query(
      `insert into previous_logs (log, origin, vkey, issuer, size, root) values (1, 'a', 'b', 'c', $1, '\\x00')`,
      [stamped.size],
    );
    await pool.query("update stamped_checkpoints set log = 1");
    await grow();
    const present = await stampLog(context);
    await keepToken(pool, present);
    const [ended, now] = [openStamps(pool, 1), openStamps(pool)];
    const index = stamped.size - 2;
    expect(await ended.firstCovering(index)).toMatchObject({ size: stamped.size, clock: "authority" });
    expect(await now.firstCovering(index)).toMatchObject({ size: present.size });
    expect(await ended.firstCovering(stamped.size)).toBeUndefined();
  });
});

describe("the evidence of a bundle", () => {
  test("is all that has arrived, and verifies", async () => {
    const at = Math.floor(Date.now() / 1000);
    const stamped = await stampLog(context);
    const promise = await keepPromise(pool, stamped);
    const token = await keepToken(pool, stamped, { at });
    const early = await bundle();
    expect(early.read).toMatchObject({ rfc3161: [token], ots: [promise], bitcoin: [], unread: [] });
    expect(early.read?.ocsp).toHaveLength(1);

    const { agreed } = await keepBlock(pool, stamped, at);
    const { text, read, extra, checkpoint } = await bundle();
    expect(read).toMatchObject({ bitcoin: [{ height: HEIGHT }], unread: [] });
    expect([read?.ots.length, read?.ocsp.length, read?.rfc3161.length]).toEqual([1, 1, 1]);
    const clocks = await judgeClocks(
      { extra: extra ?? new Uint8Array(), checkpoint },
      { now: at + 60, rules: testRules, answers: new Map([[HEIGHT, agreed]]) },
    );
    expect(clocks.pieces.map(({ state }) => state)).toEqual(["proven", "proven"]);
    expect(verifyCertificate(text, { trust, clocks })).toMatchObject({
      verdict: "valid",
      isHistoryUnvouched: true,
      provenTime: at + 1,
    });
  });

  test.skipIf(isMissing("/usr/lib/python3/dist-packages/opentimestamps"))(
    "leads python-opentimestamps from the record to the block",
    async () => {
      const stamped = await stampLog(context);
      await keepBlock(pool, stamped);
      const { text, read } = await bundle();
      const { sdJwt, tlogProof } = JSON.parse(text) as Bundle;
      const { jwt } = parseSdJwt(sdJwt);
      const proof = proofOfRecord(jwt, tlogProof, parseDetachedProof(read?.ots[0] ?? new Uint8Array()));
      const program = new URL("../../../../packages/clocks/test/read-ots.py", import.meta.url).pathname;
      const input = formatDetachedProof(proof);
      const { output } = run("/usr/bin/python3" as Tool, [program], { input });
      expect(JSON.parse(output)).toEqual({
        digest: toHex(sha256(jwt)),
        found: [[`bitcoin ${HEIGHT}`, toHex(proofsOf(stamped.note).merkleRoot)]],
        same: true,
      });
    },
  );

  test("is one proof up to a block, of the earliest block", async () => {
    const stamped = await stampLog(context);
    const { bytes } = await keepBlock(pool, stamped);
    for (const [service, height] of [
      ["https://b.example", HEIGHT + 1],
      ["https://c.example", HEIGHT + 2],
    ] as const)
      await keepPiece(pool, stamped, { kind: "ots", service, bytes: Uint8Array.of(height % 256), height });
    await keepPiece(pool, stamped, {
      kind: "ots",
      service: "https://d.example",
      bytes: Uint8Array.of(1),
      state: "pending",
    });
    expect((await bundle()).read?.ots).toEqual([bytes]);
  });

  test("has the newest answer about the very certificate of a token", async () => {
    const at = Math.floor(Date.now() / 1000) - 3600;
    const stamped = await stampLog(context);
    await keepToken(pool, stamped, { at });
    const { rows } = await pool.query<{ bytes: Buffer }>("select bytes from ocsp_answers");
    await pool.query("insert into ocsp_answers (service, bytes) values ($1, $2), ($3, $4)", [
      tsa,
      Buffer.from("about its next certificate"),
      "https://other.example",
      rows[0]?.bytes,
    ]);
    expect((await bundle()).read?.ocsp).toEqual([new Uint8Array(rows[0]?.bytes ?? [])]);
  });

  test("leaves out what there is no room for, and is never larger than a verifier takes", async () => {
    const stamped = await stampLog(context);
    const { bytes } = await keepBlock(pool, stamped);
    await keepPiece(pool, stamped, {
      kind: "ots",
      service: "https://big.example",
      bytes: randomBytes(PIECE_MAX_BYTES + 1),
      height: 1,
    });
    for (let i = 0; i < 40; i++) await keepToken(pool, stamped, { service: `https://tsa${i}.example` });
    const { extra, read } = await bundle();
    expect(extra?.length).toBeGreaterThan(15_000);
    expect(extra?.length).toBeLessThan(18_301);
    expect(read).toMatchObject({ unread: [], ots: [] });
    expect(read?.rfc3161.length).toBeGreaterThan(3);
    await pool.query("delete from clock_pieces where service = 'https://big.example'");
    expect((await bundle()).read?.ots).toEqual([bytes]);
  });

  describe("of authorities and a block makes a bundle of at most 30 kB:", () => {
    const root = makeCertificate({ name: "Time Stamping Root of an Authority", isAuthority: true });
    const issuer = makeCertificate({ name: "Time Stamping CA, RSA, 2026", isAuthority: true, issuer: root });
    // Public authorities sign with keys of 4,096 bits, and send as many certificates along: some 6 kB in all.
    const more = ["a", "b", "c", "d"].map((name) => makeCertificate({ name, isAuthority: true }));

    test.each([
      ["three whose tokens are small", ["a", "b", "c"], [issuer, root], 2],
      ["two like the public ones", ["a", "b"], [issuer, root, ...more], 1],
      ["six like the public ones", ["a", "b", "c", "d", "e", "f"], [issuer, root, ...more], 1],
    ])("%s", async (_, names, chain, fitting) => {
      const stamped = await stampLog(context);
      const [genTime, message] = [Math.floor(Date.now() / 1000), Buffer.from(stampedText(stamped.note))];
      const tokens: Uint8Array[] = [];
      for (const name of names) {
        const signer = makeCertificate({
          name: "Time Stamping Responder 2026-1",
          issuer,
          purposes: [TIME_STAMPING],
        });
        const bytes = makeToken(message, { signer, chain, genTime });
        expect(bytes.length).toBeGreaterThan(chain.length > 2 ? 5700 : 2800);
        tokens.push(bytes);
        const answer = makeRevocation({ about: signer, issuer, producedAt: genTime + 60 });
        const service = `https://${name}.example`;
        await keepPiece(pool, stamped, { kind: "rfc3161", service, bytes });
        await pool.query("insert into ocsp_answers (service, bytes) values ($1, $2)", [service, answer]);
      }
      await keepPromise(pool, stamped);
      const waiting = await bundle();
      // The first that arrived, and a promise of a block.
      expect(waiting.read?.rfc3161[0]).toEqual(tokens[0]);
      expect(waiting.read?.ots).toHaveLength(1);
      expect(waiting.text.length).toBeLessThan(30_000);

      await keepBlock(pool, stamped);
      await pool.query("update clock_pieces set bytes = $1 where kind = 'ots'", [randomBytes(1200)]);
      const { read, text } = await bundle();
      expect(read?.rfc3161.map(toHex)).toEqual(tokens.slice(0, fitting).map(toHex));
      expect([read?.ocsp.length, read?.ots.length, read?.bitcoin.length]).toEqual([fitting, 1, 1]);
      expect(text.length).toBeLessThan(30_000);
      expect(text.length).toBeGreaterThan(15_000);
    });
  });

  test("is tagged, and asked for again by someone who has it", async () => {
    const stamped = await stampLog(context);
    await keepToken(pool, stamped);
    pass();
    const ask = (headers = {}) => app.inject({ url: `/api/certificates/${id}/bundle`, headers });
    const { headers } = await ask();
    expect(headers.etag).toMatch(/^"/);
    expect(await ask({ "if-none-match": headers.etag })).toMatchObject({ statusCode: 304 });
    await keepBlock(pool, stamped);
    pass();
    expect(await ask({ "if-none-match": headers.etag })).toMatchObject({ statusCode: 200 });
  });
});

test("where nothing was ever stamped, nothing is asked but that, seldom", async () => {
  const query = vi.fn<typeof pool.query>(pool.query.bind(pool));
  const stamps = openStamps({ query } as never);
  pass();
  for (let i = 0; i < 100; i++) {
    expect(await stamps.firstCovering(i)).toBeUndefined();
    expect(await stamps.evidenceAt(i + 1)).toBeUndefined();
  }
  expect(query).toHaveBeenCalledTimes(1);
});
