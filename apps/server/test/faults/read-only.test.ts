import path from "node:path";
import { api, type Endpoint, type Registered } from "@colophon/api";
import { parseBundle, tilePath, type Trust } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Account, authorization, correct, openAccount, register } from "@colophon/testing/account";
import { patience } from "@colophon/testing/patience";
import { type PostgresPair, startPostgresPair } from "../postgres-pair.ts";
import { refusal } from "@colophon/testing/send";
import { type Environment, type RunningServer, runToEnd, startServer } from "@colophon/testing/start-server";
import { expectSaid, readTrust } from "./public-evidence.ts";

// A server with ROLE=read on a hot standby, with a database role that may not write anywhere.
let postgres: PostgresPair;
let standbyUrl: string;
let writer: RunningServer;
let reader: RunningServer;
let settings: Environment & { DATABASE_URL: string };
let account: Account;
let trust: Trust;
let unlisted: Registered;
let corrected: Registered;
let listed: Registered;
let said: Registered & Awaited<ReturnType<typeof correct>>;
const file = { sha256: "cd".repeat(32), name: "heron.pdf", size: 1234, mediaType: "application/pdf" };

beforeAll(async () => {
  postgres = await startPostgresPair({ synchronous: false });
  const { standby } = postgres;
  if (standby === undefined) throw new Error("there is no standby");
  standbyUrl = standby.url;
  writer = await startServer({ DATABASE_URL: postgres.primary.url });
  await postgres.query(
    postgres.primary.url,
    `create role reader login password 'reader' in role pg_read_all_data`,
  );
  await postgres.query(postgres.primary.url, "alter role reader set default_transaction_read_only = on");
  await postgres.catchUp();
  account = await openAccount(writer.url);
  trust = await readTrust(writer.url);
  unlisted = await register(account);
  await fetch(`${writer.url}/api/user/profile`, {
    method: "PUT",
    headers: { ...authorization(account.token), "content-type": "application/json" },
    body: JSON.stringify({ full_name: "Ada Lovelace", profile_visibility: "public" }),
  });
  corrected = await register(account, { title: "A heron by the sea", file });
  said = { ...corrected, ...(await correct(account, corrected.id)) };
  listed = await register(account, { title: "A heron in the harbour" });
  settings = {
    ROLE: "read",
    DATABASE_URL: Object.assign(new URL(standbyUrl), { username: "reader", password: "reader" }).href,
    KEYS_DIR: path.join(writer.dataDir, "keys"),
    CHECKPOINT_GUARD: path.join(writer.dataDir, "checkpoint-guard"),
    PUBLIC_URL: writer.url,
  };
  await untilAnchored(listed.certificateId);
  await postgres.catchUp();
  reader = await startServer(settings);
});
afterAll(() => Promise.all([reader.stop(), writer.kill()]));

