import { claimsOfRegistration, claimsOfWords, type Registered } from "@colophon/api";
import { registrationTypedData, verifyCertificate } from "@colophon/proof";
import { statementTypedData } from "@colophon/proof/statements";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { makeRegistration, makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { confirmNow } from "@colophon/testing/test-factors";
import { emptyObject } from "@colophon/testing/empty-object";
import { signBatch } from "../../test/sign-batch.ts";
import { openSpeakingApp } from "../../test/speaking-app.ts";
import { documentKey } from "../register/documents/kept-documents.ts";
import type { SearchedWork } from "../search/index/entry-of-work.ts";
import { putWallet } from "../people/wallet/wallet-store.ts";
import { createEraser } from "./eraser.ts";
import { eraseWorks, findSomeWorks } from "./erase-store.ts";

const speaking = await openSpeakingApp();
const { app, db, pool, objects, register, say, look, list, verify, bundleOf, statusFor, status, trust } =
  speaking;
const { offer, transfer } = speaking;
const eraser = createEraser(speaking);

async function erase({ id }: TestUser): Promise<void> {
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await eraser.resume();
  expect(await db.selectFrom("users").select("id").where("id", "=", id).execute()).toEqual([]);
}

/** The same; `meanwhile` happens between the nth answer of the database and what is done with it. */
async function eraseInterrupted(
  { id }: TestUser,
  nth: number,
  meanwhile: () => Promise<void>,
): Promise<void> {
  let left = nth;
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1;
      if (left === 0) await meanwhile();
      return result;
    },
  });
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await createEraser({ ...speaking, db: interrupted }).resume();
  expect(left).toBeLessThanOrEqual(0);
}

/** By another process, which doesn't resume others' erasures. */
async function eraseElsewhere({ id }: TestUser): Promise<void> {
  const sessions = db.selectFrom("sessions").select("id").where("user_id", "=", id);
  const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
  await createEraser(speaking).eraseUser({ userId: id, sessionId });
}

