import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { api, type Endpoint } from "@colophon/api";
import { type Bundle, parseSdJwt, parseTrust, verifyCertificate } from "@colophon/proof";
import { call } from "@colophon/api";
import { openAccount, register } from "@colophon/testing/account";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { writeArchive } from "../../src/upkeep/archive/write-archive.ts";
import { findFiles } from "../find-files.ts";
import { openWholeApp } from "../whole-app.ts";

const whole = await openWholeApp();
const { origin, mounted } = whole;

const makeFiles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    sha256: randomBytes(32).toString("hex"),
    name: `Sommer-${randomBytes(6).toString("hex")}/${at + 1}.jpg`,
    size: 1000 + at,
    mediaType: "image/jpeg",
  }));
const files = makeFiles(20);
const [shown, ...hidden] = files;
if (shown === undefined) throw new Error("no file");

const [owner, stranger] = await Promise.all([openAccount(origin), openAccount(origin)]);
const work = await register(owner, { file: null, files });

async function get(path: string, token?: string): Promise<{ status: number; bytes: Buffer }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${path}`, { headers, redirect: "manual" });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const getBundle = async (query: string, token?: string, { certificateId } = work) =>
  (await get(`/api/certificates/${certificateId}/bundle?${query}`, token)).bytes;

const trust = parseTrust((await get("/.well-known/colophon-trust.json")).bytes.toString());

/** Of a bundle: what verifiers say of it, and which files it shows. */
function read(bundle: Buffer) {
  const { verdict, record } = verifyCertificate(bundle, { trust });
  const { disclosures } = parseSdJwt((JSON.parse(bundle.toString()) as Bundle).sdJwt);
  const names = disclosures.map(
    (one) => (JSON.parse(Buffer.from(one, "base64url").toString()) as string[])[1],
  );
  return {
    verdict,
    count: record?.claims.fileCount,
    shown: names.filter((name) => name?.startsWith("file.") === true),
  };
}

/** The bytes, what is compressed in them (a PDF), and what is written in base64 (disclosures, attached bundles). */
function layersOf(bytes: Buffer): string[] {
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    try {
      return [inflateSync(bytes.subarray(index + word.length)).toString("latin1")];
    } catch {
      return [];
    }
  });
  return [text, ...streams].flatMap((layer) => [
    layer,
    ...[...layer.matchAll(/[\w+/-]{30,}/g)].map(([word]) => Buffer.from(word, "base64").toString("latin1")),
  ]);
}

/** The hidden files that some bytes give away, by name or fingerprint in any writing. */
function givenAway(bytes: Buffer): string[] {
  const layers = layersOf(bytes).join("\n");
  const inCase = layers.toLowerCase();
  return hidden.flatMap(({ name, sha256 }) => {
    const hash = Buffer.from(sha256, "hex");
    const writings = [name, encodeURIComponent(name), hash.toString("latin1")];
    const isThere = writings.some((one) => layers.includes(one)) || inCase.includes(sha256);
    const isCoded = [hash.toString("base64url"), hash.toString("base64").slice(0, 42)].some((one) =>
      layers.includes(one),
    );
    return isThere || isCoded ? [name] : [];
  });
}

test("what gives a file away is found in any writing", async () => {
  const all = await getBundle("", owner.token);
  expect(givenAway(all)).toHaveLength(hidden.length);
});

test("a stranger who has one file of many learns nothing of the others from any route", async () => {
  const values: Record<string, string[]> = {
    id: [work.certificateId, work.id, owner.user.id],
    sha256: [shown.sha256],
    language: ["en"],
    "*": ["checkpoint", "tile/0/000.p/1", "tile/entries/000.p/1"],
  };
  const asking = `sha256=${shown.sha256}&q=Sommer&query=Sommer&lng=ar`;
  const queries = ["", asking, `files=1,2,3&${asking}`];
  const routes = new Set(
    mounted.filter(({ method }) => [method].flat().includes("GET")).map(({ url }) => url),
  );
  const paths = [...routes].flatMap((url) =>
    [...url.matchAll(/:(\w+)|\*/g)].reduce<string[]>(
      (made, [part, name = "*"]) =>
        made.flatMap((path) =>
          (values[name] ?? [work.certificateId]).map((value) => path.replace(part, value)),
        ),
      [url],
    ),
  );
  expect(paths.length).toBeGreaterThan(60);
  let answered = 0;
  for (const path of paths)
    for (const query of queries)
      for (const token of [undefined, stranger.token]) {
        const { status, bytes } = await get(`${path}?${query}`, token);
        if (status === 200) answered++;
        expect(givenAway(bytes), `${path}?${query}`).toEqual([]);
      }
  expect(answered).toBeGreaterThan(100);
});

test("nor by writing to any public endpoint, nor by asking for the work among their own", async () => {
  const publicBundle = (await getBundle("")).toString();
  const body = {
    query: "Sommer",
    kind: "objection",
    text: "Sommer",
    certificateId: work.certificateId,
    bundle: publicBundle,
    sha256: shown.sha256,
    email: owner.user.email,
    token: work.id,
    password: "a long enough secret",
    ids: [work.id],
    works: { ids: [work.id] },
    sharedPublicly: true,
  };
  const keys = Object.entries(api).flatMap(([key, { access }]: [string, Endpoint]) => {
    const [method = "", template = ""] = key.split(" ");
    return ["GET", "HEAD"].includes(method) || access === "operator" ? [] : [[method, template] as const];
  });
  expect(keys.length).toBeGreaterThan(40);
  let answered = 0;
  for (const [method, template] of keys)
    // Some of them end a session.
    for (const token of [undefined, (await openAccount(origin)).token]) {
      const path = template
        .replace("{id}", template.startsWith("/api/certificates") ? work.certificateId : work.id)
        .replace("{token}", work.id);
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(template.endsWith(".zip") ? { ids: body.ids } : body),
      });
      if (answer.status === 200) answered++;
      expect(givenAway(Buffer.from(await answer.arrayBuffer())), `${method} ${path}`).toEqual([]);
    }
  expect(answered).toBeGreaterThan(3);
});

test("nor from what remains of a registry that ends", async () => {
  const folder = makeTemporaryFolder("colophon-hidden-");
  const webRoot = join(folder, "web");
  mkdirSync(webRoot);
  for (const name of ["index.html", "colophon-verify.mjs"]) writeFileSync(join(webRoot, name), name);
  await whole.log.appendHead();
  const { checkpoint, size } = await whole.log.newest();
  const archive = join(folder, "archive");
  const parts = { ...whole, webRoot, publicUrl: "https://registry.example", publicRpcUrl: undefined };
  await writeArchive(parts, archive, { head: { checkpoint, size }, trust, isEnd: false, at: new Date() });
  const written = findFiles(archive);
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((file) => givenAway(readFileSync(file)).length > 0)).toEqual([]);
});

test("the certificate says how many files it hides; where they are shown, its annex lists them", async () => {
  const open = await register(owner, { file: null, files, showFiles: true });
  for (const [certificateId, count] of [
    [work.certificateId, 0],
    [open.certificateId, hidden.length],
  ] as const) {
    const { status, bytes } = await get(`/api/certificates/${certificateId}/certificate.pdf`, owner.token);
    expect([status, givenAway(bytes).length]).toEqual([200, count]);
  }
});

test("the owner shows chosen files, and whoever has one is shown that one", async () => {
  for (const [query, token, names] of [
    ["files=3,17", owner.token, ["file.3", "file.17"]],
    [`sha256=${shown.sha256}`, undefined, ["file.1"]],
    ["", undefined, []],
    ["", owner.token, files.map((_, at) => `file.${at + 1}`)],
  ] as const)
    expect(read(await getBundle(query, token))).toEqual({
      verdict: expect.stringMatching(/^valid(_anchor_pending)?$/) as string,
      count: files.length,
      shown: names,
    });
  const path = `/api/certificates/${work.certificateId}/bundle?files=3`;
  expect([(await get(path)).status, (await get(path, stranger.token)).status]).toEqual([401, 403]);
});

test("many fingerprints are looked up at once, each by itself", async () => {
  const [one, two] = makeFiles(2);
  if (one === undefined || two === undefined) throw new Error("there are no files");
  const first = await register(owner, { file: one });
  await register(owner, { file: two });
  await register(owner, { file: null, files: [one, two] });
  const known = [one.sha256, two.sha256];
  const asked = [...known, ...makeFiles(998).map(({ sha256 }) => sha256)];
  const found = await call(
    "POST /api/certificates/by-fingerprints",
    { body: { sha256: asked } },
    { baseUrl: origin },
  );
  expect(new Map(found.map(({ sha256, count }) => [sha256, count]))).toEqual(
    new Map([
      [one.sha256, 2],
      [two.sha256, 2],
    ]),
  );
  expect(found.find(({ sha256 }) => sha256 === one.sha256)?.oldest.certificateId).toBe(first.certificateId);
  const [alone] = await call("GET /api/certificates", { query: { sha256: one.sha256 } }, { baseUrl: origin });
  expect(found.find(({ sha256 }) => sha256 === one.sha256)?.oldest).toEqual(alone);
  for (const [sha256] of [[[...asked, shown.sha256]], [["ab"]]] as const)
    await expect(
      call("POST /api/certificates/by-fingerprints", { body: { sha256: [...sha256] } }, { baseUrl: origin }),
    ).rejects.toMatchObject({ code: "validation_failed", fields: expect.anything() as unknown });
});

test("a registration takes a thousand files with the longest names and much beside them", async () => {
  const long = makeFiles(1000).map((file, at) => ({ ...file, name: `${at}-${"a".repeat(340)}`, title: "b" }));
  expect(JSON.stringify(long).length).toBeGreaterThan(480_000);
  const collaborators = Array.from({ length: 50 }, () => ({
    givenName: "c".repeat(190),
    addressLine1: "d".repeat(199),
  }));
  const { certificateId } = await register(owner, { file: null, files: long, collaborators });
  expect(certificateId).toMatch(/^RSF-/);
});

test("a bundle that shows a thousand files is one that verifiers read", async () => {
  const many = await register(owner, { file: null, files: makeFiles(1000) });
  const all = await getBundle("", owner.token, many);
  expect(all.length).toBeLessThan(1024 * 1024);
  expect(read(all).shown).toHaveLength(1000);
  expect(read(await getBundle("files=1000", owner.token, many)).shown).toEqual(["file.1000"]);
});

test.each([
  ["one file and several", { files: makeFiles(2) }, { files: "invalid" }],
  ["several of one", { file: null, files: makeFiles(1) }, { files: "invalid" }],
  ["more than a thousand", { file: null, files: makeFiles(1001) }, { files: "too_many" }],
  [
    "names too long for one bundle",
    { file: null, files: makeFiles(1000).map((file) => ({ ...file, name: "長".repeat(130) })) },
    { files: "too_long" },
  ],
  [
    "a date to come",
    { file: null, files: makeFiles(2).map((file) => ({ ...file, date: "2999" })) },
    { "files.0.date": "future_date", "files.1.date": "future_date" },
  ],
])("%s are refused", async (_what, given, fields) => {
  await expect(register(owner, given)).rejects.toMatchObject({ code: "validation_failed", fields });
});
