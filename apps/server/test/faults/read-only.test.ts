import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { api, type Endpoint } from "@colophon/api";
import { parseBundle, tilePath } from "@colophon/proof";
import { afterAll, describe, expect, test, vi } from "vitest";
import { authorization, correct, openAccount, register } from "@colophon/testing/account";
import { startPostgresPair } from "../postgres-pair.ts";
import { refusal } from "@colophon/testing/send";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { expectSaid, readTrust } from "./public-evidence.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// A server with ROLE=read on a hot standby, with a database role that may not write anywhere.
const postgres = await startPostgresPair({ synchronous: false });
const { standby } = postgres;
if (standby === undefined) throw new Error("there is no standby");
const writer = await startServer({ DATABASE_URL: postgres.primary.url });
await postgres.query(
  postgres.primary.url,
  `create role reader login password 'reader' in role pg_read_all_data`,
);
await postgres.query(postgres.primary.url, "alter role reader set default_transaction_read_only = on");
await postgres.catchUp();
const account = await openAccount(writer.url);
const trust = await readTrust(writer.url);
const unlisted = await register(account);
await fetch(`${writer.url}/api/user/profile`, {
  method: "PUT",
  headers: { ...authorization(account.token), "content-type": "application/json" },
  body: JSON.stringify({ full_name: "Ada Lovelace", profile_visibility: "public" }),
});
const file = { sha256: "cd".repeat(32), name: "heron.pdf", size: 1234, mediaType: "application/pdf" };
const corrected = await register(account, { title: "A heron by the sea", file });
const said = { ...corrected, ...(await correct(account, corrected.id)) };
const listed = await register(account, { title: "A heron in the harbour" });
const settings = {
  ROLE: "read",
  DATABASE_URL: Object.assign(new URL(standby.url), { username: "reader", password: "reader" }).href,
  KEYS_DIR: path.join(writer.dataDir, "keys"),
  CHECKPOINT_GUARD: path.join(writer.dataDir, "checkpoint-guard"),
  PUBLIC_URL: writer.url,
};
await untilAnchored(listed.certificateId);
await postgres.catchUp();
const reader = await startServer(settings);
afterAll(() => Promise.all([reader.stop(), writer.kill()]));

async function untilAnchored(id: string): Promise<void> {
  const read = async () => (await fetch(`${writer.url}/api/certificates/${id}/bundle`)).text();
  while (parseBundle(await read()).anchors.length === 0) await delay(200);
}

async function ask(url: string, request: RequestInit & { path: string }) {
  const response = await fetch(`${url}${request.path}`, request);
  const [type, cache, etag] = ["content-type", "cache-control", "etag"].map((name) =>
    response.headers.get(name),
  );
  return { status: response.status, type, cache, etag, body: await response.text() };
}

const question = {
  method: "POST",
  body: JSON.stringify({ query: "heron" }),
  headers: { "content-type": "application/json" },
};
const owner = { headers: authorization(account.token) };

describe("the public register is the same as on the servers that write", () => {
  test.each<RequestInit & { path: string }>([
    { path: `/api/ip/verify/${listed.certificateId}` },
    { path: `/api/ip/verify/${unlisted.certificateId}` },
    { path: `/api/ip/verify/${listed.certificateId}`, ...owner },
    { path: "/api/ip/verify/RSF-000000000" },
    { path: `/api/certificates/${listed.certificateId}/bundle` },
    { path: `/api/certificates/${listed.certificateId}/bundle`, ...owner },
    { path: `/api/ip/verify/${corrected.certificateId}` },
    { path: `/api/certificates/${corrected.certificateId}/status` },
    { path: `/api/certificates/${corrected.certificateId}/status?from=${said.index}` },
    { path: `/api/certificates/${unlisted.certificateId}/status` },
    { path: `/api/files/${file.sha256}/registrations` },
    { path: `/api/certificates?sha256=${file.sha256}` },
    { path: `/api/certificates?sha256=${"ab".repeat(32)}` },
    { path: `/api/creators/${account.user.id}` },
    { path: "/api/chat/query", ...question },
    { path: "/api/ip/newest" },
    { path: "/api/ip/listed" },
    { path: "/api/ip/listed?type=book" },
    { path: "/api/ip/listed/counts" },
    { path: "/api/log/anchors" },
    { path: "/log/checkpoint" },
    { path: `/log/${tilePath(0, 0, 3)}` },
    { path: `/log/${tilePath(0, 0, 4)}` },
    { path: "/log/tile/entries/000.p/3" },
    { path: "/.well-known/colophon-trust.json" },
    { path: "/.well-known/colophon-client.json" },
    { path: "/.well-known/jwt-vc-issuer" },
    { path: "/" },
    { path: "/browse" },
    { path: `/verify/${listed.certificateId}` },
    { path: `/verify/${corrected.certificateId}` },
    { path: "/healthz" },
    { path: "/readyz" },
    { path: "/nothing/here" },
  ])("$path", async (request) => {
    const expected = await ask(writer.url, request);
    expect(expected.status).not.toBe(500);
    const answer = await ask(reader.url, request);
    expect(answer).toEqual(expected);
  });
});

