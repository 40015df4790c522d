import { createHash } from "node:crypto";
import {
  type ClockRules,
  formatExtra,
  PUBLIC_CLOCKS,
  timeStampResponse,
  tokenOfResponse,
} from "@colophon/clocks";
import {
  formatBundle,
  formatTlogProof,
  parseBundle,
  parseSdJwt,
  parseTlogProof,
  readClaims,
  verifyRecord,
} from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { testRules, tokenAbout, tokenOf } from "@colophon/testing/make-clock-evidence";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { helloWorld, startExplorer } from "@colophon/testing/start-explorer";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { findMissing } from "../../record/check-store.ts";
import { certificateRoutes } from "../../record/certificate-routes.ts";
import { findCoveringAnchor } from "../../log/anchoring/covering-anchor.ts";
import { eraseWorks } from "../../personal-data/erase-store.ts";
import { takeEarlierProofs } from "./take-earlier-proofs.ts";
import { workRoutes } from "./work-routes.ts";

const explorers = [await startExplorer(), await startExplorer()] as const;
afterAll(() => Promise.all(explorers.map(({ stop }) => stop())));
const clockRules: ClockRules = {
  ...PUBLIC_CLOCKS,
  authorities: testRules.authorities,
  explorers: explorers.map(({ url }) => url),
};
const register = await createTestRegister();
const { db, pool, keys } = register;
const source = { chainId: 31337, contract: `0x${"1".repeat(40)}`, sender: `0x${"2".repeat(40)}` };
const app = await createTestApp({ db }, (server, bind) => {
  workRoutes(bind, { ...register, clockRules });
  const coveringAnchor = async (index: number) => findCoveringAnchor(db, source, 60, index);
  certificateRoutes(server, bind, { ...register, anchoring: { coveringAnchor } });
});
const ada = await makeUser(db, "Ada Lovelace");

const sha256Of = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const bytes = Buffer.from(helloWorld.file);
const FILE = sha256Of(bytes);
const tsr = timeStampResponse(tokenAbout(bytes, 1_700_000_000));

const bring = async (proofs: readonly Uint8Array[], sha256: string | null = FILE) => {
  const preset = makeRegistrationInput();
  const file = sha256 === null ? null : { sha256, name: "hello.txt", size: 13, mediaType: "text/plain" };
  const body = { ...preset, file, earlierProofs: proofs.map(base64) };
  return send(app, "POST", "/api/ip/register", { token: ada.token, body });
};
const idOf = ({ answer }: { answer: unknown }) => (answer as { certificateId: string }).certificateId;
const fetchProof = async (id: string, name: string) =>
  app.inject({ method: "GET", url: `/api/certificates/${id}/${name}` });
const countWorks = async () => (await pool.query("select 1 from works")).rowCount;

