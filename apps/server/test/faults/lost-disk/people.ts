import { ApiError, call } from "@colophon/api";
import { stepAt, totpCode } from "../../../src/people/accounts/totp.ts";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  password,
} from "@colophon/testing/account";
import { fromBase32 } from "@colophon/testing/test-factors";

/** An operator, who has recovery codes. */
export interface Operator extends Account {
  recoveryCodes: string[];
}

export const init = ({ url, token }: Pick<Account, "url" | "token">) => ({
  baseUrl: url,
  headers: authorization(token),
});

/** An account with a second step, which may be made an operator. */
export async function openOperator(url: string): Promise<Operator> {
  const account = await openAccount(url, "Olga Operator");
  await confirmSession(account);
  const { secret } = await call("POST /api/user/totp", {}, init(account));
  const code = totpCode(fromBase32(secret), stepAt(Date.now()));
  const { recoveryCodes } = await call("PUT /api/user/totp", { body: { code } }, init(account));
  return { ...account, recoveryCodes: recoveryCodes ?? [] };
}

/** By a recovery code: it is taken from those that are left. */
export async function confirmOperator(operator: Operator): Promise<void> {
  const { challenge } = await call("POST /api/auth/confirm/challenge", {}, init(operator));
  const body = { challenge, code: operator.recoveryCodes.pop() ?? "" };
  operator.token = (await call("POST /api/auth/confirm", { body }, init(operator))).token;
}

/** The same account at the registry that went on. */
export async function logIn<A extends Account>(url: string, account: A): Promise<A> {
  const body = { email: account.user.email ?? "", password };
  const { token, user } = await call("POST /api/auth/login", { body }, { baseUrl: url });
  return { ...account, url, token, user };
}

export async function logInOperator(url: string, operator: Operator): Promise<Operator> {
  const recoveryCodes = [...operator.recoveryCodes];
  const given = { email: operator.user.email ?? "", password };
  const asked = await call("POST /api/auth/login", { body: given }, { baseUrl: url }).catch(
    (error: unknown) => (error instanceof ApiError ? error.asked : undefined),
  );
  if (asked === undefined || !("challenge" in asked)) throw new Error("no second step was asked for");
  const body = { ...given, challenge: asked.challenge, code: recoveryCodes.pop() ?? "" };
  const { token, user } = await call("POST /api/auth/login", { body }, { baseUrl: url });
  return { url, token, user, recoveryCodes };
}

/** Opens an account with this address; it is confirmed by the letter, unless `isConfirmed` is false. */
export async function openAccountAt(
  url: string,
  email: string,
  { isConfirmed = true, full_name = "Ada Lovelace" } = {},
): Promise<Account> {
  const body = { full_name, email, password };
  const { token, letter } = await call("POST /api/auth/register", { body }, { baseUrl: url });
  const as = { baseUrl: url, headers: authorization(token) };
  const code = letter?.link.split("#")[1] ?? "";
  if (isConfirmed) await call("POST /api/auth/email/confirm", { body: { token: code } }, as);
  return { url, token, user: await call("GET /api/auth/me", {}, as) };
}
