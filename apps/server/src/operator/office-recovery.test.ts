import { type Account, openAccount, password } from "@colophon/testing/account";
import { refusal, send } from "@colophon/testing/send";
import { addTotp, confirmNow } from "@colophon/testing/test-factors";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { grantOperator } from "./grant-operator.ts";

const { app, db, keys, origin } = await openWholeApp();

const addFactor = ({ user: { id, email }, token }: Pick<Account, "user" | "token">) =>
  addTotp(app, db, { id, email, token });

async function openWithFactor(): Promise<Account> {
  const account = await openAccount(origin, "Olga Perator");
  await addFactor(account);
  return account;
}

/** As if all their second steps were lost, and the wait of 72 hours over. */
async function recover({ user }: Account): Promise<string> {
  await sql`insert into factor_recoveries (user_id, token_hash, ready_at, expires_at)
    values (${user.id}, '\\x00', now() - interval '1 minute', now() + interval '1 day')`.execute(db);
  const { status, answer } = await send(app, "POST", "/api/auth/login", {
    body: { email: user.email, password },
  });
  expect(status).toBe(200);
  return (answer as { token: string }).token;
}

const actsOf = ({ user }: Account) =>
  sql<{ act: string; operator_id: string | null }>`select act, operator_id from operator_acts
    where subject = ${`account:${user.id}`} order by place`.execute(db);

test("someone who recovers from lost second steps is no operator any more, also with new ones", async () => {
  const account = await openWithFactor();
  await grantOperator({ db, keys }, account.user.email);
  const token = await recover(account);
  expect(await send(app, "GET", "/api/operator", { token })).toEqual(refusal("forbidden"));
  await addFactor({ ...account, token });
  await confirmNow(db, account.user);
  expect(await send(app, "GET", "/api/operator", { token })).toEqual(refusal("forbidden"));
  expect((await actsOf(account)).rows).toEqual([
    { act: "grant", operator_id: null },
    { act: "revoke", operator_id: account.user.id },
  ]);
  await grantOperator({ db, keys }, account.user.email);
  expect((await send(app, "GET", "/api/operator", { token })).status).toBe(200);
});

test("an account that was none has no act", async () => {
  const account = await openWithFactor();
  await recover(account);
  expect((await actsOf(account)).rows).toEqual([]);
});
