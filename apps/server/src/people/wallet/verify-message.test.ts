import { inspect } from "node:util";
import { type Address, type Hex, serializeErc6492Signature } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { startTestChain } from "../../../test/test-chain.ts";
import { makeContractWallet } from "../../../test/test-contract-wallet.ts";
import { startUnreliableRpc } from "../../../test/test-rpc.ts";
import { anvilAccount } from "../../log/anchoring/anvil-process.ts";
import { rpcTransport } from "../../log/anchoring/evm-chain.ts";
import { verifyMessage } from "./verify-message.ts";

const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const { address, deployment } = makeContractWallet(owner.address);
const message = "This wallet is mine.";
const sign = (signer: PrivateKeyAccount) => signer.signMessage({ message });

/** Adds to the signature how the wallet can be deployed (EIP-6492). */
const wrap = (signature: Hex) =>
  serializeErc6492Signature({ address: deployment.to, data: deployment.data, signature });

async function startChain() {
  const chain = await startTestChain();
  const rpc = await startUnreliableRpc(chain.url);
  const walletChain = { id: 31337, transport: rpcTransport([rpc.url]) };
  const verify = (signature: Hex, changed: { address?: Address; chainId?: number } = {}) =>
    verifyMessage({ address, chainId: 31337, message, signature, ...changed }, walletChain);
  return { client: chain.client, rpc, verify };
}

test("a contract wallet is asked about its owner's signature, deployed or not", async () => {
  const { client, verify } = await startChain();
  const signatures = [await sign(owner), await sign(stranger)];
  const all: Hex[] = [...signatures, ...signatures.map(wrap), "0x00"];
  const verdicts = () => Promise.all(all.map((signature) => verify(signature)));

  // Before deployment, only a wrapped signature shows that a contract is meant.
  expect(await verdicts()).toEqual([false, false, true, false, false]);
  const hash = await client.sendTransaction({ account: anvilAccount, chain: null, ...deployment });
  await client.waitForTransactionReceipt({ hash });
  expect(await verdicts()).toEqual([true, false, true, false, false]);
});

test("a contract wallet of another chain, or without a chain, cannot be proven", async () => {
  const { verify } = await startChain();
  const signature = wrap(await sign(owner));
  expect(await verify(signature)).toBe(true);
  expect(await verify(signature, { chainId: 1 })).toBe(false);
  expect(await verifyMessage({ address, chainId: 31337, message, signature }, undefined)).toBe(false);
});

test.each(["eth_getCode", "eth_call"])("a chain that does not answer %s gives no verdict", async (method) => {
  const { client, rpc, verify } = await startChain();
  const hash = await client.sendTransaction({ account: anvilAccount, chain: null, ...deployment });
  await client.waitForTransactionReceipt({ hash });
  rpc.fate = (asked) => (asked === method ? "refuse" : "pass");
  const failure = await verify(await sign(owner)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "chain_unavailable" });
  // The node's URL, which may contain a key, must not reach the log.
  expect(inspect(failure)).not.toContain(new URL(rpc.url).port);
});

test("a key's signature needs no chain", async () => {
  const { rpc, verify } = await startChain();
  rpc.fate = () => "refuse";
  const ofOwner = { address: owner.address.toLowerCase() as Address };
  expect(await verify(await sign(owner), ofOwner)).toBe(true);
});
