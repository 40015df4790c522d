import { readFile } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import { readCertificatePdf } from "@colophon/pdf-check";
import { parseBundle, parseSdJwt, parseTrust, type Trust, verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { authorization, openAccount } from "@colophon/testing/account";
import { type LostWork, loseRegistry } from "@colophon/testing/lose-registry";
import { refusal } from "@colophon/testing/send";
import { type Environment, runToEnd, startServer } from "@colophon/testing/start-server";
import { borrowPostgres } from "../../src/base/db/borrow-postgres.ts";
import { readTrust } from "./public-evidence.ts";

// A registry that went on from a backup, and certificates that people gave back to it.
const { server, folder, owner, kept, lost, file } = await loseRegistry(3);
const lostAt = (place: number): LostWork => {
  const work = lost[place];
  if (work === undefined) throw new Error(`only ${lost.length} are lost`);
  return work;
};
const [mine, theirs, missing] = [lostAt(0), lostAt(1), lostAt(2)];
const trust = await readTrust(server.url);
const stranger = await openAccount(server.url, "Mallory");
const postgres = await borrowPostgres(server.dataDir);
const database = new pg.Client(postgres.url);
await database.connect();
afterAll(async () => {
  await database.end();
  await postgres.giveBack();
  await server.stop();
});

const give = async (bundle: string, token?: string) =>
  call(
    "POST /api/certificates/give-back",
    { body: { bundle } },
    { baseUrl: server.url, ...(token !== undefined && { headers: authorization(token) }) },
  );

test("one goes to its owner, one to nobody, and one stays lost", async () => {
  expect(await give(kept.certificateId)).toMatchObject({ outcome: "refused" });
  expect(await give(mine.own, stranger.token)).toMatchObject({ outcome: "kept", isOwner: false });
  expect(await give(mine.own, owner.token)).toMatchObject({ outcome: "kept", isOwner: true });
  expect(await give(theirs.shown)).toMatchObject({ outcome: "kept", isOwner: false });
  const as = { baseUrl: server.url, headers: authorization(owner.token) };
  const own = await call("GET /api/ip/user", { query: {} }, as);
  expect(own.map(({ certificateId }) => certificateId).toSorted()).toEqual(
    [kept.certificateId, mine.certificateId].toSorted(),
  );
  await expectShown(server.url, trust);
});

test("fsck checks them, and finds one that its proof doesn’t prove", async () => {
  const { code, output } = await runToEnd("fsck", server.env);
  expect([code, output]).toEqual([0, expect.stringContaining("given back: 2 certificates")]);
  const move = (by: number) =>
    database.query("update given_back set index = index + $1 where certificate_id = $2", [
      by,
      mine.certificateId,
    ]);
  await move(100);
  expect(await runToEnd("fsck", server.env)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`certificate ${mine.certificateId}, which was given back`) as unknown,
  });
  await move(-100);
});

test("a server that only reads shows them, and takes none", async () => {
  // A place of its own.
  const { PORT: _, DATA_DIR: __, ...env } = server.env as Environment & Record<"PORT" | "DATA_DIR", string>;
  const reader = await startServer({
    ...env,
    ROLE: "read",
    DATABASE_URL: postgres.url,
    KEYS_DIR: path.join(server.dataDir, "keys"),
    CHECKPOINT_GUARD: path.join(server.dataDir, "checkpoint-guard"),
    PUBLIC_URL: server.url,
  });
  await expectShown(reader.url, trust, { hasDocuments: false });
  const answer = await fetch(`${reader.url}/api/certificates/give-back`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ bundle: missing.own }),
  });
  expect([answer.status, await answer.json()]).toEqual([503, refusal("read_only").answer]);
  await reader.stop();
});

