import { randomUUID } from "node:crypto";
import type { Registered } from "@colophon/api";
import { expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { hashToken } from "../../people/accounts/token.ts";
import { countRowsWith } from "../../../test/rows-with.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { askFor, named, passDays, readAsked } from "../../../test/test-invitations.ts";
import { stopCodeOf } from "./stop-code.ts";
import { askCollaborators } from "./ask-collaborators.ts";

const context = await openSpeakingApp();
const { app, db, pool, register, say } = context;

const newAddress = () => `${randomUUID()}@writers.example`;
const asked = async (email: string) => readAsked(context, email);
const stopBy = async (code: string, method: "GET" | "POST" = "POST") =>
  app.inject({ method, url: `/api/invitations/${code}/stop?lng=ja` });
const stop = async (token: string, method: "GET" | "POST" = "POST") => stopBy(stopCodeOf(token), method);
const showBy = async (token: string) => send(app, "POST", "/api/invitations/show", { body: { token } });
const markSent = async () =>
  db
    .updateTable("letters")
    .set({ due_at: null, sent_at: new Date() })
    .where("due_at", "is not", null)
    .execute();

test("one letter, one reminder after a week, and then silence", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await register(ada, { collaborators: [named(email, { role: "Music" })] });
  await askCollaborators(context);
  await askCollaborators(context);
  expect(await asked(email)).toMatchObject([
    {
      kind: "invitation",
      language: "en",
      facts: {
        title: "The Lighthouse Keeper",
        registrant: "Ada Lovelace",
        name: "Noor Haddad",
        role: "Music",
        share: "",
      },
    },
  ]);
  await passDays(context, 6);
  await askCollaborators(context);
  expect(await asked(email)).toHaveLength(1);
  await passDays(context, 1);
  await askCollaborators(context);
  expect((await asked(email)).map(({ kind }) => kind)).toEqual(["invitation", "invitationReminder"]);
  await passDays(context, 365);
  await askCollaborators(context);
  const letters = await asked(email);
  expect(letters).toHaveLength(2);
  for (const { token } of letters)
    expect(await send(app, "POST", "/api/invitations/show", { body: { token } })).toMatchObject({
      status: 200,
      answer: { email },
    });
});

test.each([
  [
    "has answered",
    async (token: string) =>
      send(app, "POST", "/api/invitations/answer", { body: { token, answer: "decline" } }),
  ],
  ["does not want to be written to", async (token: string) => stop(token)],
])("nobody is reminded who %s", async (_who, act) => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await register(ada, { collaborators: [named(email)] });
  const token = await askFor(context, email);
  await act(token);
  await markSent();
  await passDays(context, 8);
  await askCollaborators(context);
  expect((await asked(email)).filter(({ kind }) => kind === "invitationReminder")).toEqual([]);
});

test("nobody is asked of a work that was withdrawn", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  const { id } = await register(ada, { collaborators: [named(email)] });
  await say(ada, id, { kind: "withdrawn" });
  await askCollaborators(context);
  expect(await asked(email)).toEqual([]);
});

test("one address gets one letter about a work, and one's own address none", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  const collaborators = [named(ada.email), named(email), named(` ${email.toUpperCase()} `), named("")];
  const { certificateId } = await register(ada, { collaborators });
  await askCollaborators(context);
  expect(await asked(email)).toHaveLength(1);
  expect(await asked(ada.email)).toEqual([]);
  const { answer } = await send(app, "GET", `/api/ip/verify/${certificateId}`);
  const states = (answer as { collaborators: { answer: { state: string } }[] }).collaborators.map(
    (one) => one.answer.state,
  );
  expect(states).toEqual(["not_asked", "unanswered", "not_asked", "not_asked"]);
});

test("twenty letters a day go to strangers for an account, the rest later, another account does not wait", async () => {
  const [ada, bo] = [await makeUser(db), await makeUser(db, "Bo")];
  const addresses = Array.from({ length: 25 }, newAddress);
  await register(ada, { collaborators: addresses.map((email) => named(email)) });
  const ofBo = newAddress();
  await register(bo, { collaborators: [named(ofBo)] });
  const count = async () =>
    (await Promise.all(addresses.map(asked))).filter((letters) => letters.length > 0).length;
  await Promise.all([askCollaborators(context), askCollaborators(context)]);
  await askCollaborators(context);
  expect(await count()).toBe(20);
  expect(await asked(ofBo)).toHaveLength(1);
  await passDays(context, 1);
  await askCollaborators(context);
  expect(await count()).toBe(25);
});