async function untilAnchored(id: string): Promise<void> {
  const read = async () => (await fetch(`${writer.url}/api/certificates/${id}/bundle`)).text();
  await vi.waitUntil(async () => parseBundle(await read()).anchors.length > 0, patience);
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
const asOwner = () => ({ headers: authorization(account.token) });

/** A path of the table below: with the ids of the works that it names. */
function withIds(template: string): string {
  const ids = {
    "{listed}": listed.certificateId,
    "{unlisted}": unlisted.certificateId,
    "{corrected}": corrected.certificateId,
    "{statement}": String(said.index),
    "{creator}": account.user.id,
  };
  return Object.entries(ids).reduce((filled, [name, id]) => filled.replace(name, id), template);
}

describe("the public register is the same as on the servers that write", () => {
  test.each<RequestInit & { path: string; isOwners?: boolean }>([
    { path: "/api/ip/verify/{listed}" },
    { path: "/api/ip/verify/{unlisted}" },
    { path: "/api/ip/verify/{listed}", isOwners: true },
    { path: "/api/ip/verify/RSF-000000000" },
    { path: "/api/certificates/{listed}/bundle" },
    { path: "/api/certificates/{listed}/bundle", isOwners: true },
    { path: "/api/ip/verify/{corrected}" },
    { path: "/api/certificates/{corrected}/status" },
    { path: "/api/certificates/{corrected}/status?from={statement}" },
    { path: "/api/certificates/{unlisted}/status" },
    { path: `/api/files/${file.sha256}/registrations` },
    { path: `/api/certificates?sha256=${file.sha256}` },
    { path: `/api/certificates?sha256=${"ab".repeat(32)}` },
    { path: "/api/creators/{creator}" },
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
    { path: "/verify/{listed}" },
    { path: "/verify/{corrected}" },
    { path: "/healthz" },
    { path: "/readyz" },
    { path: "/nothing/here" },
  ])("$path", async ({ isOwners, ...each }) => {
    const request = { ...each, path: withIds(each.path), ...(isOwners && asOwner()) };
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
    const response = await fetch(url, { method, ...asOwner() });
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
    const request = { path: `/api/ip/verify/${listed.certificateId}`, ...asOwner() };
    expect((await ask(reader.url, request)).status).toBe(200);
    const [session] = await postgres.query<{ old: boolean }>(
      url,
      "select bool_and(last_used_at < now() - interval '1 hour') as old from sessions",
    );
    expect(session?.old).toBe(true);
  });
});

/** Until the reader, asked for a checkpoint, has compared its database with what is published. */
async function untilReaderLooks(): Promise<void> {
  const [clock] = await postgres.query<{ now: string }>(standbyUrl, "select clock_timestamp()::text as now");
  const looks = `select from pg_stat_activity
    where usename = 'reader' and query = 'commit' and state_change > '${clock?.now ?? ""}'`;
  await vi.waitUntil(async () => {
    await ask(reader.url, { path: "/log/checkpoint" });
    return (await postgres.query(standbyUrl, looks)).length > 0;
  }, patience);
}

test("a standby that hasn't received everything published shows what it has", async () => {
  const before = await ask(reader.url, { path: "/log/checkpoint" });
  await postgres.holdBack();
  const late = await register(account);
  const more = await correct(account, corrected.id);
  const published = await ask(writer.url, { path: "/log/checkpoint" });
  expect(published.body).not.toBe(before.body);
  await untilReaderLooks();
  expect(await ask(reader.url, { path: "/log/checkpoint" })).toEqual(before);
  const missing = await ask(reader.url, { path: `/api/ip/verify/${late.certificateId}` });
  expect(JSON.parse(missing.body)).toEqual(refusal("certificate_not_found").answer);
  const old = await ask(reader.url, { path: `/api/certificates/${listed.certificateId}/bundle` });
  expect(old.status).toBe(200);
  await expectSaid(reader.url, trust, said);
  await expect(expectSaid(reader.url, trust, { ...said, ...more })).rejects.toThrow("to include");
});

test.runIf(isLong)("a reader creates nothing that it needs", async () => {
  const elsewhere = { ...settings, DATA_DIR: writer.dataDir, PORT: "1" };
  const keys = await runToEnd("main", { ...elsewhere, KEYS_DIR: path.join(writer.dataDir, "other-keys") });
  expect(keys).toMatchObject({
    code: 78,
    output: expect.stringContaining("ROLE=read needs the KEYS_DIR") as string,
  });
  const guard = await runToEnd("main", {
    ...elsewhere,
    CHECKPOINT_GUARD: path.join(writer.dataDir, "other-guard"),
  });
  expect(guard).toMatchObject({ code: 78, output: expect.stringContaining("CHECKPOINT_GUARD") as string });
  const { DATABASE_URL: _, ...without } = elsewhere;
  const database = await runToEnd("main", without);
  expect(database).toMatchObject({
    code: 78,
    output: expect.stringContaining("ROLE is read, but DATABASE_URL is not set") as string,
  });
});
