import { randomUUID } from "node:crypto";
import pino from "pino";
import { beforeAll, expect, test } from "vitest";
import { authorization, type Account, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { metricsToken } from "@colophon/testing/start-server";
import { makeServerRole } from "../../src/base/db/server-role.ts";
import { atEnd } from "../at-end.ts";
import { patience } from "@colophon/testing/patience";
import { type PostgresPair, startPostgresPair } from "../postgres-pair.ts";
import { openWholeApp } from "../whole-app.ts";

const lines: string[] = [];
let pair: PostgresPair;
let origin: string;
let account: Account;

beforeAll(async () => {
  pair = await startPostgresPair({ synchronous: true });
  const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  // A role without rights to see what others do: the server's own must be enough.
  const owner = pair.primary.url;
  const env = { DATABASE_URL: await makeServerRole(owner), DATABASE_OWNER_URL: owner };
  ({ origin } = await openWholeApp({ logger, env }));
  // Before the app is closed: it waits for its commits.
  atEnd(() => pair.setSynchronous(false));
  account = await openAccount(origin);
  await register(account);
});

const askReady = async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await (await fetch(`${origin}/readyz`, { headers })).json()) as {
    degraded?: string[];
    reason?: string;
  };
};
const isDegraded = async () => (await askReady()).degraded?.includes("standby") === true;

async function metric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

async function send(
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: unknown,
  key: string = randomUUID(),
) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...authorization(account.token),
      ...(body === undefined ? {} : { "content-type": "application/json", "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, certificateId } = (await answer.json()) as { code?: string; certificateId?: string };
  return { status: answer.status, code, certificateId, retryAfter: answer.headers.get("retry-after") };
}

const registering = (key: string) => send("POST", "/api/ip/register", makeRegistrationInput(), key);

async function countWorks(): Promise<number | undefined> {
  const [row] = await pair.query<{ count: string }>(pair.primary.url, "select count(*) from works");
  return row && Number(row.count);
}

test("while the standby doesn't answer, whoever registers is answered, and sent again it is the one certificate", async () => {
  const before = await countWorks();
  pair.standby?.signal("SIGSTOP");
  const key = randomUUID();
  const first = registering(key);
  const other = send("PATCH", "/api/user/letters", { certificateReady: true });
  await expect.poll(isDegraded, patience).toBe(true);
  expect((await askReady()).reason).toMatch(
    /commit has waited .*synchronous_standby_names is "standby", connected: standby/,
  );
  expect(await metric("colophon_standby_missing")).toBe(1);
  expect(await metric("colophon_log_oldest_wait_seconds")).toBeGreaterThan(0);

  // What isn't begun yet is refused at once, whatever it writes.
  const refused = { status: 503, code: "unavailable", retryAfter: "5" };
  expect(await registering(key)).toMatchObject(refused);
  expect(await send("PATCH", "/api/user/letters", { finalProof: true })).toMatchObject(refused);

  expect(await other).toMatchObject({ status: 503, code: "not_confirmed", retryAfter: "5" });
  // Where the log is locked by a head that waits, the registration was not begun.
  const { status, code } = await first;
  expect([status, code]).toEqual([503, expect.stringMatching(/^(not_confirmed|log_unavailable)$/)]);
  pair.standby?.signal("SIGCONT");
  await expect.poll(isDegraded, patience).toBe(false);
  const again = await registering(key);
  expect(again).toMatchObject({ status: 201 });
  expect((await registering(key)).certificateId).toBe(again.certificateId);
  expect(await countWorks()).toBe((before ?? 0) + 1);
  // It was done after its request had been answered.
  const letters = await fetch(`${origin}/api/user/letters`, { headers: authorization(account.token) });
  expect(await letters.json()).toMatchObject({ certificateReady: true });
  expect(await metric("colophon_log_oldest_wait_seconds")).toBe(0);
  expect(await metric("colophon_standby_missing")).toBe(0);
});

test("a registry that nobody writes to notices within seconds, since whoever anchors says each second that it does", async () => {
  pair.standby?.signal("SIGSTOP");
  await expect.poll(isDegraded, patience).toBe(true);
  expect(await metric("colophon_log_oldest_wait_seconds")).toBe(0);
  pair.standby?.signal("SIGCONT");
  await expect.poll(isDegraded, patience).toBe(false);
});

test("the log names a standby that is gone, people can look meanwhile, and another one takes its place", async () => {
  lines.length = 0;
  pair.standby?.signal("SIGKILL");
  await expect.poll(isDegraded, patience).toBe(true);
  expect(lines.join("")).toMatch(
    /"level":50.*nothing can be registered: the synchronous standby standby is not connected/,
  );
  // Their session is to be noted as used, which waits for no standby.
  await pair.query(
    pair.primary.url,
    "set synchronous_commit = local; update sessions set last_used_at = now() - interval '1 hour'",
  );
  expect(await send("GET", "/api/ip/user")).toMatchObject({ status: 200 });
  expect(await send("GET", "/api/ip/listed")).toMatchObject({ status: 200 });
  const [used] = await pair.query<{ isUsed: boolean }>(
    pair.primary.url,
    `select bool_or(last_used_at > now() - interval '1 minute') as "isUsed" from sessions`,
  );
  expect(used).toEqual({ isUsed: true });

  await pair.renewStandby();
  await expect.poll(isDegraded, patience).toBe(false);
  expect(lines.join("")).toContain("answers again: registering goes on");
  expect((await register(account)).status).toBe("valid");
});