/** Registers works together, the collaborators of each of which are given. */
async function registerTogether(
  { token }: { token: string },
  collaborators: readonly ReturnType<typeof named>[][],
): Promise<Registered[]> {
  const { payment, ...input } = makeRegistrationInput();
  const registrations = collaborators.map((people, row) => ({
    ...input,
    materialDetails: { ...input.materialDetails, title: `Work ${row}` },
    collaborators: people,
  }));
  const body = { registrations, payment };
  const { answer } = await send(app, "POST", "/api/ip/register/batch", { token, body });
  return (answer as { registered: Registered[] }).registered;
}

test("about works that were registered together each person gets one letter, with a link for each", async () => {
  const [ada, noor, ben] = [await makeUser(db), newAddress(), newAddress()];
  const works = await registerTogether(ada, [[named(noor)], [named(noor), named(ben)], [named(noor)]]);
  await Promise.all([askCollaborators(context), askCollaborators(context)]);
  await askCollaborators(context);
  const [letter, ...more] = await asked(noor);
  expect(more).toEqual([]);
  const { several } = letter?.facts ?? {};
  expect(several).toMatchObject({
    count: 3,
    works: [{ title: "Work 0" }, { title: "Work 1" }, { title: "Work 2" }],
  });
  const tokens = several?.works.map(({ link }) => link.split("#")[1] ?? "") ?? [];
  const shown = await Promise.all(tokens.map(showBy));
  expect(shown.map(({ answer }) => (answer as { certificateId: string }).certificateId)).toEqual(
    works.map(({ certificateId }) => certificateId),
  );
  const [single] = await asked(ben);
  expect(single?.facts).toMatchObject({ title: "Work 1" });
  expect(single?.facts.several).toBeUndefined();

  // The reminder is about those that have no answer.
  const decline = { token: tokens[1], answer: "decline" };
  expect((await send(app, "POST", "/api/invitations/answer", { body: decline })).status).toBe(200);
  await markSent();
  await passDays(context, 8);
  await askCollaborators(context);
  const [, reminder, ...none] = await asked(noor);
  expect(none).toEqual([]);
  expect(reminder).toMatchObject({
    kind: "invitationReminder",
    facts: { several: { count: 2, works: [{ title: "Work 0" }, { title: "Work 2" }] } },
  });
});

test("a letter about very many works links to the first of them", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await registerTogether(
    ada,
    Array.from({ length: 70 }, () => [named(email)]),
  );
  await askCollaborators(context);
  const [letter, ...more] = await asked(email);
  expect(more).toEqual([]);
  expect(letter?.facts.several?.works).toHaveLength(50);
  expect(letter?.facts.several?.count).toBe(70);
  await passDays(context, 6);
  await askCollaborators(context);
  expect(await asked(email)).toHaveLength(1);
});

test("an account without a confirmed address asks nobody, until it has one; after a month nobody is asked", async () => {
  const ada = await makeUser(db);
  const confirm = async (email_confirmed_at: Date | null) =>
    db.updateTable("users").set({ email_confirmed_at }).where("id", "=", ada.id).execute();
  await confirm(null);
  const [first, second] = [newAddress(), newAddress()];
  await register(ada, { collaborators: [named(first)] });
  await askCollaborators(context);
  expect(await asked(first)).toEqual([]);
  await passDays(context, 31);
  await register(ada, { collaborators: [named(second)] });
  await confirm(new Date());
  await askCollaborators(context);
  expect(await asked(first)).toEqual([]);
  expect(await asked(second)).toHaveLength(1);
});

