import { readAiUse, statedUses } from "@colophon/uses";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { emptyObject } from "@colophon/testing/empty-object";
import { statementTypedData } from "@colophon/proof/statements";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { makeWalletOwner, registerSigned } from "../../../test/register-signed.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

const speaking = await openSpeakingApp();
const { app, db, pool, register, say, look, status, verify, transfer } = speaking;

const ada = await makeUser(db);
const refused = { "train-generative": "refuse", "train-other": "refuse" } as const;
const listUses = async (id: string) =>
  (await pool.query<{ list_uses: boolean }>("select list_uses from works where id = $1", [id])).rows[0]
    ?.list_uses;

test("what is said at registration becomes claims that everybody sees", async () => {
  const { id, certificateId } = await register(ada, {
    aiUse: refused,
    aiInvolvement: { made: "assisted", text: "The sky" },
  });
  const { answer } = await send(app, "GET", `/api/certificates/${certificateId}/bundle`);
  const disclosed = (answer as { sdJwt: string }).sdJwt
    .split("~")
    .slice(1, -1)
    .map((each) => JSON.parse(Buffer.from(each, "base64url").toString()) as [string, string, unknown])
    .map(([, name, value]) => [name, value] as const);
  expect(Object.fromEntries(disclosed)).toMatchObject({
    aiUse: { vocabulary: "colophon-uses/v1", ...refused },
    aiInvolvement: { vocabulary: "colophon-uses/v1", made: "assisted", text: "The sky" },
  });
  expect(await look(ada, id)).toMatchObject({ aiUse: refused, listUses: false });
});

test("nothing said makes no claim", async () => {
  const { id, certificateId } = await register(ada, { aiUse: {} });
  const { answer } = await send(app, "GET", `/api/certificates/${certificateId}/bundle`);
  const names = (answer as { sdJwt: string }).sdJwt
    .split("~")
    .slice(1, -1)
    .map((each) => (JSON.parse(Buffer.from(each, "base64url").toString()) as unknown[])[1]);
  expect(names).toContain("title");
  expect(names.filter((name) => String(name).startsWith("ai"))).toEqual([]);
  expect(await look(ada, id)).toMatchObject({ aiUse: emptyObject });
});

test.each([
  ["another answer", { aiUse: { ground: "perhaps" } }, "aiUse.ground"],
  ["a misspelt use", { aiUse: { grund: "refuse" } }, "aiUse"],
  ["another maker", { aiInvolvement: { made: "aliens" } }, "aiInvolvement.made"],
  [
    "a line that is too long",
    { aiInvolvement: { made: "none", text: "x".repeat(301) } },
    "aiInvolvement.text",
  ],
])("refuses %s", async (_, more, field) => {
  const answered = await send(app, "POST", "/api/ip/register", {
    token: ada.token,
    body: { ...makeRegistrationInput(), ...more },
  });
  expect(answered.status).toBe(400);
  expect(answered.answer).toMatchObject({ fields: { [field]: expect.any(String) as string } });
});

test("its owner changes it; every value keeps its date, and the last one counts", async () => {
  const { id, certificateId } = await register(ada, { aiUse: { "train-generative": "allow" } });
  const allowed = await look(ada, id);
  expect(allowed).toMatchObject({ aiUse: { "train-generative": "allow" } });
  await say(ada, id, { kind: "ai_use", aiUse: refused });
  expect(await say(ada, id, { kind: "ai_use", aiUse: { ...refused, index: "allow" } })).toMatchObject({
    status: 201,
    answer: { n: 1, kind: "ai_use", by: "registrant" },
  });
  const proven = await status(certificateId);
  expect(proven).toMatchObject({ state: "current", heading: "valid" });
  const stated = statedUses(
    { claims: { aiUse: { vocabulary: "colophon-uses/v1", "train-generative": "allow" } }, issuedAt: 1 },
    proven,
  );
  expect(stated).toMatchObject({ state: "said", now: { uses: { ...refused, index: "allow" } } });
  expect(stated.history).toHaveLength(3);
  expect(await look(ada, id)).toMatchObject({ aiUse: { ...refused, index: "allow" } });
  expect(await verify(certificateId)).toMatchObject({ status: "valid", statements: [{}, {}] });
});