test("a backup has them, a restore brings them back, and an archive lets their files be checked", async () => {
  const backup = path.join(folder, "next");
  expect(await runToEnd("backup", server.env, [backup])).toMatchObject({ code: 0 });
  const { PORT: _, ...env } = server.env;
  const restored = {
    ...env,
    DATA_DIR: path.join(folder, "restored"),
    PUBLIC_URL: server.url,
    GUARD_INIT: "yes",
  };
  expect(await runToEnd("restore", restored, [backup])).toMatchObject({ code: 0 });
  expect(await runToEnd("fsck", restored)).toMatchObject({
    code: 0,
    output: expect.stringContaining("given back: 2 certificates") as unknown,
  });
  const again = await startServer(restored);
  await expectShown(again.url, trust);
  await again.stop();
  await expectArchive(restored);
});

async function expectArchive(env: Environment): Promise<void> {
  const archive = path.join(folder, "archive");
  expect(await runToEnd("archive", env, [archive, "--end"])).toMatchObject({ code: 0 });
  const { pathname } = new URL("/.well-known/colophon-trust.json", server.url);
  const last = parseTrust(await readFile(path.join(archive, pathname), "utf8"));
  for (const { certificateId, own } of [mine, theirs]) {
    const verification = verifyCertificate(own, { trust: last });
    expect(verification.verdict).toBe("valid");
    const facts = certificateFacts(own, verification);
    if (facts === undefined) throw new Error("the file proves nothing");
    const status = await readFile(path.join(archive, `api/certificates/${certificateId}/status`), "utf8");
    expect(verifyStatus(status, facts, { trust: last, now: Math.floor(Date.now() / 1000) })).toMatchObject({
      heading: "valid",
      statements: [],
    });
  }
}

/** By the page, the proof, the document, the picture and the fingerprint of the file. A server that only reads has no documents. */
async function expectShown(
  url: string,
  believed: Trust,
  { hasDocuments = true }: { hasDocuments?: boolean } = {},
): Promise<void> {
  for (const [work, givenBack] of [
    [mine, "owned"],
    [theirs, "unowned"],
  ] as const) {
    const { certificateId } = work;
    const seen = await call("GET /api/ip/verify/{id}", { params: { id: certificateId } }, { baseUrl: url });
    expect(seen).toMatchObject({ certificateId, title: titleOf(work), givenBack, creator: { email: null } });
    const bundle = await text(`${url}/api/certificates/${certificateId}/bundle`);
    expect(verifyCertificate(bundle, { trust: believed }).verdict).toBe("valid");
    expect(disclosuresOf(bundle).map(([, name]) => name)).not.toContain("creatorEmail");
    expect(await text(`${url}/verify/${certificateId}`)).toContain(`/api/ip/verify/${certificateId}`);
    if (!hasDocuments) continue;
    const pdf = await bytes(`${url}/api/certificates/${certificateId}/certificate.pdf`);
    const attached = readCertificatePdf(pdf).bundle ?? "";
    expect(verifyCertificate(attached, { trust: believed }).verdict).toBe("valid");
    const picture = await bytes(`${url}/api/certificates/${certificateId}/certificate.png`);
    expect(picture.length).toBeGreaterThan(10_000);
  }
  const { sha256 } = file;
  const found = await call("GET /api/certificates", { query: { sha256 } }, { baseUrl: url });
  expect(found.map(({ certificateId }) => certificateId)).toEqual([mine.certificateId, theirs.certificateId]);
  expect(
    await call("GET /api/certificates", { query: { sha256, only: "listed" } }, { baseUrl: url }),
  ).toEqual([]);
  const gone = await fetch(`${url}/api/ip/verify/${missing.certificateId}`);
  expect(gone.status).toBe(404);
}

const titleOf = ({ own }: LostWork): string =>
  disclosuresOf(own).find(([, name]) => name === "title")?.[2] ?? "";

const disclosuresOf = (bundle: string) =>
  parseSdJwt(parseBundle(bundle).sdJwt).disclosures.map(
    (one) =>
      JSON.parse(Buffer.from(one, "base64url").toString()) as [salt: string, name: string, value: string],
  );

async function text(url: string): Promise<string> {
  return new TextDecoder().decode(await bytes(url));
}

async function bytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.bytes();
}