/** Everything in the tables that is clear text or a person's name. */
async function dump(): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select concat_ws(' ', (select string_agg(w::text, '') from works w),
       (select string_agg(s::text, '') from search_works s), (select string_agg(word, ' ') from search_words),
       (select string_agg(t::text, '') from transfer_offers t),
       (select string_agg(concat_ws(' ', s.user_id, s.successor_id), '') from statements s)) as text`,
  );
  const [{ text } = { text: "" }] = rows;
  expect(text).not.toBe("");
  return text;
}

const keep = async (certificateId: string) => {
  const key = documentKey(certificateId, "version", "pdf");
  await objects.put(key, Buffer.from("%PDF-"));
  return async () => (await objects.get(key)) !== undefined;
};
const people = async (): Promise<[TestUser, TestUser, TestUser]> => [
  await makeUser(db, "Ada Lovelace"),
  await makeUser(db, "Grace Hopper"),
  await makeUser(db, "Claude Claimant"),
];
const dispute = async (user: TestUser, certificateId: string, at = "", text = "It is mine.") => {
  if (at !== "") await confirmNow(db, user);
  return send(app, "POST", `/api/certificates/${certificateId}/disputes${at}`, {
    token: user.token,
    body: { text },
  });
};

async function connectWallet({ id }: TestUser): Promise<PrivateKeyAccount> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const address = wallet.address.toLowerCase() as `0x${string}`;
  await putWallet(pool, id, { address, chainId: 1 });
  await pool.query("update wallets set verified = true where user_id = $1", [id]);
  return wallet;
}

/** Of a work whose record names the wallet. */
async function transferSigned(
  wallet: PrivateKeyAccount,
  id: string,
  { from, to }: Record<"from" | "to", TestUser>,
) {
  const words = { to: "Grace Hopper", rights: "All.", saidAt: Math.floor(Date.now() / 1000) };
  const { about } = await look(from, id);
  const given = { about, kind: "transferred", claims: Object.fromEntries(claimsOfWords(words)) };
  const json = JSON.parse(JSON.stringify(statementTypedData(given))) as Parameters<
    typeof wallet.signTypedData
  >[0];
  const walletSignature = await wallet.signTypedData(json);
  const code = await offer(from, id, { email: to.email, ...words, walletSignature });
  const body = { token: code, answer: "accept" };
  await send(app, "POST", "/api/transfers/answer", { token: to.token, body });
}

describe("a registrant whose work was transferred", () => {
  test("disappears from the record, and title and file stay with the successor", async () => {
    const [ada, grace] = await people();
    await db.updateTable("users").set({ full_name: "Zuleika Quux" }).where("id", "=", ada.id).execute();
    const { id, certificateId } = await register(ada);
    await say(ada, id, { kind: "corrected", fields: { title: "The Keeper" }, reason: "Zuleika’s reason" });
    await transfer(ada, id, grace);
    const before = await bundleOf(certificateId);
    const isKept = await keep(certificateId);
    await erase(ada);

    const certificate = await verify(certificateId);
    expect(certificate).toMatchObject({
      title: "The Lighthouse Keeper",
      creator: { name: "", email: null, profileId: null },
      selfIdentification: emptyObject,
      corrections: { title: "The Keeper" },
      fileFingerprints: [expect.objectContaining({ name: "draft.pdf" })],
    });
    expect((await look(grace, id)).fields.title).toBe("The Keeper");
    const after = await bundleOf(certificateId);
    const { verdict, record } = verifyCertificate(after, { trust });
    expect(verdict).toBe("valid_anchor_pending");
    expect(Object.keys(record?.claims ?? {}).filter((name) => /creator|wallet/.test(name))).toEqual([]);
    expect(record?.claims.selfIdentification).toEqual({});
    expect(await isKept()).toBe(false);
    expect(await dump()).not.toMatch(/quux/i);
    expect(await dump()).not.toContain(ada.id);
    // A person who already had the certificate can still read the statements, except the erased person's texts.
    for (const bundle of [before, after])
      expect(await statusFor(certificateId, bundle)).toMatchObject({
        heading: "transferred",
        statements: [
          { kind: "corrected", by: "registrant", said: emptyObject, withheld: 2 },
          { kind: "transferred", by: "registrant", said: emptyObject, withheld: 2 },
          { kind: "erased", by: "registry", said: emptyObject },
        ],
      });
    expect(await say(grace, id, { kind: "withdrawn" })).toMatchObject({ status: 201 });
  });

  test("is not named again by a correction that was drafted before the name went", async () => {
    const [, grace] = await people();
    const ada = await makeUser(db, "Zuleika Quux");
    const { id } = await register(ada);
    await transfer(ada, id, grace);
    const { indexer } = speaking;
    const { entryOf } = indexer;
    const [drafted, erased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    indexer.entryOf = async (work) => {
      drafted.resolve();
      await erased.promise;
      return entryOf(work);
    };
    let correcting: Promise<unknown> | undefined;
    const beside = {
      async entryOf(work: SearchedWork) {
        correcting ??= say(grace, id, { kind: "corrected", fields: { title: "The Keeper" }, reason: "" });
        await drafted.promise;
        // Between the registry's statement and the end of the erasure, where it could be said without being outdated.
        return entryOf(work);
      },
    };
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", ada.id).execute();
    await createEraser({ ...speaking, indexer: beside }).resume();
    erased.resolve();
    indexer.entryOf = entryOf;
    expect(await correcting).toMatchObject({ status: 201 });
    expect((await look(grace, id)).fields.title).toBe("The Keeper");
    expect(await dump()).not.toMatch(/quux/i);
  });

  test("disappears with the wallet that signed several works at once", async () => {
    const [ada, grace] = await people();
    const wallet = await connectWallet(ada);
    const { payment, ...registration } = makeRegistrationInput();
    const registrations = [registration, registration];
    const batchSignature = await signBatch(wallet, registrations);
    const { answer } = await send(app, "POST", "/api/ip/register/batch", {
      token: ada.token,
      body: { registrations, batchSignature, payment },
    });
    const [{ id = "", certificateId = "" } = {}] = (answer as { registered: Partial<Registered>[] })
      .registered;
    await transferSigned(wallet, id, { from: ada, to: grace });
    const namesIn = async () => {
      const { verdict, record } = verifyCertificate(await bundleOf(certificateId), { trust });
      expect(verdict).toBe("valid_anchor_pending");
      return Object.keys(record?.claims ?? {}).filter((name) => /creator|wallet/.test(name));
    };
    expect(await namesIn()).toContain("walletBatchSignature");
    await erase(ada);
    expect(await namesIn()).toEqual([]);
  });

  test("leaves a readable status, though the record names a wallet", async () => {
    const [ada, grace] = await people();
    const wallet = await connectWallet(ada);
    const claims = claimsOfRegistration(makeRegistration(), { name: "Ada Lovelace", email: ada.email });
    const data = registrationTypedData(Object.fromEntries(claims));
    const { id, certificateId } = await register(ada, { walletSignature: await wallet.signTypedData(data) });
    await transferSigned(wallet, id, { from: ada, to: grace });
    const before = await bundleOf(certificateId);
    expect(await statusFor(certificateId, before)).toMatchObject({
      statements: [{ walletSignature: "valid" }],
    });

    await erase(grace);
    expect(await statusFor(certificateId, before)).toMatchObject({
      state: "current",
      heading: "transferred",
      statements: [
        { said: emptyObject, walletSignature: "absent" },
        { kind: "erased", said: { transfer: 0 } },
      ],
    });
    await erase(ada);
    expect(await statusFor(certificateId, before)).toMatchObject({
      state: "current",
      statements: [{ kind: "transferred" }, { kind: "erased" }, { kind: "erased", said: emptyObject }],
    });
    expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
  });
});

describe("a successor", () => {
  test("disappears with their words and name, and the registrant keeps the certificate", async () => {
    const [ada, grace, claimant] = await people();
    const { id, certificateId } = await register(ada);
    await transfer(ada, id, grace);
    await say(grace, id, { kind: "corrected", fields: { title: "Mine now" }, reason: "By Grace" });
    await dispute(claimant, certificateId);
    await dispute(grace, certificateId, "/2/answer", "Grace says no.");
    await offer(grace, id, { email: claimant.email, to: "Claude", rights: "All." });
    const isKept = await keep(certificateId);
    await erase(grace);

    expect(await isKept()).toBe(false);
    expect(await dump()).not.toContain(grace.id);
    expect(await verify(certificateId)).toMatchObject({
      creator: { name: "Ada Lovelace" },
      status: "disputed",
    });
    expect(await status(certificateId)).toMatchObject({
      heading: "disputed",
      statements: [
        { kind: "transferred", by: "registrant", said: emptyObject },
        { kind: "corrected", by: "successor", said: emptyObject },
        { kind: "disputed", by: "claimant", said: { text: "It is mine." } },
        { kind: "answered", by: "successor", said: { dispute: 2 }, withheld: 1 },
        { kind: "erased", by: "registry", said: { transfer: 0 } },
      ],
      lack: "status_withheld",
    });
    // It has no owner now: it doesn't return to its registrant, and is in no list.
    expect(await list(ada)).toEqual([]);
    expect(await say(ada, id, { kind: "withdrawn" })).toEqual(refusal("not_found"));
    expect(JSON.stringify((await send(app, "GET", "/api/ip/listed")).answer)).not.toContain(certificateId);
    expect(await dispute(ada, certificateId)).toMatchObject({ status: 201 });
    // With the registrant, all of it disappears.
    await erase(ada);
    expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
  });

  test("an owner who passed it on disappears without affecting the present owner", async () => {
    const [ada, grace, third] = await people();
    const { id, certificateId } = await register(ada);
    await transfer(ada, id, grace);
    await transfer(grace, id, third);
    await erase(grace);
    expect(await status(certificateId)).toMatchObject({
      heading: "transferred",
      statements: [
        { kind: "transferred", by: "registrant", said: emptyObject },
        { kind: "transferred", by: "successor", said: emptyObject },
        { kind: "erased", said: { transfer: 0 } },
      ],
    });
    expect(await look(third, id)).toMatchObject({ by: "successor", sharedPublicly: true });
    expect(await verify(certificateId)).toMatchObject({ creator: { name: "Ada Lovelace" } });
  });

  test("an owner who is also the registrant takes all of it along", async () => {
    const [ada, grace] = await people();
    const { id, certificateId } = await register(ada);
    await transfer(ada, id, grace);
    await transfer(grace, id, ada);
    const bundle = await bundleOf(certificateId);
    await erase(ada);
    expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
    expect(await statusFor(certificateId, bundle)).toMatchObject({ state: "current" });
    await erase(grace);
    expect(await statusFor(certificateId, bundle)).toMatchObject({ state: "current" });
  });
});

describe.each([1, 2, 3, 4, 5, 6])(
  "registrant and successor, erased at the same time, at moment %i",
  (nth) => {
    test.each(["registrant", "successor"])(
      "the %s’s erasure is overtaken, and nothing is left",
      async (slow) => {
        const [ada, grace] = await people();
        const { id, certificateId } = await register(ada);
        await transfer(ada, id, grace);
        const isKept = await keep(certificateId);
        const [first, second] = slow === "registrant" ? [ada, grace] : [grace, ada];
        await eraseInterrupted(first, nth, () => eraseElsewhere(second));
        expect(await verify(certificateId)).toEqual(refusal("certificate_erased").answer);
        expect(await isKept()).toBe(false);
        const { rows } = await pool.query("select from works where id = $1", [id]);
        expect(rows).toEqual([]);
        const closed = db.selectFrom("users").select("id").where("id", "in", [ada.id, grace.id]);
        expect(await closed.execute()).toEqual([]);
      },
    );
  },
);

describe("a claimant", () => {
  test("disappears with their words, and the registry closes their open disputes", async () => {
    const [ada, , claimant] = await people();
    const [open, settled] = [await register(ada), await register(ada)];
    await dispute(claimant, open.certificateId);
    await dispute(ada, open.certificateId, "/0/answer", "It is not.");
    await dispute(claimant, settled.certificateId);
    await dispute(ada, settled.certificateId, "/0/settle", "Agreed.");
    const isKept = await keep(open.certificateId);
    await erase(claimant);
    expect(await isKept()).toBe(false);
    expect(await status(open.certificateId)).toMatchObject({
      heading: "valid",
      statements: [
        { kind: "disputed", by: "claimant", said: emptyObject, withheld: 1 },
        { kind: "answered", by: "registrant", said: { text: "It is not.", dispute: 0 } },
        { kind: "settled", by: "registry", said: { dispute: 0 } },
      ],
    });
    expect(await status(settled.certificateId)).toMatchObject({
      heading: "valid",
      statements: [
        { said: emptyObject },
        { kind: "settled", by: "registrant", said: { text: "Agreed." } },
        { kind: "settled", by: "registry", said: { dispute: 0 } },
      ],
    });
    expect(await dump()).not.toContain(claimant.id);
  });

  test("of an erased certificate keeps their words until they are erased themselves", async () => {
    const [ada, , claimant] = await people();
    const { certificateId } = await register(ada);
    const bundle = await bundleOf(certificateId);
    await dispute(claimant, certificateId);
    await dispute(ada, certificateId, "/0/answer", "It is not.");
    await erase(ada);
    expect(await statusFor(certificateId, bundle)).toMatchObject({
      heading: "disputed",
      statements: [
        { said: { text: "It is mine." } },
        { said: { dispute: 0 }, withheld: 1 },
        { kind: "erased" },
      ],
    });
    await erase(claimant);
    expect(await statusFor(certificateId, bundle)).toMatchObject({
      heading: "valid",
      statements: [
        { said: emptyObject, withheld: 1 },
        { said: { dispute: 0 }, withheld: 1 },
        { kind: "erased" },
        { kind: "settled", by: "registry" },
      ],
    });
  });
});

test("a work that an heir has accepted since it was listed is the heir's", async () => {
  const [, heir] = await people();
  const ada = await makeUser(db, "Ottilie Quince");
  const { id, certificateId } = await register(ada);
  // As after the erasure of whom it was transferred to.
  await pool.query(
    "update works set owner_id = null, registrant_id = $2, is_transferred = true where id = $1",
    [id, ada.id],
  );
  const listed = await findSomeWorks(db, ada.id, "alone", 10);
  await pool.query("update works set owner_id = $2 where id = $1", [id, heir.id]);
  let hasErased = false;
  await eraseWorks(speaking, ada.id, listed, async () => void (hasErased = true));
  expect([listed.length, hasErased]).toEqual([1, false]);
  await erase(ada);
  expect(await verify(certificateId)).toMatchObject({ certificateId });
  expect(await dump()).not.toMatch(/quince/i);
});