test("a person who wants no more letters gets none: at once and permanently, from anyone, whatever is erased", async () => {
  const [ada, bo, email] = [await makeUser(db), await makeUser(db, "Bo"), newAddress()];
  const { certificateId } = await register(ada, { collaborators: [named(email)] });
  const token = await askFor(context, email);
  const page = await stop(token, "GET");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(await asked(email)).toHaveLength(1);
  // As mail programs send it (RFC 8058).
  const done = await app.inject({
    method: "POST",
    url: `/api/invitations/${stopCodeOf(token)}/stop`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(done.statusCode).toBe(200);
  // What waited to be sent is gone.
  expect(await asked(email)).toEqual([]);
  await pool.query("delete from invitations where certificate_id = $1", [certificateId]);
  expect((await stop(token)).statusCode).toBe(200);
  await register(bo, { collaborators: [named(email.toUpperCase())] });
  await askCollaborators(context);
  expect(await asked(email.toUpperCase())).toEqual([]);
  expect((await stop("x".repeat(43))).statusCode).toBe(404);
});

test.each([
  ["ar", "حارس المنارة يجد رسائل من البحر", "en", "ar"],
  ["ja", "灯台守は海から届く手紙を見つけた", "en", "ja"],
  ["zh", "灯塔看守人在海边发现了信件", "zh-TW", "zh-TW"],
])("the letter is in the work's language: %s", async (_of, description, language, expected) => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await db.updateTable("users").set({ language }).where("id", "=", ada.id).execute();
  const { materialDetails } = makeRegistrationInput();
  const details = { ...materialDetails, title: description, description, keywords: [] };
  await register(ada, { collaborators: [named(email)], materialDetails: details });
  await askCollaborators(context);
  expect(await asked(email)).toMatchObject([{ language: expected }]);
});

test("no address is kept in the open", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await register(ada, { collaborators: [named(email)] });
  await askCollaborators(context);
  const [name = ""] = email.split("@");
  for (const table of [
    "invitations",
    "invitation_links",
    "stopped_addresses",
    "letters",
    "works",
    "certificates",
  ]) {
    expect(await countRowsWith(db, table, name)).toBe(0);
  }
});

test("the code of a stop link only stops: it neither shows, answers nor opens an account", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await register(ada, { collaborators: [named(email)] });
  const token = await askFor(context, email);
  const [letter] = await asked(email);
  const code = stopCodeOf(token);
  expect(letter?.facts.stopUrl).toContain(`/api/invitations/${code}/stop`);
  expect(await showBy(code)).toEqual(refusal("not_found"));
  const answering = { body: { token: code, answer: "decline" } };
  expect(await send(app, "POST", "/api/invitations/answer", answering)).toEqual(refusal("not_found"));
  const account = { body: { token: code, full_name: "Eve", password: "seven gulls on one mast" } };
  expect(await send(app, "POST", "/api/invitations/account", account)).toEqual(refusal("not_found"));
  // And the code that answers is in no URL.
  expect((await stopBy(token)).statusCode).toBe(404);
});

test("after stopping, no link to the address answers or opens an account; all of them still stop", async () => {
  const [ada, bo, email] = [await makeUser(db), await makeUser(db, "Bo"), newAddress()];
  await register(ada, { collaborators: [named(email)] });
  await register(bo, { collaborators: [named(email)] });
  await askCollaborators(context);
  const tokens = (await asked(email)).map(({ token }) => token);
  expect(tokens).toHaveLength(2);
  await stop(tokens[0] ?? "");
  for (const token of tokens) {
    expect(await showBy(token)).toEqual(refusal("not_found"));
    const account = { body: { token, full_name: "Eve", password: "seven gulls on one mast" } };
    expect(await send(app, "POST", "/api/invitations/account", account)).toEqual(refusal("not_found"));
    expect((await stop(token)).statusCode).toBe(200);
  }
});

test("a letter sent before stop links had their own code still answers and stops", async () => {
  const [ada, email] = [await makeUser(db), newAddress()];
  await register(ada, { collaborators: [named(email)] });
  const token = await askFor(context, email);
  // As migration 029 leaves its row.
  await pool.query("update invitation_links set stop_hash = token_hash where token_hash = $1", [
    hashToken(token),
  ]);
  expect(await showBy(token)).toMatchObject({ status: 200, answer: { email, stopCode: null } });
  expect((await stopBy(token, "GET")).statusCode).toBe(200);
  expect((await stopBy(token)).statusCode).toBe(200);
  expect((await stopBy(token)).statusCode).toBe(200);
  expect(await showBy(token)).toEqual(refusal("not_found"));
});
