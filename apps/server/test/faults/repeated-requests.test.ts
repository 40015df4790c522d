import { randomUUID } from "node:crypto";
import type { Registered } from "@colophon/api";
import { beforeAll, expect, test } from "vitest";
import { openAccount, password } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { type Answered, type Registry, startRegistry } from "./registry.ts";

let url: string;
let send: Registry["send"];
let registering: Registry["registering"];
let expectRefused: Registry["expectRefused"];
let expectNothingHalfWritten: Registry["expectNothingHalfWritten"];
beforeAll(async () => {
  ({ url, send, registering, expectRefused, expectNothingHalfWritten } = await startRegistry());
});

const idsOf = (answers: Answered[]) =>
  new Set(answers.flatMap(({ answer }) => (answer as Partial<Registered>).certificateId ?? []));

test("an address has at most three accounts until it is confirmed, in any spelling and with any number of concurrent requests", async () => {
  const email = `${randomUUID()}@writers.example`;
  const signUp = (spelling: string) =>
    send("POST", "/api/auth/register", { body: { full_name: "Ada", email: spelling, password } });
  const answers = await Promise.all(
    [email, email.toUpperCase(), `  ${email} `, email, email, email].map(signUp),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  await expectRefused("too_many_unconfirmed", () => signUp(email));
  const { user } = await openAccount(url);
  await expectRefused("email_taken", () => signUp(user.email.toUpperCase()));
});

test("a submission registers once, however often or concurrently it is sent", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const sendIt = () => registering({ body: makeRegistrationInput(), headers });
  const answers = await Promise.all(Array.from({ length: 8 }, sendIt));
  answers.push(await sendIt());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  await expectNothingHalfWritten();

  const body = makeRegistrationInput({ showCreatorEmail: false });
  await expectRefused("idempotency_key_reused", () => registering({ body, headers }));
});

test("of two submissions under one key, one registers, and the other gets an error", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const sendIt = (showCreatorEmail: boolean) =>
    registering({ body: makeRegistrationInput({ showCreatorEmail }), headers });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, position) => sendIt(position % 2 === 0)));
  const statuses = [0, 1].map(
    (first) => new Set(answers.flatMap(({ status }, position) => (position % 2 === first ? status : []))),
  );
  expect(statuses).toContainEqual(new Set([201]));
  expect(statuses).toContainEqual(new Set([409]));
  expect(idsOf(answers).size).toBe(1);
  await expectNothingHalfWritten();
});

test("a key belongs to one account", async () => {
  const sent = { headers: { "idempotency-key": randomUUID() }, body: makeRegistrationInput() };
  const { token } = await openAccount(url);
  expect(idsOf(await Promise.all([registering(sent), registering({ ...sent, token })])).size).toBe(2);
});

test.each(["", "with space", "x".repeat(201), "clé"])("the key %j is refused", (key) =>
  expectRefused(
    "validation_failed",
    () => registering({ body: makeRegistrationInput(), headers: { "idempotency-key": key } }),
    { "idempotency-key": "invalid" },
  ),
);
