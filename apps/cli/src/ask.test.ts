import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ask, readRetryAfter } from "./ask.ts";

type Answer = [status: number, body?: unknown, headers?: Record<string, string>];

async function startRegistry(answers: Answer[]) {
  const seen: { url: string | undefined; authorization: string | undefined }[] = [];
  const notes: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push({ url, authorization: headers.authorization });
    const [status, body = {}, more = {}] = answers.shift() ?? [200, []];
    response.writeHead(status, more).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const registry = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/registry/`);
  const { signal } = new AbortController();
  const note = (words: string) => void notes.push(words);
  const asking = { registry, token: "clp_test", signal, note, retry: { attempts: 3, longestMs: 1 } };
  return { asking, seen, notes };
}

const own = { query: { limit: 1 } };

test("a passing trouble is waited for, with a word about it", async () => {
  const { asking, seen, notes } = await startRegistry([
    [502],
    [429, { error: "Too many.", code: "rate_limited" }],
    [200, []],
  ]);
  expect(await ask(asking, "GET /api/ip/user", own)).toEqual([]);
  expect(seen.map(({ url }) => url)).toEqual(
    Array.from({ length: 3 }, () => "/registry/api/ip/user?limit=1"),
  );
  expect(seen[0]?.authorization).toBe("Bearer clp_test");
  expect(notes[1]).toMatch(/^Too many\. Trying again in \d+ s\.$/);
});

test("patience has an end, and a limit of the day none at all", async () => {
  const { asking, seen } = await startRegistry([[503], [503], [503]]);
  await expect(ask(asking, "GET /api/ip/user", own)).rejects.toMatchObject({ exitCode: 75 });
  expect(seen).toHaveLength(3);
  const today = await startRegistry([[429, { error: "Tomorrow.", code: "registrations_per_day" }]]);
  await expect(ask(today.asking, "GET /api/ip/user", own)).rejects.toMatchObject({
    exitCode: 75,
    code: "registrations_per_day",
    message: "Tomorrow.",
  });
  expect(today.seen).toHaveLength(1);
});

test("a refusal is not asked again, and no redirect gets the token", async () => {
  const { asking, seen } = await startRegistry([
    [403, { error: "No.", code: "forbidden" }],
    [302, {}, { location: "/elsewhere" }],
  ]);
  await expect(ask(asking, "GET /api/ip/user", own)).rejects.toMatchObject({
    status: 403,
    code: "forbidden",
  });
  await expect(ask(asking, "GET /api/ip/user", own)).rejects.toMatchObject({ status: 302 });
  expect(seen).toHaveLength(2);
});

test("Retry-After is read as seconds or as a date", () => {
  const now = Date.UTC(2026, 0, 1);
  expect(readRetryAfter("7", now)).toBe(7000);
  expect(readRetryAfter("Thu, 01 Jan 2026 00:00:05 GMT", now)).toBe(5000);
  expect(readRetryAfter("Thu, 01 Jan 2025 00:00:05 GMT", now)).toBe(0);
  expect(readRetryAfter("soon", now)).toBeUndefined();
  expect(readRetryAfter(null, now)).toBeUndefined();
});
