import { claimsOfStatement, type WantedStatement, type WantedStatementInput } from "@colophon/api";
import { statementTypedData } from "@colophon/proof/statements";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { makeWalletOwner, registerSigned } from "../../../test/register-signed.ts";
import { refusal } from "@colophon/testing/send";
import { emptyObject } from "@colophon/testing/empty-object";
import { requireCertificate } from "../../record/read-certificate.ts";
import { newStatement } from "./new-statement.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

const speaking = await openSpeakingApp();
const { register, say, look, status, statusFor, bundleOf, verify } = speaking;
const now = () => Math.floor(Date.now() / 1000);
const wallet = privateKeyToAccount(generatePrivateKey());

const ada = await makeWalletOwner(speaking, wallet);

/** A work whose record names the wallet. */
const registerOwn = async (supersedes?: string) =>
  registerSigned(speaking, ada, wallet, supersedes === undefined ? {} : { supersedes });

/** What the page asks the wallet to sign. */
async function sign(
  workId: string,
  said: WantedStatementInput & { saidAt: number },
  account = wallet,
): Promise<WantedStatementInput> {
  const { about, fields } = await look(ada, workId);
  const claims = claimsOfStatement({ reason: "", ...said } as WantedStatement, fields) ?? [];
  const data = statementTypedData({ about, kind: said.kind, claims: Object.fromEntries(claims) });
  // A wallet is given it as JSON.
  const given = JSON.parse(JSON.stringify(data)) as Parameters<typeof account.signTypedData>[0];
  const walletSignature = await account.signTypedData(given);
  return { ...said, walletSignature };
}

test("of a work that names a wallet, its owner says nothing without it", async () => {
  const { id, certificateId } = await registerOwn();
  expect((await look(ada, id)).walletAddress).toBe(wallet.address.toLowerCase());
  expect(await say(ada, id, { kind: "withdrawn" })).toEqual(refusal("wallet_statement_needed"));
  const signed = await sign(id, { kind: "corrected", fields: { title: "Signed" }, saidAt: now() });
  expect(await say(ada, id, signed)).toMatchObject({ status: 201 });
  expect(await status(certificateId)).toMatchObject({
    state: "current",
    statements: [{ kind: "corrected", walletSignature: "valid" }],
  });
});

test("a signature of another wallet, of other words, or of none is refused", async () => {
  const { id } = await registerOwn();
  const said = { kind: "corrected", fields: { title: "Signed" }, saidAt: now() } as const;
  const other = await sign(id, said, privateKeyToAccount(generatePrivateKey()));
  const changed = { ...(await sign(id, said)), fields: { title: "Changed" } };
  const broken = { ...said, walletSignature: "0x00" };
  const moved = { ...(await sign(id, said)), saidAt: said.saidAt + 1 };
  for (const saying of [other, changed, broken, moved])
    expect(await say(ada, id, saying)).toEqual(refusal("wallet_statement_invalid"));
});

test("what a wallet has signed once is not said again for it, and not long before or after", async () => {
  const { id } = await registerOwn();
  const saidAt = now();
  await say(ada, id, await sign(id, { kind: "corrected", fields: { title: "One" }, saidAt }));
  const withdrawn = (at: number) => sign(id, { kind: "withdrawn", saidAt: at });
  for (const at of [saidAt, saidAt - 1, saidAt - 7200, saidAt + 7200])
    expect(await say(ada, id, await withdrawn(at))).toEqual(
      refusal("validation_failed", { saidAt: "invalid" }),
    );
  const { saidAt: _without, ...undated } = { ...(await withdrawn(saidAt + 1)) };
  expect(await say(ada, id, undated)).toEqual(refusal("validation_failed", { saidAt: "required" }));
  expect(await say(ada, id, await withdrawn(saidAt + 1))).toMatchObject({ status: 201 });
});

test("of two corrections signed at the same time, one is said", async () => {
  const { id, certificateId } = await registerOwn();
  const saidAt = now();
  const [one, other] = await Promise.all(
    ["One", "Other"].map((title, at) =>
      sign(id, { kind: "corrected", fields: { title }, saidAt: saidAt + at }),
    ),
  );
  if (one === undefined || other === undefined) throw new Error("nothing was signed");
  const answers = await Promise.all([say(ada, id, one), say(ada, id, other)]);
  expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(1);
  expect(await status(certificateId)).toMatchObject({ statements: [{ walletSignature: "valid" }] });
  expect((await verify(certificateId)).statements).toHaveLength(1);
});

test("the wallet says itself, afterwards, that its work has a newer version", async () => {
  const older = await registerOwn();
  const newer = await registerOwn(older.certificateId);
  expect(await verify(older.certificateId)).toMatchObject({ status: "valid", statements: [] });
  expect((await look(ada, newer.id)).versions).toMatchObject([
    { relation: "older", certificateId: older.certificateId, workId: older.id },
  ]);
  const signed = await sign(older.id, {
    kind: "superseded",
    certificate: newer.certificateId,
    saidAt: now(),
  });
  expect(await say(ada, older.id, signed)).toMatchObject({ status: 201 });
  expect(await status(older.certificateId)).toMatchObject({
    heading: "superseded",
    statements: [{ said: { certificate: newer.certificateId }, walletSignature: "valid" }],
  });
});

test("a block of such a work can be proven, whatever its owner has said", async () => {
  const { id, certificateId } = await registerOwn();
  const bundle = await bundleOf(certificateId);
  await say(ada, id, await sign(id, { kind: "corrected", fields: { title: "Signed" }, saidAt: now() }));
  const { record } = await requireCertificate(speaking, certificateId);
  await speaking.sequencer.append(
    newStatement(
      speaking,
      { id: certificateId, record },
      {
        kind: "blocked",
        by: "registry",
        claims: [
          ["text", "By order."],
          ["ground", "court_order"],
        ],
        userId: null,
        key: undefined,
        after: 1,
        effect: undefined,
      },
    ),
  );
  expect(await statusFor(certificateId, bundle)).toMatchObject({
    state: "current",
    heading: "blocked",
    lack: "status_withheld",
    statements: [
      { kind: "corrected", said: emptyObject, walletSignature: "absent" },
      { kind: "blocked", said: { text: "By order.", ground: "court_order" } },
    ],
  });
});

test("where the record names none, the account's proven wallet may sign", async () => {
  const { id, certificateId } = await register(ada);
  expect((await look(ada, id)).walletAddress).toBe(null);
  const signed = await sign(id, { kind: "withdrawn", saidAt: now() });
  expect(await say(ada, id, signed)).toMatchObject({ status: 201 });
  expect(await status(certificateId)).toMatchObject({ statements: [{ walletSignature: "valid" }] });
});
