import { randomUUID } from "node:crypto";
import type { Ground } from "@colophon/api";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { makeWalletOwner, registerSigned } from "../../test/register-signed.ts";
import { refusal, send } from "@colophon/testing/send";
import { openSpeakingApp } from "../../test/speaking-app.ts";
import { queuedLetters } from "../../test/test-letters.ts";
import { disclosuresContext, sealRemaining, unsealDisclosures } from "../record/seal-disclosures.ts";
import { hashAddress } from "../register/invitations/address-hash.ts";
import { newStatement } from "../register/statements/new-statement.ts";
import { requireOwnWork } from "../register/statements/own-work.ts";
import { say } from "../register/statements/say.ts";
import { passOn } from "./pass-on.ts";

const speaking = await openSpeakingApp();
const { app, db, pool, register, offer, transfer, list, status } = speaking;

const terms = { to: "Grace Hopper", rights: "All rights." };
const given = { operatorId: randomUUID(), reason: "Certificate of inheritance 7/2026" };
const pass = (certificateId: string, email: string) =>
  passOn(speaking, certificateId, { email, ...terms }, given);

/** The registry says of a work what its documents show. */
async function note(owner: TestUser, workId: string, ground: Ground): Promise<void> {
  await say(speaking, {
    draft: async () => {
      const work = await requireOwnWork(speaking, owner.id, workId);
      return newStatement(speaking, work, {
        kind: "noted",
        by: "registry",
        claims: [
          ["text", "The owner has died."],
          ["ground", ground],
        ],
        userId: null,
        key: undefined,
        after: work.said.length,
        effect: undefined,
      });
    },
  });
}

async function makeNoted(ground: Ground = "heir") {
  const [owner, heir] = [await makeUser(db), await makeUser(db, "Grace Hopper")];
  const work = await register(owner);
  await note(owner, work.id, ground);
  return { owner, heir, ...work };
}

const answer = (code: string, user: TestUser, said = "accept") =>
  send(app, "POST", "/api/transfers/answer", { token: user.token, body: { token: code, answer: said } });
const codesTo = async (email: string) =>
  (await queuedLetters(db))
    .filter(({ kind, to }) => kind === "transferOffered" && to === email)
    .map(({ token }) => token);

test.each(["heir", "court_order"] as const)(
  "on the ground %s it is the heir’s once accepted",
  async (ground) => {
    const { owner, heir, id, certificateId } = await makeNoted(ground);
    expect(await pass(certificateId, heir.email)).toMatchObject({ email: heir.email, ...terms });
    const [code = ""] = await codesTo(heir.email);
    expect(await answer(code, heir)).toMatchObject({ status: 200, answer: { workId: id } });
    expect((await list(heir)).map((work) => work.id)).toEqual([id]);
    expect(await list(owner)).toEqual([]);
    expect(await status(certificateId)).toMatchObject({
      heading: "transferred",
      statements: [
        { kind: "noted", by: "registry", said: { ground } },
        { kind: "transferred", by: "registrant", said: terms },
      ],
    });
    const told = await queuedLetters(db, owner.id);
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["transferOfferedForYou", "transferAccepted"]),
    );
  },
);

test("without a note of this owner, on such a ground, nothing is offered, noted or written", async () => {
  const { owner, heir, id, certificateId } = await makeNoted("terms");
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "note_needed" });
  await note(owner, id, "heir");
  await transfer(owner, id, heir);
  // The note was of whoever owned it then.
  const other = await makeUser(db);
  await expect(pass(certificateId, other.email)).rejects.toMatchObject({ code: "note_needed" });
  expect(await codesTo(other.email)).toEqual([]);
  const acts = db
    .selectFrom("operator_acts")
    .select("act")
    .where("subject", "=", `certificate:${certificateId}`);
  expect(await acts.execute()).toEqual([]);
  await note(heir, id, "heir");
  await expect(pass(certificateId, other.email)).resolves.toMatchObject(terms);
});

test("an offer replaces the one that waits, whoever made it", async () => {
  const { owner, heir, id, certificateId } = await makeNoted();
  const mallory = await makeUser(db);
  const first = await offer(owner, id, { email: mallory.email, ...terms });
  await pass(certificateId, mallory.email);
  await pass(certificateId, heir.email);
  const [second = ""] = (await codesTo(mallory.email)).slice(1);
  for (const code of [first, second])
    expect(await answer(code, mallory)).toEqual(refusal("transfer_link_invalid"));
  const [code = ""] = await codesTo(heir.email);
  expect(await answer(code, heir, "refuse")).toMatchObject({ status: 200 });
  expect((await list(owner)).map((work) => work.id)).toEqual([id]);
});

test("operators, the owner, and people who never want letters get no work this way", async () => {
  const { owner, heir, certificateId } = await makeNoted();
  await db.insertInto("operators").values({ user_id: heir.id }).execute();
  await expect(pass(certificateId, heir.email.toUpperCase())).rejects.toMatchObject({ code: "own_account" });
  await db.deleteFrom("operators").execute();
  await db.insertInto("operators").values({ user_id: owner.id }).execute();
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "own_account" });
  await db.deleteFrom("operators").execute();
  await expect(pass(certificateId, owner.email)).rejects.toMatchObject({ code: "transfer_to_owner" });
  const email = "never@example.org";
  const hash = await hashAddress(speaking, email);
  await pool.query("insert into stopped_addresses (email_hash) values ($1)", [hash]);
  await expect(pass(certificateId, email)).rejects.toMatchObject({ code: "address_stopped" });
});

