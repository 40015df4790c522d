import { readFile } from "node:fs/promises";
import { api } from "@colophon/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { letters } from "../../../test/test-letters.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";

const { db } = await createTestDatabase();
const app = await createTestApp({ db }, (server, bind) =>
  mountAccounts(server, bind, {
    db,
    letters,
    config: { publicUrl: "https://colophon.example", rateLimits: false },
  }),
);

const strings = JSON.parse(
  await readFile(new URL("../../../testdata/strings/blns.json", import.meta.url), "utf8"),
) as string[];

let accounts = 0;
const body = api["POST /api/auth/register"].body;

/** What the contract accepts is answered and stored, and the rest is refused: never a failure of the server. */
async function expectReadOrRefused(name: unknown): Promise<void> {
  accounts += 1;
  const payload = { full_name: name, email: `n${accounts}@names.example`, password: "a long enough secret" };
  const read = body.safeParse(payload).data?.full_name;
  const answer = await app.inject({ method: "POST", url: "/api/auth/register", payload });
  expect(answer.statusCode).toBe(read === undefined ? 400 : 201);
  const { user, code, fields } = answer.json<{
    user?: { name: string };
    code?: string;
    fields?: Record<string, string>;
  }>();
  expect(user?.name).toBe(read);
  // Keys that would change a prototype are refused before any field is read.
  const isRefusedWhole =
    code === "malformed_request" && /"(__proto__|constructor)"/.test(JSON.stringify(name));
  expect(fields !== undefined || isRefusedWhole).toBe(read === undefined);
  const rows = await db.selectFrom("users").select("full_name").where("email", "=", payload.email).execute();
  expect(rows).toEqual(read === undefined ? [] : [{ full_name: read }]);
}

test("an object that would change a prototype isn't a name", async () => {
  for (const name of ['{"__proto__":0}', '[{"constructor":{"prototype":{}}}]'])
    await expectReadOrRefused(JSON.parse(name));
});

test("every naughty string is either a name or refused", async () => {
  for (const string of strings.filter((_, at) => isLong || at % 4 === 0)) await expectReadOrRefused(string);
});

test("so is any string, lone surrogates and control characters too", async () => {
  const names = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.jsonValue());
  await fc.assert(fc.asyncProperty(names, expectReadOrRefused), { numRuns: isLong ? 200 : 50 });
});
