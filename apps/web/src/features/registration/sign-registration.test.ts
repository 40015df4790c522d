import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeWallet } from "@colophon/testing/make-wallet";
import { api, claimsOfRegistration } from "@colophon/api";
import { batchToSign, fromBase64Url, recoverAddress, signedContentHash } from "@colophon/proof";
import { expect, test } from "vitest";
import { WalletFailure } from "../../lib/wallet/wallet-failure.ts";
import { signBatch } from "./sign-registration.ts";

const wallet = makeWallet();
const { address } = wallet;

/** What an extension with this wallet was asked to sign. */
function makeProvider({ declines = false } = {}) {
  const asked: { message: { creatorName: string; works: number; root: string } }[] = [];
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    if (method === "eth_accounts") return [address];
    asked.push(JSON.parse(String(params?.[1])) as (typeof asked)[number]);
    if (declines) throw Object.assign(new Error("no"), { code: 4001 });
    return wallet.signTypedData(params?.[1]);
  };
  return { asked, signer: { name: "Ada Lovelace", address, providers: [{ request }], before: null } };
}

const titled = (title: string) => {
  const { payment: _, ...input } = makeRegistrationInput();
  return { ...input, materialDetails: { ...input.materialDetails, title } };
};
const works = [titled("One"), titled("Two")];
const { element: contents } = api["POST /api/ip/register/batch"].body.shape.registrations;

test("the wallet shows name and number, and signs once for all works", async () => {
  const { asked, signer } = makeProvider();
  const signed = await signBatch(works, signer);
  expect(asked.map(({ message }) => message)).toEqual([
    { creatorName: "Ada Lovelace", works: 2, root: signed?.contentHash },
  ]);
  const records = works.map((work) =>
    claimsOfRegistration(contents.parse(work), { name: "Ada Lovelace", email: "" }),
  );
  const { hash } = batchToSign({
    creatorName: "Ada Lovelace",
    contents: records.map((claims) => signedContentHash(Object.fromEntries(claims))),
    seed: fromBase64Url(signed?.seed ?? ""),
  });
  expect(recoverAddress(hash, signed?.signature ?? "")).toBe(address.toLowerCase());
});

test("a retry of the same works sends the same signature, and other works get another seed", async () => {
  const { asked, signer } = makeProvider();
  const first = (await signBatch(works, signer)) ?? null;
  expect(await signBatch(works, { ...signer, before: first })).toEqual(first);
  expect(asked).toHaveLength(1);
  const changed = await signBatch([titled("Two"), titled("One")], { ...signer, before: first });
  expect(asked).toHaveLength(2);
  expect(changed?.seed).not.toBe(first?.seed);
  // That of a single work is none of these.
  const single = { contentHash: first?.contentHash ?? "", signature: "0x51" };
  expect(await signBatch(works, { ...signer, before: single })).not.toMatchObject({ signature: "0x51" });
});

test("nobody is asked about works that the server would refuse, and declining is told", async () => {
  const { asked, signer } = makeProvider({ declines: true });
  expect(await signBatch([titled("One"), titled("")], signer)).toBeUndefined();
  expect(asked).toEqual([]);
  await expect(signBatch(works, signer)).rejects.toEqual(new WalletFailure("declined"));
});