test("a work whose record names a wallet is its owner’s to offer, with that wallet", async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const [owner, heir] = [await makeWalletOwner(speaking, wallet), await makeUser(db)];
  const { id, certificateId } = await registerSigned(speaking, owner, wallet);
  await note(owner, id, "heir");
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "owner_wallet_needed" });
  await pool.query("update works set owner_id = null where id = $1", [id]);
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "owner_wallet_needed" });
});

test("a work that was given back by a file which may hide a wallet is not offered", async () => {
  const { heir, id, certificateId } = await makeNoted();
  await pool.query("update works set owner_id = null where id = $1", [id]);
  const { rows } = await pool.query<{ disclosures: Buffer }>(
    "select disclosures from certificates where id = $1",
    [certificateId],
  );
  const [{ disclosures } = { disclosures: Buffer.of() }] = rows;
  const context = disclosuresContext(certificateId);
  const all = unsealDisclosures(speaking.keys, context, disclosures);
  const keep = (some: string[]) =>
    pool.query("update certificates set disclosures = $2 where id = $1", [
      certificateId,
      sealRemaining(speaking.keys, context, some),
    ]);
  await keep(all.slice(1));
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "file_incomplete" });
  expect(await codesTo(heir.email)).toEqual([]);
  await keep(all);
  await expect(pass(certificateId, heir.email)).resolves.toMatchObject(terms);
});

test("what is not there, or was withdrawn, is not offered", async () => {
  const { owner, heir, id, certificateId } = await makeNoted();
  await expect(pass("RSF-AAAAAAAAA", heir.email)).rejects.toMatchObject({ code: "certificate_not_found" });
  await speaking.say(owner, id, { kind: "withdrawn" });
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "work_withdrawn" });
});

/** Nobody owns it: as it is when a stranger gives back what was lost. */
async function makeUnowned() {
  const noted = await makeNoted("court_order");
  await pool.query("update works set owner_id = null where id = $1", [noted.id]);
  return noted;
}

test("a work that nobody owns is the heir’s once accepted, and its registrant can’t take it any more", async () => {
  const { owner, heir, id, certificateId } = await makeUnowned();
  expect(await pass(certificateId, heir.email)).toMatchObject({ email: heir.email, ...terms });
  const [code = ""] = await codesTo(heir.email);
  const shown = await send(app, "POST", "/api/transfers/show", { token: heir.token, body: { token: code } });
  expect(shown).toMatchObject({ status: 200, answer: { certificateId, obstacle: null } });
  expect(await answer(code, heir)).toMatchObject({ status: 200, answer: { workId: id } });
  expect((await list(heir)).map((work) => work.id)).toEqual([id]);
  expect(await list(owner)).toEqual([]);
  expect(await status(certificateId)).toMatchObject({
    heading: "transferred",
    statements: [{ kind: "noted" }, { kind: "transferred", by: "registrant", said: terms }],
  });
  const { rows } = await pool.query("select is_transferred, registrant_id from works where id = $1", [id]);
  expect(rows).toEqual([{ is_transferred: true, registrant_id: null }]);
  const told = (await queuedLetters(db, heir.id)).map(({ kind }) => kind);
  expect(told).toContain("transferReceived");
  await speaking.say(heir, id, { kind: "withdrawn" });
  expect(await status(certificateId)).toMatchObject({ heading: "withdrawn" });
});

test("an offer of a work that nobody owns can be declined, and ends when its registrant has it again", async () => {
  const { owner, heir, id, certificateId } = await makeUnowned();
  await pass(certificateId, heir.email);
  const [first = ""] = await codesTo(heir.email);
  expect(await answer(first, heir, "refuse")).toMatchObject({ status: 200 });
  expect(await answer(first, heir)).toEqual(refusal("transfer_link_invalid"));
  await pass(certificateId, heir.email);
  const second = (await codesTo(heir.email)).at(-1) ?? "";
  await pool.query("update works set owner_id = $2 where id = $1", [id, owner.id]);
  expect(await answer(second, heir)).toEqual(refusal("transfer_link_invalid"));
  expect((await list(owner)).map((work) => work.id)).toEqual([id]);
});

test("a work that nobody owns needs a note, an open door and no wallet, as any other", async () => {
  const { heir, certificateId, id, owner } = await makeUnowned();
  await pool.query("delete from statements where certificate_id = $1", [certificateId]);
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "note_needed" });
  expect(await codesTo(heir.email)).toEqual([]);
  await db.insertInto("operators").values({ user_id: heir.id }).execute();
  await expect(pass(certificateId, heir.email)).rejects.toMatchObject({ code: "own_account" });
  await db.deleteFrom("operators").execute();
  await pool.query("update works set owner_id = $2 where id = $1", [id, owner.id]);
});

test("an heir without an account is written to in the owner’s language", async () => {
  const { owner, certificateId } = await makeNoted();
  await db.updateTable("users").set({ language: "ja" }).where("id", "=", owner.id).execute();
  const email = `${randomUUID()}@heirs.example`;
  await pass(certificateId, email);
  const letter = (await queuedLetters(db)).find(({ to }) => to === email);
  expect(letter).toMatchObject({ kind: "transferOffered", language: "ja" });
});