test("of the same nothing is said again, and all of it can be taken back", async () => {
  const { id } = await register(ada, { aiUse: refused });
  const again = await say(ada, id, { kind: "ai_use", aiUse: refused });
  expect(again).toMatchObject(refusal("correction_changes_nothing"));
  expect(await say(ada, id, { kind: "ai_use", aiUse: {} })).toMatchObject({ status: 201 });
  const work = await look(ada, id);
  expect(work).toMatchObject({ aiUse: emptyObject });
  expect(
    readAiUse((work as { statements: { said: { aiUse?: unknown } }[] }).statements[0]?.said.aiUse),
  ).toEqual({});
});

test("nobody else changes it, nor anybody once it is withdrawn", async () => {
  const { id } = await register(ada);
  const grace = await makeUser(db);
  expect(await say(grace, id, { kind: "ai_use", aiUse: refused })).toMatchObject(refusal("not_found"));
  await say(ada, id, { kind: "withdrawn", reason: "" });
  expect(await say(ada, id, { kind: "ai_use", aiUse: refused })).toMatchObject(refusal("work_withdrawn"));
});

test("its owner says whether public ranges have the files of an unlisted work; the catalogue stays as it is", async () => {
  const { id } = await register(ada, { aiUse: refused, listUses: true });
  expect(await listUses(id)).toBe(true);
  const change = async (body: object) => send(app, "PATCH", `/api/ip/${id}`, { token: ada.token, body });
  expect((await change({ listUses: false })).answer).toEqual({ id, sharedPublicly: true, listUses: false });
  expect((await change({ sharedPublicly: false })).answer).toEqual({
    id,
    sharedPublicly: false,
    listUses: false,
  });
  expect(await listUses(id)).toBe(false);
  expect((await change({})).status).toBe(400);
});

test("a wallet signs what is said of machines, at registration and later", async () => {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const owner = await makeWalletOwner(speaking, wallet);
  const { id, certificateId } = await registerSigned(speaking, owner, wallet, {
    aiUse: refused,
    aiInvolvement: { made: "none" },
  });
  expect(await say(owner, id, { kind: "ai_use", aiUse: {} })).toEqual(refusal("wallet_statement_needed"));
  const saidAt = Math.floor(Date.now() / 1000);
  const aiUse = { vocabulary: "colophon-uses/v1", index: "allow" };
  const { about } = await look(owner, id);
  const signed = statementTypedData({ about, kind: "ai_use", claims: { aiUse, saidAt } });
  const walletSignature = await wallet.signTypedData(
    JSON.parse(JSON.stringify(signed)) as Parameters<typeof wallet.signTypedData>[0],
  );
  const words = { kind: "ai_use", saidAt, walletSignature } as const;
  expect(await say(owner, id, { ...words, aiUse: { index: "refuse" } })).toEqual(
    refusal("wallet_statement_invalid"),
  );
  expect(await say(owner, id, { ...words, aiUse: { index: "allow" } })).toMatchObject({ status: 201 });
  expect(await status(certificateId)).toMatchObject({
    state: "current",
    statements: [{ said: { aiUse }, walletSignature: "valid" }],
  });
});

test("someone who takes over a work keeps what was said until they change it, and hasn't agreed to public ranges", async () => {
  const { id, certificateId } = await register(ada, { aiUse: refused, listUses: true });
  const grace = await makeUser(db);
  await transfer(ada, id, grace);
  expect(await look(grace, id)).toMatchObject({ aiUse: refused, listUses: false, by: "successor" });
  expect(await say(ada, id, { kind: "ai_use", aiUse: {} })).toMatchObject(refusal("not_found"));
  await say(grace, id, { kind: "ai_use", aiUse: { ground: "refuse" } });
  const stated = statedUses(
    { claims: { aiUse: { vocabulary: "colophon-uses/v1", ...refused } }, issuedAt: 1 },
    await status(certificateId),
  );
  expect(stated.now?.uses).toEqual({ ground: "refuse" });
});
