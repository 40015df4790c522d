import path from "node:path";
import { expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../test/speaking-app.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { emptyObject } from "@colophon/testing/empty-object";
import { askFor, named } from "../../test/test-invitations.ts";
import { openStaging } from "../register/deposits/staging.ts";
import { openObjects } from "../base/files/folder-objects.ts";
import { askCollaborators } from "../register/invitations/ask-collaborators.ts";
import { createEraser } from "./eraser.ts";
import { exportUser } from "./export-user.ts";
import { unnameCollaborators } from "./unname-collaborators.ts";

const context = await openSpeakingApp();
const { app, db, pool, register, status, statusFor, bundleOf, disclosedBy, verify } = context;
const folder = makeTemporaryFolder("colophon-erased-");
const places = {
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
};
const eraser = createEraser({ ...context, ...places });

async function erase({ id }: TestUser): Promise<void> {
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await eraser.resume();
}

/** A work of one person, confirmed by another. */
async function makeConfirmed() {
  const [ada, noor] = [await makeUser(db), await makeUser(db, "Noor Haddad")];
  const collaborators = [
    named(noor.email, { role: "Translation" }),
    named("", { givenName: "Iris", familyName: "Oke" }),
  ];
  const work = await register(ada, { collaborators, showCollaboratorEmails: true });
  const token = await askFor(context, noor.email);
  const body = { answer: "confirm" };
  await send(app, "POST", "/api/invitations/answer", { token: noor.token, body: { token, ...body } });
  return { ada, noor, token, ...work };
}

const countRows = async (table: string, certificateId: string) =>
  (await pool.query(`select from ${table} where certificate_id = $1`, [certificateId])).rowCount;

test("an erased collaborator's row and answers stay, without their words", async () => {
  const { noor, certificateId } = await makeConfirmed();
  const wordsOf = async () =>
    (
      await pool.query<{ tokens: string }>(
        "select tokens::text from search_works where certificate_id = $1",
        [certificateId],
      )
    ).rows[0]?.tokens ?? "";
  const misspelt = async () =>
    (await pool.query<{ word: string }>("select word from search_words where word ~ '^&'")).rows;
  const before = await wordsOf();
  expect(before).toContain("haddad");
  expect(await misspelt()).toEqual(expect.arrayContaining([{ word: "&haddad" }, { word: "&oke" }]));
  await erase(noor);
  expect(await wordsOf()).not.toContain("haddad");
  expect(await wordsOf()).toContain("oke");
  expect(await misspelt()).toEqual([{ word: "&oke" }]);
  const shown = await verify(certificateId);
  expect(shown.collaborators).toMatchObject([
    { number: 1, givenName: "", email: null, role: "", answer: { state: "erased" } },
    { number: 2, givenName: "Iris", answer: { state: "not_asked" } },
  ]);
  const said = await status(certificateId);
  expect(said).toMatchObject({
    heading: "valid",
    statements: [
      { kind: "confirmed", by: "collaborator", said: { collaborator: 1 }, withheld: 1 },
      { kind: "erased", by: "registry", said: { collaborator: 1 } },
    ],
  });
  for (const one of [shown, said, await disclosedBy(certificateId)])
    expect(JSON.stringify(one)).not.toMatch(/Noor|Haddad|Translation/);
  expect(await countRows("invitations", certificateId)).toBe(0);
  const { rows } = await pool.query("select from statements where user_id = $1", [noor.id]);
  expect(rows).toEqual([]);
});

test("an erased registrant's collaborators aren't asked any more, and their answers stay theirs", async () => {
  const { ada, noor, token, certificateId } = await makeConfirmed();
  const bundle = await bundleOf(certificateId);
  await erase(ada);
  expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
  expect(await countRows("invitations", certificateId)).toBe(0);
  expect(await send(app, "POST", "/api/invitations/show", { body: { token } })).toEqual(refusal("not_found"));
  const namedIn = await send(app, "GET", "/api/user/invitations", { token: noor.token });
  expect(namedIn.answer).toEqual({ invitations: [], hasMore: false });
  await askCollaborators(context);
  expect(await statusFor(certificateId, bundle)).toMatchObject({
    statements: [
      { kind: "confirmed", by: "collaborator", said: { collaborator: 1, role: "Translation" } },
      { kind: "erased", by: "registry", said: emptyObject },
    ],
  });
});

test("a certificate that was erased since it was listed is skipped", async () => {
  const [gone, kept] = [await makeConfirmed(), await makeConfirmed()];
  await erase(gone.ada);
  await unnameCollaborators(
    context,
    [gone, kept].map(({ certificateId }) => ({ certificateId, collaborator: 1 })),
  );
  const { rows } = await pool.query<{ tokens: string }>(
    "select tokens::text from search_works where certificate_id = any($1)",
    [[gone.certificateId, kept.certificateId]],
  );
  expect(rows).toEqual([{ tokens: expect.not.stringContaining("haddad") as unknown }]);
});

test("an export contains where the user is named, and what they answered", async () => {
  const { noor, certificateId } = await makeConfirmed();
  const chunks: string[] = [];
  for await (const chunk of await exportUser({ ...context, ...places }, noor.id)) chunks.push(String(chunk));
  const { invitations } = JSON.parse(chunks.join("")) as { invitations: unknown };
  const aMoment = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
  expect(invitations).toEqual([
    { certificateId, collaborator: 1, askedAt: aMoment, answers: [{ kind: "confirmed", at: aMoment }] },
  ]);
});
