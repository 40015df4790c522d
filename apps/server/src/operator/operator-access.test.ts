import { randomUUID } from "node:crypto";
import { api, describeApi, type Endpoint } from "@colophon/api";
import { openAccount } from "@colophon/testing/account";
import { refusal, send } from "@colophon/testing/send";
import { addTotp, confirmNow } from "@colophon/testing/test-factors";
import { expect, test } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { grantOperator } from "./grant-operator.ts";

const { app, db, keys, origin } = await openWholeApp();

const endpoints = Object.entries<Endpoint>(api).filter(([key]) => key.includes(" /api/operator"));
/** What is asked in a body, and changes nothing. */
const looks: ReadonlySet<string> = new Set(["POST /api/operator/find"]);
const json = { "content-type": "application/json" };

/** One endpoint, and requests to it that are wrong in every way that the binder finds. */
const cases = endpoints.map(([key, endpoint]) => {
  const [method, template] = key.split(" ") as ["GET" | "POST", string];
  const isReadable = (id: string) => endpoint.params?.safeParse({ id }).success;
  const url = template.replace("{id}", [randomUUID(), "RSF-AAAAAAAAA"].find(isReadable) ?? "");
  const body = {
    unlike: { url, body: { reason: 7 } },
    unreadable: { url, body: "{", headers: json },
    tooLarge: { url, body: JSON.stringify("x".repeat(600_000)), headers: json },
  };
  const wrong: Record<string, { url: string; body?: unknown; headers?: Record<string, string> }> = {
    ...(endpoint.body ? body : { nothing: { url } }),
    ...(endpoint.query && { query: { url: `${url}?q=&state=x&before=x` } }),
    ...(endpoint.params && !isReadable("x") && { id: { url: template.replace("{id}", "x") } }),
  };
  return { key, endpoint, method, wrong };
});
const requests = cases.flatMap(({ key, method, wrong }) =>
  Object.entries(wrong).map(([what, { url, ...rest }]) => ({ key, method, what, url, rest })),
);

async function openConfirmed(fullName: string) {
  const account = await openAccount(origin, fullName);
  const { id, email } = account.user;
  await addTotp(app, db, { id, email, token: account.token });
  await confirmNow(db, { id });
  return account;
}
const stranger = await openConfirmed("Ada Lovelace");
const operator = await openConfirmed("Olga Perator");
await grantOperator({ db, keys }, operator.user.email);

test("every endpoint under /api/operator is for operators, and none elsewhere; every act is confirmed", () => {
  expect(endpoints.length).toBeGreaterThan(15);
  const ofOperators = Object.entries<Endpoint>(api).filter(([, { access }]) => access === "operator");
  expect(ofOperators).toEqual(endpoints);
  for (const { key, endpoint, method } of cases)
    expect([key, endpoint.confirmed ?? false]).toEqual([key, method !== "GET" && !looks.has(key)]);
});

test.each(requests)("$key tells nobody else what is wrong: $what", async ({ method, url, rest }) => {
  expect(await send(app, method, url, rest)).toEqual(refusal("unauthorized"));
  expect(await send(app, method, url, { ...rest, token: stranger.token })).toEqual(refusal("forbidden"));
});

test.each(requests.filter(({ what }) => what !== "nothing"))(
  "$key tells an operator what is wrong: $what",
  async ({ method, url, rest, what }) => {
    const { status } = await send(app, method, url, { ...rest, token: operator.token });
    expect(status).toBe({ tooLarge: 413, id: 404 }[what] ?? 400);
  },
);

test("the API's description says so", () => {
  const { paths } = describeApi();
  for (const { method, key } of cases) {
    const path = key.slice(method.length + 1);
    expect(paths[path]?.[method.toLowerCase()]?.description).toContain("Only for operators");
  }
});
