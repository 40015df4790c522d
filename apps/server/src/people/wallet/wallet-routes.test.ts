import { hexToBigInt, numberToHex, parseSignature, serializeSignature } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage } from "viem/siwe";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { walletRoutes } from "./wallet-routes.ts";

const { db, pool } = await createTestDatabase();
const config = { publicUrl: "https://colophon.example" };
const app = await createTestApp({ db }, (server, bind) =>
  walletRoutes(server, bind, { pool, config, walletChain: undefined }),
);

const secp256k1Order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

let user: TestUser;
let wallet: PrivateKeyAccount;
beforeEach(async () => {
  user = await makeUser(db);
  wallet = privateKeyToAccount(generatePrivateKey());
});

const status = (of = user) => send(app, "GET", "/api/wallet/status", of);
const connect = (body: unknown, { token } = user) =>
  send(app, "POST", "/api/wallet/connect", { body, token });

async function newNonce(of = user): Promise<string> {
  const { answer } = await send(app, "GET", "/api/wallet/nonce", of);
  return (answer as { nonce: string }).nonce;
}

interface SignIn extends Partial<Parameters<typeof createSiweMessage>[0]> {
  signer?: PrivateKeyAccount;
}

/** What the browser sends after the wallet has signed; `overrides` change what it was asked to sign. */
async function signIn({ signer = wallet, ...overrides }: SignIn = {}) {
  const message = createSiweMessage({
    address: signer.address,
    chainId: 1,
    domain: "colophon.example",
    nonce: overrides.nonce ?? (await newNonce()),
    uri: "https://colophon.example",
    version: "1",
    statement: "Prove that this wallet is yours.",
    ...overrides,
  });
  const signature = await signer.signMessage({ message });
  return { address: signer.address, chainId: 1, message, signature };
}

const connected = (verified: boolean, address: string = wallet.address) => ({
  status: 200,
  answer: { connected: true, address, chainId: 1, verified, connectedAt: moment },
});
// Vitest types its matchers as any.
const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe("a wallet", () => {
  test("is named by the browser, connected, and can be disconnected, also twice", async () => {
    // The browser takes this 404 as "not connected" (specification section 4).
    expect(await status()).toMatchObject({ status: 404, answer: { code: "wallet_not_connected" } });
    const address = wallet.address.toLowerCase();
    expect(await connect({ address, chainId: 1 })).toEqual(connected(false));
    expect(await status()).toEqual(connected(false));
    for (let i = 0; i < 2; i++)
      expect(await send(app, "DELETE", "/api/wallet/disconnect", user)).toEqual({ status: 204 });
    expect(await status()).toEqual(refusal("wallet_not_connected"));
  });

  test("is proven by its signature", async () => {
    expect(await connect(await signIn())).toEqual(connected(true));
    expect(await status()).toEqual(connected(true));
  });

  test("replaces another, and proves nothing about the next one", async () => {
    await connect(await signIn());
    const other = privateKeyToAccount(generatePrivateKey());
    expect(await connect({ address: other.address, chainId: 1 })).toEqual(connected(false, other.address));
    expect(await status()).toEqual(connected(false, other.address));
  });

  test("can be seen and disconnected only by its user", async () => {
    await connect(await signIn());
    const stranger = await makeUser(db);
    expect(await status(stranger)).toEqual(refusal("wallet_not_connected"));
    await send(app, "DELETE", "/api/wallet/disconnect", stranger);
    expect(await status()).toEqual(connected(true));
    expect(await send(app, "GET", "/api/wallet/nonce")).toEqual(refusal("unauthorized"));
  });

  test.each([
    ["an address of another length", { address: "0x00", chainId: 1 }, { address: "invalid" }],
    ["no chain", { address: `0x${"1".repeat(40)}` }, { chainId: "required" }],
    ["chain 0", { address: `0x${"1".repeat(40)}`, chainId: 0 }, { chainId: "invalid" }],
    ["half a chain", { address: `0x${"1".repeat(40)}`, chainId: 1.5 }, { chainId: "invalid" }],
    [
      "a message alone",
      { address: `0x${"1".repeat(40)}`, chainId: 1, message: "" },
      { signature: "required" },
    ],
    [
      "a signature alone",
      { address: `0x${"1".repeat(40)}`, chainId: 1, signature: "0x00" },
      { message: "required" },
    ],
    [
      "a signature that is not hex",
      { address: `0x${"1".repeat(40)}`, chainId: 1, message: "", signature: "0xZZ" },
      { signature: "invalid" },
    ],
  ] as const)("is refused with %s", async (_what, body, fields) => {
    expect(await connect(body)).toEqual(refusal("validation_failed", fields));
    expect(await status()).toEqual(refusal("wallet_not_connected"));
  });
});

