import { api, type Endpoint, tokenScopes, type TokenScope } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { makeUser } from "@colophon/testing/make-user";
import { endpointKeys, routeOf } from "../../base/http/bind.ts";

const { db } = await createTestDatabase();
/** Every endpoint of the table, with a handler that says that it was reached. */
const app = await createTestApp({ db }, (_app, bind) => {
  for (const key of endpointKeys)
    bind(key, async ({ reply }) => reply.status(299).send(JSON.stringify({ reached: key })));
});
const ada = await makeUser(db);
const none = await makeApiToken(db, ada);
const all = await makeApiToken(db, ada, ...tokenScopes);
const tokens = new Map<TokenScope, string>();
for (const scope of tokenScopes) tokens.set(scope, (await makeApiToken(db, ada, scope)).token);

const endpoints = Object.entries<Endpoint>(api);
const scopesOf = ({ scopes = [] }: Endpoint): readonly TokenScope[] => scopes;

/** What becomes of a request with this token: refused by its code, or let in, whatever its body lacks. */
async function ask(key: string, token: string): Promise<string> {
  const [method = "", template = ""] = key.split(" ");
  const url = routeOf(template)
    .replace(
      ":id",
      /certificates|verify/.test(template) ? "RSF-000000000" : "5b3c1f4e-0000-4000-8000-000000000000",
    )
    .replace(":n", "0")
    .replace(":earlier", "earlier-1.ots")
    .replace(":sha256", "0".repeat(64))
    .replace(":number", "1");
  const answer = await app.inject({
    method: method as "GET",
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return "let in";
  const needed = answer.headers["www-authenticate"];
  return `${answer.headers["content-length"] === "0" ? "" : codeOf(answer.body)} ${String(needed)}`;
}

const codeOf = (body: string) => (body === "" ? "" : (JSON.parse(body) as { code: string }).code);

describe.each(endpoints)("%s", (key, endpoint) => {
  const isPublic = endpoint.access === "public";
  const needed = scopesOf(endpoint);
  const refused =
    `token_not_allowed Bearer error="insufficient_scope"` +
    (needed.length === 0 ? "" : `, scope="${needed.join(" ")}"`);

  test.each(tokenScopes)("%s", async (scope) => {
    const letsIn = isPublic || needed.includes(scope);
    // A HEAD has no body.
    const expected = key.startsWith("HEAD") ? refused.replace("token_not_allowed", "") : refused;
    expect(await ask(key, tokens.get(scope) ?? "")).toBe(letsIn ? "let in" : expected);
  });

  test("without any scope, and with all of them", async () => {
    expect((await ask(key, none.token)) === "let in").toBe(isPublic);
    expect((await ask(key, all.token)) === "let in").toBe(isPublic || needed.length > 0);
  });
});

const keysFor = (scope: TokenScope) =>
  endpoints.filter(([, endpoint]) => scopesOf(endpoint).includes(scope)).map(([key]) => key);

test("each scope lets a program do this, and nothing else that asks who it is", () => {
  expect(keysFor("works:read").toSorted()).toEqual(
    [
      "GET /api/ip/user",
      "GET /api/ip/user/works",
      "GET /api/ip/user/works/counts",
      "POST /api/ip/user/works.csv",
      "POST /api/ip/user/proofs.zip",
      "POST /api/ip/user/documents.zip",
      "GET /api/ip/{id}",
      "GET /api/ip/verify/{id}",
      "GET /api/certificates/{id}/bundle",
      "GET /api/certificates/{id}/{earlier}",
      "GET /api/orders",
      "GET /api/orders/{id}",
      "GET /api/orders/{id}/works",
    ].toSorted(),
  );
  expect(keysFor("works:register").toSorted()).toEqual(
    [
      "POST /api/ip/register",
      "POST /api/ip/register/batch",
      "POST /api/files/{id}",
      "HEAD /api/files/{id}",
      "PATCH /api/files/{id}",
      "POST /api/files/{id}/{number}",
      "HEAD /api/files/{id}/{number}",
      "PATCH /api/files/{id}/{number}",
    ].toSorted(),
  );
  expect(keysFor("orders:create").toSorted()).toEqual(
    [
      "POST /api/orders",
      "POST /api/orders/batch",
      "GET /api/orders",
      "GET /api/orders/{id}",
      "GET /api/orders/{id}/works",
    ].toSorted(),
  );
});

test("no endpoint for operators, none that needs a confirmed session, and no public one has scopes", () => {
  const wrong = endpoints.filter(
    ([, { access, confirmed, scopes }]) =>
      scopes !== undefined && (access === "operator" || access === "public" || confirmed === true),
  );
  expect(wrong).toEqual([]);
});
