import { type Claim, claimsOfRegistration } from "@colophon/api";
import { recoverAddress, registrationTypedData, verifyWalletSignature } from "@colophon/proof";
import { hashTypedData, hexToBytes } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { beforeEach, expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { createTestDatabase } from "../../../test/test-database.ts";
import { claimWalletSignature } from "./claim-wallet-signature.ts";
import { putWallet } from "./wallet-store.ts";

const { db, pool } = await createTestDatabase();
const creator = { name: "Ada Lovelace", email: "ada@writers.example" };
const claims = claimsOfRegistration(makeRegistration(), creator);
const refused = { code: "validation_failed", fields: { walletSignature: "invalid" } };

let user: TestUser;
let wallet: PrivateKeyAccount;
beforeEach(async () => {
  user = await makeUser(db);
  wallet = privateKeyToAccount(generatePrivateKey());
  await putWallet(pool, user.id, { address: lowerCase(wallet.address), chainId: 1 });
  await pool.query(`update wallets set verified = true where user_id = $1`, [user.id]);
});

const sign = (account: PrivateKeyAccount, signed: readonly Claim[] = claims) =>
  account.signTypedData(registrationTypedData(Object.fromEntries(signed)));
const claim = (signature: string) => claimWalletSignature(pool, user.id, claims, signature);

test("a wallet shows and signs what the verifier computes", async () => {
  const data = registrationTypedData(Object.fromEntries(claims));
  const signer = recoverAddress(hexToBytes(hashTypedData(data)), await sign(wallet));
  expect(signer).toBe(lowerCase(wallet.address));
  expect(data.message).toMatchObject({ title: "The Lighthouse Keeper", creatorName: "Ada Lovelace" });
});

test("the proven wallet's signature becomes two claims that anyone can check", async () => {
  const added = await claim(await sign(wallet));
  expect(Object.keys(Object.fromEntries(added))).toEqual(["walletAddress", "walletSignature"]);
  const withheld = claims.filter(([name]) => !name.toLowerCase().endsWith("email"));
  for (const shown of [claims, withheld])
    expect(verifyWalletSignature(Object.fromEntries([...shown, ...added]))).toBe("valid");
});

test("the browser, which need not know the emails, signs the same", async () => {
  const known = claimsOfRegistration(makeRegistration(), { name: creator.name, email: "" });
  expect(await sign(wallet, known)).toBe(await sign(wallet));
});

test("other spellings of a signature are stored as one", async () => {
  const signature = await sign(wallet);
  const v = signature.endsWith("1b") ? "00" : "01";
  expect(await claim(`0x${signature.slice(2, -2).toUpperCase()}${v}`)).toEqual(await claim(signature));
});

test("the signed message must be this registration", async () => {
  const retitled = claims.map(([name, value]): Claim => [name, name === "title" ? "Another" : value]);
  await expect(claim(await sign(wallet, retitled))).rejects.toMatchObject(refused);
  await expect(claim(await sign(wallet, claims.slice(1)))).rejects.toMatchObject(refused);
});

test("the signer must be the user's wallet, and it must be proven", async () => {
  const stranger = privateKeyToAccount(generatePrivateKey());
  await expect(claim(await sign(stranger))).rejects.toMatchObject(refused);
  await putWallet(pool, user.id, { address: lowerCase(wallet.address), chainId: 1 });
  await expect(claim(await sign(wallet))).rejects.toMatchObject(refused);
  user = await makeUser(db);
  await expect(claim(await sign(wallet))).rejects.toMatchObject(refused);
});

test.each(["", "0x", "0x00", "signature", `0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`])(
  "%s isn't a signature",
  async (text) => {
    await expect(claim(text)).rejects.toMatchObject(refused);
  },
);

function lowerCase(address: `0x${string}`): `0x${string}` {
  return `0x${address.slice(2).toLowerCase()}`;
}