test("statements are proven to anyone with the bundle", async () => {
  for (const { url } of [writer, reader]) await expectSaid(url, trust, said);
});

test("a listed work is found", async () => {
  const { body } = await ask(reader.url, { path: "/api/chat/query", ...question });
  expect(body).toContain(listed.certificateId);
});

describe("everything else is refused", () => {
  const others = Object.entries<Endpoint>(api).filter(([, { fromReplica }]) => !fromReplica);

  test.each(others.map(([key]) => key))("%s", async (key) => {
    const [method = "", template = ""] = key.split(" ");
    const url = reader.url + template.replace(/\{\w+\}/g, listed.id);
    const response = await fetch(url, { method, ...owner });
    expect(response.status).toBe(refusal("read_only").status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.text();
    const { answer } = refusal("read_only");
    expect(method === "HEAD" ? answer : JSON.parse(body)).toEqual(answer);
  });

  test("a session is accepted, and its use not recorded", async () => {
    const { url } = postgres.primary;
    await postgres.query(url, "update sessions set last_used_at = now() - interval '1 day'");
    await postgres.catchUp();
    const request = { path: `/api/ip/verify/${listed.certificateId}`, ...owner };
    expect((await ask(reader.url, request)).status).toBe(200);
    const [session] = await postgres.query<{ old: boolean }>(
      url,
      "select bool_and(last_used_at < now() - interval '1 hour') as old from sessions",
    );
    expect(session?.old).toBe(true);
  });
});

test("a standby that hasn't received everything published shows what it has", async () => {
  const before = await ask(reader.url, { path: "/log/checkpoint" });
  await postgres.holdBack();
  const late = await register(account);
  const more = await correct(account, corrected.id);
  const published = await ask(writer.url, { path: "/log/checkpoint" });
  await delay(500);
  expect(published.body).not.toBe(before.body);
  expect(await ask(reader.url, { path: "/log/checkpoint" })).toEqual(before);
  const missing = await ask(reader.url, { path: `/api/ip/verify/${late.certificateId}` });
  expect(JSON.parse(missing.body)).toEqual(refusal("certificate_not_found").answer);
  const old = await ask(reader.url, { path: `/api/certificates/${listed.certificateId}/bundle` });
  expect(old.status).toBe(200);
  await expectSaid(reader.url, trust, said);
  await expect(expectSaid(reader.url, trust, { ...said, ...more })).rejects.toThrow("to include");
});

test("a reader creates nothing that it needs", async () => {
  const elsewhere = { ...settings, DATA_DIR: writer.dataDir, PORT: "1" };
  const keys = await runToEnd("main", { ...elsewhere, KEYS_DIR: path.join(writer.dataDir, "other-keys") });
  expect(keys).toMatchObject({
    code: 1,
    output: expect.stringContaining("ROLE=read needs the KEYS_DIR") as string,
  });
  const guard = await runToEnd("main", {
    ...elsewhere,
    CHECKPOINT_GUARD: path.join(writer.dataDir, "other-guard"),
  });
  expect(guard).toMatchObject({ code: 1, output: expect.stringContaining("CHECKPOINT_GUARD") as string });
  const { DATABASE_URL: _, ...without } = elsewhere;
  const database = await runToEnd("main", without);
  expect(database).toMatchObject({
    code: 1,
    output: expect.stringContaining("ROLE is read, but DATABASE_URL is not set") as string,
  });
});
