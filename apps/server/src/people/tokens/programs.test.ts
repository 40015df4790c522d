import { call, type TokenScope } from "@colophon/api";
import { expect, test } from "vitest";
import { authorization, confirmSession, openAccount, password, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeApiToken } from "../../../test/make-api-token.ts";
import { until } from "../../../test/test-anchoring.ts";
import { openWholeApp } from "../../../test/whole-app.ts";

const { db, origin } = await openWholeApp();

const as = (token: string, more: Record<string, string> = {}) => ({
  baseUrl: origin,
  headers: { ...authorization(token), ...more },
});
const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown;

async function makeProgram(...scopes: TokenScope[]) {
  const ada = await openAccount(origin, "Ada Lovelace");
  return { ada, ...(await makeApiToken(db, ada.user, ...scopes)) };
}

test("a program registers, resumes, and registers many; what it made is its owner's", async () => {
  const { ada, token } = await makeProgram("works:register");
  const body = makeRegistrationInput();
  const first = await call("POST /api/ip/register", { body }, as(token, { "idempotency-key": "one" }));
  const again = await call("POST /api/ip/register", { body }, as(token, { "idempotency-key": "one" }));
  expect(again).toEqual(first);
  const { payment, ...contents } = makeRegistrationInput();
  const batch = { payment, registrations: [contents, contents, contents] };
  const many = await call(
    "POST /api/ip/register/batch",
    { body: batch },
    as(token, { "idempotency-key": "two" }),
  );
  expect(many.registered).toHaveLength(3);
  const works = await call("GET /api/ip/user", {}, as(ada.token));
  expect(works).toHaveLength(4);
  expect(works.map(({ certificateId }) => certificateId)).toContain(first.certificateId);
  await expect(call("GET /api/ip/user", {}, as(token))).rejects.toEqual(refusedWith("token_not_allowed"));
});

test("a program sees its owner's works and proofs as the owner does, and nobody else's", async () => {
  const { ada, token } = await makeProgram("works:read");
  const bo = await openAccount(origin, "Bo Diddley");
  const [own, other] = [await register(ada, { title: "Own" }), await register(bo, { title: "Other" })];
  expect(await call("GET /api/ip/user/works", {}, as(token))).toMatchObject({ total: 1 });
  expect(await call("GET /api/ip/{id}", { params: { id: own.id } }, as(token))).toEqual(
    await call("GET /api/ip/{id}", { params: { id: own.id } }, as(ada.token)),
  );
  await expect(call("GET /api/ip/{id}", { params: { id: other.id } }, as(token))).rejects.toEqual(
    refusedWith("not_found"),
  );
  const proofs = await fetch(`${origin}/api/ip/user/proofs.zip`, {
    method: "POST",
    headers: { ...authorization(token), "content-type": "application/json" },
    body: JSON.stringify({ filter: {} }),
  });
  expect(proofs.status).toBe(200);
  expect(
    Buffer.from(await proofs.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});

test("a token is in its owner's export, without what opens anything, and ends with the account", async () => {
  const { ada, id, token } = await makeProgram("works:read");
  await confirmSession(ada);
  const exported = await call("GET /api/user/export", {}, as(ada.token));
  expect(exported.apiTokens).toMatchObject([
    { id, name: "Export", scopes: ["works:read"], lastUsedAt: null },
  ]);
  expect(JSON.stringify(exported)).not.toContain(token.slice(4));
  await call("DELETE /api/user", {}, as(ada.token));
  await expect(call("GET /api/ip/user", {}, as(token))).rejects.toEqual(refusedWith("token_invalid"));
  expect(await db.selectFrom("api_tokens").select("id").where("id", "=", id).execute()).toEqual([]);
});

test("a new password leaves programs their access, and so does logging out everywhere else", async () => {
  const { ada, token } = await makeProgram("works:read");
  await confirmSession(ada);
  await call("PUT /api/auth/password", { body: { new_password: `${password} and more` } }, as(ada.token));
  await call("DELETE /api/auth/sessions", {}, as(ada.token));
  expect(await call("GET /api/ip/user", {}, as(token))).toEqual([]);
});

test("a suspended account's programs are refused at once, and go on when that is lifted", async () => {
  const { ada, token } = await makeProgram("works:read");
  const suspend = async (suspended_at: Date | null) =>
    db.updateTable("users").set({ suspended_at }).where("id", "=", ada.user.id).execute();
  await suspend(new Date());
  await until(async () =>
    expect(await call("GET /api/ip/user", {}, as(token)).catch((error: unknown) => error)).toEqual(
      refusedWith("token_invalid"),
    ),
  );
  await suspend(null);
  expect(await call("GET /api/ip/user", {}, as(token))).toEqual([]);
});