describe("proofs from before that come with a registration", () => {
  test("are named by the record, and served beside it", async () => {
    const registered = await bring([tsr, helloWorld.ots]);
    expect(registered.status).toBe(201);
    const id = idOf(registered);
    const { answer } = await send(app, "GET", `/api/certificates/${id}/bundle`);
    const { sdJwt } = parseBundle(JSON.stringify(answer));
    const { claims } = verifyRecord(sdJwt, [register.issuer.jwk]);
    expect(readClaims(claims).earlier).toEqual([
      { number: 1, kind: "rfc3161", sha256: sha256Of(tsr) },
      { number: 2, kind: "ots", sha256: sha256Of(helloWorld.ots) },
    ]);
    const [stamp, proof] = [await fetchProof(id, "earlier-1.tsr"), await fetchProof(id, "earlier-2.ots")];
    expect(new Uint8Array(stamp.rawPayload)).toEqual(tsr);
    expect(new Uint8Array(proof.rawPayload)).toEqual(helloWorld.ots);
    expect(proof.headers["content-disposition"]).toBe(`attachment; filename="${id}.earlier-2.ots"`);
    for (const name of ["earlier-1.ots", "earlier-3.ots"])
      expect((await fetchProof(id, name)).statusCode).toBe(404);
    expect(await findMissing(pool)).toBeUndefined();
  });

  test("are kept once, a bare token as a whole answer", async () => {
    const id = idOf(await bring([tokenOfResponse(tsr), tsr]));
    expect(new Uint8Array((await fetchProof(id, "earlier-1.tsr")).rawPayload)).toEqual(tsr);
    expect((await fetchProof(id, "earlier-2.tsr")).statusCode).toBe(404);
  });

  test("are not served while it is blocked", async () => {
    const id = idOf(await bring([tsr, helloWorld.ots]));
    const shown = async () => (await fetchProof(id, "earlier-1.tsr")).statusCode;
    expect(await shown()).toBe(200);
    await pool.query(
      `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed)
       values ($1, 0, 1000000, 'blocked', 'registry', now(), '')`,
      [id],
    );
    const visitors = [undefined, await makeUser(db)];
    for (const name of ["earlier-1.tsr", "earlier-2.ots", "earlier-3.ots"])
      for (const user of visitors)
        expect(await send(app, "GET", `/api/certificates/${id}/${name}`, user)).toEqual(
          refusal("certificate_blocked"),
        );
    // Its owner sees it.
    const { statusCode } = await app.inject({
      url: `/api/certificates/${id}/earlier-1.tsr`,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(statusCode).toBe(200);
    await pool.query("delete from statements where certificate_id = $1", [id]);
    expect(await shown()).toBe(200);
  });

  test("are gone with the work", async () => {
    const id = idOf(await bring([tsr]));
    const { rows } = await pool.query<{ workId: string }>(
      `select work_id as "workId" from certificates where id = $1`,
      [id],
    );
    const [{ workId } = { workId: "" }] = rows;
    await eraseWorks({ db, keys }, ada.id, [{ workId, certificateId: id }], async () => undefined);
    expect((await fetchProof(id, "earlier-1.tsr")).statusCode).toBe(404);
    expect((await pool.query("select 1 from earlier_proofs where certificate_id = $1", [id])).rowCount).toBe(
      0,
    );
  });
});

describe("nothing is registered", () => {
  test("with a proof that says nothing of the file", async () => {
    const before = await countWorks();
    const pending = Buffer.from(helloWorld.ots);
    for (const [proof, file] of [
      [tsr, "00".repeat(32)],
      [pending.subarray(0, 90), FILE],
      [Buffer.from("{}"), FILE],
      [new Uint8Array(), FILE],
    ] as const)
      expect(await bring([tsr, proof].slice(proof === tsr ? 1 : 0), file)).toMatchObject({
        status: 422,
        answer: {
          code: "earlier_proof_refused",
          fields: { [`earlierProofs.${proof === tsr ? 0 : 1}`]: "invalid" },
        },
      });
    expect(await countWorks()).toBe(before);
  });

  test("with too many proofs, too large ones, or without a file", async () => {
    expect(await bring(Array.from({ length: 5 }, () => tsr))).toMatchObject({
      status: 400,
      answer: { fields: { earlierProofs: "too_many" } },
    });
    expect(await bring([new Uint8Array(65_539)])).toMatchObject({
      status: 400,
      answer: { fields: { "earlierProofs.0": "too_long" } },
    });
    expect(await bring([tsr], null)).toMatchObject({ status: 400, answer: { fields: { file: "required" } } });
  });

  test.each(["busy", "lie"] as const)("for now while one of two explorers is found to %s", async (how) => {
    const before = await countWorks();
    explorers[1].behave(how);
    expect(await bring([helloWorld.ots])).toMatchObject({
      status: 503,
      answer: { code: "earlier_proof_not_compared" },
    });
    expect(await countWorks()).toBe(before);
    explorers[1].behave("well");
    expect(await bring([helloWorld.ots])).toMatchObject({ status: 201 });
  });
});

test("those of a paid order are not compared again", async () => {
  explorers[0].behave("busy");
  const contents = {
    earlierProofs: [base64(helloWorld.ots)],
    file: { sha256: FILE, name: "", size: 13, mediaType: "" },
  };
  const take = (isPaid: boolean) => takeEarlierProofs({ clockRules }, contents, { isPaid });
  await expect(take(false)).rejects.toMatchObject({ code: "earlier_proof_not_compared" });
  expect(await take(true)).toMatchObject([{ number: 1, kind: "ots" }]);
  explorers[0].behave("well");
});

test("another certificate’s bundle is kept without its words", async () => {
  const registry = makeRegistry();
  const issued = registry.issue({ title: "A secret title", "file.1": { sha256: FILE, name: "secret.txt" } });
  const plain = registry.bundle(issued);
  const proof = parseTlogProof(plain.tlogProof);
  const extra = formatExtra({
    rfc3161: [tokenOf(proof.checkpoint, 1_700_000_000)],
    ocsp: [],
    ots: [],
    bitcoin: [],
  });
  const given = { ...plain, tlogProof: formatTlogProof({ ...proof, extra }) };
  const id = idOf(await bring([Buffer.from(formatBundle(given))]));
  const { payload } = await fetchProof(id, "earlier-1.json");
  const { sdJwt, tlogProof } = parseBundle(payload);
  expect(tlogProof).toBe(given.tlogProof);
  expect(sdJwt.split("~")).toHaveLength(3);
  expect(payload).not.toContain(issued.disclosures[0]);
});

test("the record shows nothing but which proofs there are", async () => {
  const id = idOf(await bring([tsr]));
  const { answer } = await send(app, "GET", `/api/certificates/${id}/bundle`);
  const { disclosures } = parseSdJwt(parseBundle(JSON.stringify(answer)).sdJwt);
  const found = disclosures
    .map((one) => JSON.parse(Buffer.from(one, "base64url").toString()) as [string, string, object])
    .find(([, name]) => name === "earlier.1");
  expect(found?.[2]).toEqual({ kind: "rfc3161", sha256: sha256Of(tsr) });
});
