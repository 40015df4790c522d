import { randomUUID } from "node:crypto";
import { call, type Registered, type RegistrationInput, type User } from "@colophon/api";
import { makeRegistrationInput } from "./make-registration.ts";

/** A signed-in user of the server at `url`. */
export interface Account {
  url: string;
  token: string;
  user: User;
}

export const password = "a long enough secret";

/** All optional letters switched off. */
export const noLetters = { certificateReady: false, finalProof: false };

/**
 * Its address is confirmed, unless `isConfirmed` is false, by the letter that a local installation shows. Letters
 * about its certificates attach a PDF, and the process that draws it takes a second of CPU time to start: only `withLetters`.
 */
export async function openAccount(
  url: string,
  full_name = "Ada Lovelace",
  { isConfirmed = true, withLetters = false }: { isConfirmed?: boolean; withLetters?: boolean } = {},
): Promise<Account> {
  const email = `${randomUUID()}@writers.example`;
  const signUp = { body: { full_name, email, password } };
  const { token, letter } = await call("POST /api/auth/register", signUp, { baseUrl: url });
  const as = { baseUrl: url, headers: authorization(token) };
  const code = letter?.link.split("#")[1];
  if (code !== undefined && isConfirmed)
    await call("POST /api/auth/email/confirm", { body: { token: code } }, as);
  if (!withLetters) await call("PATCH /api/user/letters", { body: noLetters }, as);
  return { url, token, user: await call("GET /api/auth/me", {}, as) };
}

/** Confirms the session with the password: for ten minutes, requests may change the account itself. Its token is another one. */
export async function confirmSession(account: Pick<Account, "url" | "token">, given = password) {
  const init = { baseUrl: account.url, headers: authorization(account.token) };
  const { token } = await call("POST /api/auth/confirm", { body: { password: given } }, init);
  account.token = token;
}

/** Registers a work over HTTP; `overrides` has what matters to the test. */
export function register(
  { url, token }: Pick<Account, "url" | "token">,
  {
    title = "The Lighthouse Keeper",
    key,
    ...overrides
  }: Partial<RegistrationInput> & {
    title?: string;
    key?: string;
  } = {},
): Promise<Registered> {
  const input = makeRegistrationInput(overrides);
  const body = { ...input, materialDetails: { ...input.materialDetails, title } };
  const headers = { ...authorization(token), ...(key === undefined ? {} : { "idempotency-key": key }) };
  return call("POST /api/ip/register", { body }, { baseUrl: url, headers });
}

/** Corrects the description of the account's own work; only once under the same key. */
export function correct(
  { url, token }: Pick<Account, "url" | "token">,
  id: string,
  key: string = randomUUID(),
): Promise<{ n: number; index: number }> {
  const headers = { ...authorization(token), "idempotency-key": key };
  const description = `Corrected, ${key}`;
  const body = { kind: "corrected", fields: { description } } as const;
  return call("POST /api/ip/{id}/statements", { params: { id }, body }, { baseUrl: url, headers });
}

export function authorization(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
