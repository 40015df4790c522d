import { randomBytes } from "node:crypto";
import { bytesToHex, createTestClient, type Hex, http, publicActions, walletActions } from "viem";
import { onTestFinished } from "vitest";
import { startAnvil } from "../src/log/anchoring/anvil-process.ts";
import type { Chain } from "../src/log/anchoring/chain.ts";
import { type ChainProfile, localChain } from "../src/log/anchoring/chain-profile.ts";
import { createEvmChain, rpcTransport, senderAddress } from "../src/log/anchoring/evm-chain.ts";
import { logAnchorAbi, logAnchorAddress } from "../src/log/anchoring/log-anchor.ts";
import { rebuildDevChain } from "../src/log/anchoring/rebuild-dev-chain.ts";

/** A real chain with the contract and one funded account, ended with the test, or when `atEnd` says. */
export async function startTestChain(atEnd: (end: () => Promise<void>) => void = onTestFinished) {
  const anvil = await startAnvil();
  atEnd(() => anvil.stop());
  const { url } = anvil;
  const privateKey = newPrivateKey();
  await rebuildDevChain(url, [], senderAddress(privateKey));
  const client = createClientOf(url);
  const contract = logAnchorAddress();
  return {
    url,
    privateKey,
    contract,
    client,
    /** The account's view of the chain; `profile` makes it another kind of chain, `url` reaches it at another address. */
    connect: (options: { profile?: Partial<ChainProfile>; url?: string; timeout?: number } = {}): Chain =>
      createEvmChain({
        profile: { ...localChain, ...options.profile },
        contract,
        privateKey,
        transport: rpcTransport([options.url ?? url], options.timeout ?? 5000),
      }),
    /** Replaces the newest blocks with empty ones, or with blocks of these raw transactions. */
    reorg: async (depth: number, transactions: [Hex, number][] = []) => {
      const request = client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>;
      await request({ method: "anvil_reorg", params: [depth, transactions] });
    },
    /** All anchors on the chain, in the order of its blocks. */
    anchored: async () => {
      const filter = { address: contract, abi: logAnchorAbi, eventName: "Anchored", fromBlock: 0n } as const;
      const events = await client.getContractEvents({ ...filter, strict: true });
      return events.map(({ args, transactionHash }) => ({
        size: Number(args.size),
        root: args.root,
        log: args.log.toLowerCase(),
        hash: transactionHash,
      }));
    },
  };
}

export function newPrivateKey(): Hex {
  return bytesToHex(randomBytes(32));
}

function createClientOf(url: string) {
  const client = createTestClient({ mode: "anvil", transport: http(url), cacheTime: 0 });
  return client.extend(publicActions).extend(walletActions);
}
