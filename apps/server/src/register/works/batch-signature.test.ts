import type { Registered, RegistrationContentsInput } from "@colophon/api";
import { readClaims, verifyWalletSignature } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { makeWalletOwner } from "../../../test/register-signed.ts";
import { signBatch } from "../../../test/sign-batch.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { openSealedDisclosures } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { batchRoutes } from "./batch-routes.ts";

const context = await createTestRegister();
const { db, pool } = context;
const app = await createTestApp({ db }, (_server, bind) => batchRoutes(bind, context));

const wallet = privateKeyToAccount(generatePrivateKey());
let ada: TestUser;
beforeEach(async () => {
  ada = await makeWalletOwner({ db }, wallet);
});

const titled = (title: string, more: Partial<RegistrationContentsInput> = {}): RegistrationContentsInput => {
  const { payment: _, ...input } = makeRegistrationInput();
  return { ...input, ...more, materialDetails: { ...input.materialDetails, title } };
};
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => titled(`Work ${row}`));

const register = ({ token }: TestUser, registrations: RegistrationContentsInput[], batchSignature: unknown) =>
  send(app, "POST", "/api/ip/register/batch", {
    token,
    body: { registrations, batchSignature, payment: { provider: "demo" } },
  });

/** What this audience sees of each record that was answered. */
const claimsOf = async (answer: unknown, audience: "public" | "owner" = "public") => {
  const { registered } = answer as { registered: Registered[] };
  return Promise.all(
    registered.map(async ({ certificateId }): Promise<Record<string, unknown>> => {
      const certificate = await requireCertificate(context, certificateId);
      const shown = openSealedDisclosures(context.keys, certificate, audience);
      return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
    }),
  );
};
const countWorks = async ({ id }: TestUser): Promise<number> => {
  const { rows } = await pool.query("select 1 from works where owner_id = $1", [id]);
  return rows.length;
};

describe("one signature of the proven wallet", () => {
  test.each(isLong ? [1, 2, 7, 500] : [1, 2, 7])(
    "is in each of %i records, and anyone can check it",
    async (count) => {
      const rows = rowsOf(count);
      const { status, answer } = await register(ada, rows, await signBatch(wallet, rows));
      expect(status).toBe(201);
      for (const audience of ["public", "owner"] as const) {
        const claims = await claimsOf(answer, audience);
        expect(claims.map(verifyWalletSignature)).toEqual(rows.map(() => "valid"));
        const batch = claims.map((one) => readClaims(one).walletBatchSignature);
        expect(batch.map((one) => one?.position)).toEqual(rows.map((_, row) => row));
        expect(new Set(batch.map((one) => one?.works))).toEqual(new Set([count]));
      }
    },
  );

  test("is of the same works, answered the same, when it is sent again", async () => {
    const rows = rowsOf(2);
    const batchSignature = await signBatch(wallet, rows);
    const again = () =>
      send(app, "POST", "/api/ip/register/batch", {
        token: ada.token,
        headers: { "idempotency-key": "once-and-again" },
        body: { registrations: rows, batchSignature, payment: { provider: "demo" } },
      });
    expect(await again()).toEqual(await again());
    expect(await countWorks(ada)).toBe(2);
  });

  test("is hidden with the files of a work of several, and its neighbours show theirs", async () => {
    const file = (digit: string) => ({ sha256: digit.repeat(64), name: digit, size: 1, mediaType: "" });
    const hidden = titled("Hidden", { file: null, files: [file("a"), file("b")], showFiles: false });
    const rows = [...rowsOf(1), hidden];
    const { answer } = await register(ada, rows, await signBatch(wallet, rows));
    const [first = {}, second = {}] = await claimsOf(answer);
    expect(verifyWalletSignature(first)).toBe("valid");
    for (const name of ["walletAddress", "walletBatchSignature", "file.1"])
      expect(second).not.toHaveProperty(name);
    const [, own = {}] = await claimsOf(answer, "owner");
    expect(verifyWalletSignature(own)).toBe("valid");
  });

  test("may show the wallet an alias, if it is that of all", async () => {
    await pool.query("insert into aliases (user_id, name, context) values ($1, 'A. A. L.', '')", [ada.id]);
    const rows = rowsOf(2).map((row) => ({ ...row, creatorName: "A. A. L." }));
    const signed = await signBatch(wallet, rows, { name: "A. A. L." });
    expect((await register(ada, rows, signed)).status).toBe(201);
    const [first = {}, ...rest] = rows;
    const mixed = [{ ...first, creatorName: "Ada Lovelace" }, ...rest] as typeof rows;
    expect(await register(ada, mixed, await signBatch(wallet, mixed))).toEqual(
      refusal("validation_failed", { "registrations.1.creatorName": "other_name" }),
    );
  });
});

describe("nothing is registered", () => {
  const rows = rowsOf(3);
  const [a, b, c] = rows as [RegistrationContentsInput, RegistrationContentsInput, RegistrationContentsInput];
  const stranger = privateKeyToAccount(generatePrivateKey());

  test.each([
    ["of another wallet", () => signBatch(stranger, rows)],
    ["of another order", () => signBatch(wallet, [b, a, c])],
    ["of fewer works", () => signBatch(wallet, [a, b])],
    ["of more works", () => signBatch(wallet, [a, b, c, c])],
    ["of another title", () => signBatch(wallet, [a, b, titled("Another")])],
    ["of another name", () => signBatch(wallet, rows, { name: "Charles Babbage" })],
    ["of another number", () => signBatch(wallet, rows, { change: (one) => ({ ...one, works: 4 }) })],
    ["with another seed", async () => ({ ...(await signBatch(wallet, rows)), seed: "A".repeat(43) })],
    ["that is none", async () => ({ ...(await signBatch(wallet, rows)), signature: "0x" })],
  ])("with a signature %s", async (_what, sign) => {
    expect(await register(ada, rows, await sign())).toEqual(refusal("batch_signature_invalid"));
    expect(await countWorks(ada)).toBe(0);
  });

  test("by another account, whatever the signature is worth elsewhere", async () => {
    const signed = await signBatch(wallet, rows);
    const bo = await makeUser(db);
    expect(await register(bo, rows, signed)).toEqual(refusal("wallet_not_proven"));
    const eve = await makeWalletOwner({ db }, stranger);
    expect(await register(eve, rows, signed)).toEqual(refusal("batch_signature_invalid"));
    await pool.query("update wallets set verified = false where user_id = $1", [ada.id]);
    expect(await register(ada, rows, signed)).toEqual(refusal("wallet_not_proven"));
  });

  test("with a signature for a row beside the one for all", async () => {
    const twice = [a, { ...b, walletSignature: `0x${"00".repeat(65)}` }, c];
    expect(await register(ada, twice, await signBatch(wallet, rows))).toEqual(
      refusal("validation_failed", { "registrations.1.walletSignature": "signed_twice" }),
    );
    expect(await countWorks(ada)).toBe(0);
  });

  test.each([
    ["no seed", { signature: "0x" }, "batchSignature.seed", "required"],
    ["a short seed", { signature: "0x", seed: "AAAA" }, "batchSignature.seed", "invalid"],
    [
      "a seed in another spelling",
      { signature: "0x", seed: `${"A".repeat(42)}B` },
      "batchSignature.seed",
      "invalid",
    ],
    ["no signature", { seed: "A".repeat(43) }, "batchSignature.signature", "required"],
    ["a text", "0x", "batchSignature", "invalid"],
  ] as const)("with %s", async (_what, given, path, code) => {
    expect(await register(ada, rows, given)).toEqual(refusal("validation_failed", { [path]: code }));
  });
});