describe("a message that proves nothing here", () => {
  const hour = 3_600_000;

  test.each<[string, SignIn]>([
    ["asked for by another site", { domain: "colophon.example.evil.example" }],
    ["asked for by another port", { domain: "colophon.example:8080" }],
    ["asked for without encryption", { scheme: "http" }],
    ["about another site", { uri: "https://evil.example" }],
    ["about a site whose name begins alike", { uri: "https://colophon.example.evil.example" }],
    ["for another chain", { chainId: 5 }],
    ["for another address", { signer: privateKeyToAccount(generatePrivateKey()) }],
    ["that has expired", { expirationTime: new Date(Date.now() - 1000) }],
    ["that is not good yet", { notBefore: new Date(Date.now() + hour) }],
  ])("is one %s", async (_what, overrides) => {
    const sent = { ...(await signIn(overrides)), address: wallet.address };
    expect(await connect(sent)).toEqual(refusal("wallet_message_invalid"));
    expect(await status()).toEqual(refusal("wallet_not_connected"));
  });

  test("is one that isn't a sign-in", async () => {
    const message = "I own this wallet.";
    const signature = await wallet.signMessage({ message });
    const { address } = wallet;
    expect(await connect({ address, chainId: 1, message, signature })).toEqual(
      refusal("wallet_message_invalid"),
    );
  });

  test("leaves the connected wallet unchanged, and its nonce valid", async () => {
    await connect(await signIn());
    const next = privateKeyToAccount(generatePrivateKey());
    const sent = await signIn({ signer: next });
    const { signature } = await signIn({ signer: wallet });
    expect(await connect({ ...sent, signature })).toEqual(refusal("wallet_signature_invalid"));
    expect(await status()).toEqual(connected(true));
    expect(await connect(sent)).toEqual(connected(true, next.address));
  });
});

describe("a signature", () => {
  test("of another key is refused", async () => {
    const sent = await signIn();
    const stranger = privateKeyToAccount(generatePrivateKey());
    const signature = await stranger.signMessage({ message: sent.message });
    expect(await connect({ ...sent, signature })).toEqual(refusal("wallet_signature_invalid"));
  });

  test("is refused in its malleated form, which anyone can compute", async () => {
    const sent = await signIn();
    const { r, s, yParity } = parseSignature(sent.signature);
    const highS = numberToHex(secp256k1Order - hexToBigInt(s), { size: 32 });
    const signature = serializeSignature({ r, s: highS, yParity: 1 - yParity });
    expect(await connect({ ...sent, signature })).toEqual(refusal("wallet_signature_invalid"));
  });

  test("may be in upper case and count from 0, as some wallets write it", async () => {
    const sent = await signIn();
    const v = sent.signature.endsWith("1b") ? "00" : "01";
    const signature = `0x${sent.signature.slice(2, -2).toUpperCase()}${v}`;
    expect(await connect({ ...sent, signature })).toEqual(connected(true));
  });
});

describe("a nonce", () => {
  test("is valid once", async () => {
    const sent = await signIn();
    expect(await connect(sent)).toEqual(connected(true));
    await send(app, "DELETE", "/api/wallet/disconnect", user);
    expect(await connect(sent)).toEqual(refusal("wallet_nonce_invalid"));
    expect(await status()).toEqual(refusal("wallet_not_connected"));
  });

  test("is valid once, also for many concurrent requests", async () => {
    const sent = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => connect(sent)));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ status: code }) => code === 422)).toHaveLength(9);
  });

  test("is valid only for its user", async () => {
    const stranger = await makeUser(db);
    const sent = await signIn({ nonce: await newNonce(stranger) });
    expect(await connect(sent)).toEqual(refusal("wallet_nonce_invalid"));
    expect(await connect(sent, stranger)).toEqual(connected(true));
  });

  test("is valid for ten minutes, and then deleted", async () => {
    const nonces = [await newNonce(), await newNonce()] as const;
    const age = async (nonce: string, by: string) =>
      pool.query(`update wallet_nonces set expires_at = expires_at - $2::interval where nonce = $1`, [
        nonce,
        by,
      ]);
    await age(nonces[0], "9 minutes 50 seconds");
    await age(nonces[1], "10 minutes");
    expect(await connect(await signIn({ nonce: nonces[1] }))).toEqual(refusal("wallet_nonce_invalid"));
    expect(await connect(await signIn({ nonce: nonces[0] }))).toEqual(connected(true));
    await newNonce();
    const { rowCount } = await pool.query(`select from wallet_nonces where nonce = any($1)`, [nonces]);
    expect(rowCount).toBe(0);
  });

  test("that the server never issued is refused", async () => {
    expect(await connect(await signIn({ nonce: "0123456789abcdef" }))).toEqual(
      refusal("wallet_nonce_invalid"),
    );
  });
});
