import { openAccount } from "@colophon/testing/account";
import { send } from "@colophon/testing/send";
import { pino } from "pino";
import { expect, test } from "vitest";
import { makeApiToken } from "../../test/make-api-token.ts";
import { openWholeApp } from "../../test/whole-app.ts";

import { createApiToken } from "../people/tokens/api-token.ts";

const lines: string[] = [];
const logger = pino({ level: "info" }, { write: (line) => void lines.push(line) });
const { app, origin, db } = await openWholeApp({ logger, env: { RATE_LIMITS: "on" } });
const ada = await openAccount(origin, "Ada Lovelace");
const { id: user, email } = ada.user;

type Line = Partial<Record<"code" | "route" | "user", string>>;

/** What the log says while something is done. */
async function saidOf(act: () => Promise<unknown>): Promise<Line[]> {
  lines.length = 0;
  await act();
  const refusals = lines.map((line) => JSON.parse(line) as Line).filter((line) => "client" in line);
  // A second line, if a minute has just begun.
  const seen = new Set<string>();
  return refusals.filter(
    (line) => seen.size < seen.add(JSON.stringify([line.code, line.route, line.user])).size,
  );
}
const client: unknown = expect.any(String);

test("the log names who was refused what, and where, without a word of theirs", async () => {
  const secret = "s3cret-in-a-value";
  const wrong = { email, password: secret };
  const said = await saidOf(async () => {
    await send(app, "GET", "/api/operator");
    await send(app, "GET", "/api/operator", { token: ada.token });
    await send(app, "POST", "/api/auth/login", { body: wrong });
    await send(app, "POST", "/api/auth/register", { body: { email: secret } });
    await send(app, "GET", `/api/operator/accounts/${secret}`, { token: secret });
  });
  const [operator, method] = ["/api/operator", "GET"];
  expect(said).toMatchObject([
    { code: "unauthorized", method, route: operator, client },
    { code: "forbidden", method, route: operator, user, client },
    { code: "invalid_credentials", method: "POST", route: "/api/auth/login", client },
    { code: "validation_failed", method: "POST", route: "/api/auth/register", client },
    { code: "unauthorized", method, route: `${operator}/accounts/:id`, client },
  ]);
  const text = lines.join("");
  for (const word of [secret, email, "127.0.0.1", ada.token]) expect(text).not.toContain(word);
});

test("an API token is in no line, wherever it is sent", async () => {
  const { id } = ada.user;
  const [ended, { token }] = [createApiToken(), await makeApiToken(db, { id }, "works:read")];
  const said = await saidOf(async () => {
    for (const given of [ended, token]) {
      await send(app, "GET", "/api/ip/user", { token: given });
      await send(app, "GET", "/api/auth/me", { token: given });
      await send(app, "GET", `/api/ip/user?access_token=${given}`, { headers: { cookie: `token=${given}` } });
      await send(app, "GET", `/api/ip/${given}`, { token: given });
    }
  });
  expect(said).toMatchObject([
    { code: "token_invalid", route: "/api/ip/user" },
    { code: "token_invalid", route: "/api/auth/me" },
    { code: "unauthorized", route: "/api/ip/user" },
    { code: "token_invalid", route: "/api/ip/:id" },
    { code: "token_not_allowed", route: "/api/auth/me", user: id },
  ]);
  for (const given of [ended, token]) expect(lines.join("")).not.toContain(given.slice(4, 24));
});

test("it says so of what is refused before there is a route or a caller", async () => {
  const said = await saidOf(async () => {
    for (let sent = 0; sent < 12; sent++) await send(app, "POST", "/api/reports", { body: {} });
    await app.inject({ url: "/api/ip/%E0%A4%A" });
  });
  expect(said).toMatchObject([
    { code: "validation_failed", route: "/api/reports" },
    { code: "rate_limited", route: "/api/reports" },
    { code: "malformed_request", method: "GET" },
  ]);
});
