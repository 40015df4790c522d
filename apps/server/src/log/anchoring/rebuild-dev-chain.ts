import { type Address, createTestClient, type Hash, type Hex, http, numberToHex, parseEther } from "viem";
import { sendRawTransactionSync } from "viem/actions";
import { anvilAccount, genesisTime } from "./anvil-process.ts";
import { deploymentData, deploymentProxy } from "./log-anchor.ts";

/** A transaction in a block of the chain, as stored in the database. */
export interface MinedTransaction {
  hash: Hash;
  raw: Hex;
  sender: Address;
  blockHash: Hash;
  /** Unix seconds. */
  blockTime: number;
}

const funds = parseEther("1000000");

/** Fixed like everything else that the deployment's hash depends on. */
const deployment = {
  from: anvilAccount,
  to: deploymentProxy,
  data: deploymentData,
  gas: numberToHex(1_000_000),
  maxFeePerGas: numberToHex(2_000_000_000),
  maxPriorityFeePerGas: numberToHex(1_000_000_000),
};

/**
 * Rebuilds the chain in a fresh anvil: the contract, the senders' funds, then every mined transaction in the order
 * of its blocks, at the block's own time. The same input gives the same block hashes, so anchors stay verifiable.
 * A sender gets its funds right before its first transaction, so a later sender changes nothing before it.
 * Resolves to the hashes of the transactions whose blocks came out different (none, unless the code has changed).
 */
export async function rebuildDevChain(
  url: string,
  mined: readonly MinedTransaction[],
  sender: Address,
): Promise<Hash[]> {
  const client = createTestClient({ mode: "anvil", transport: http(url) });
  const request = client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>;
  const funded = new Set<Address>();
  const fund = async (address: Address) => {
    if (!funded.has(address)) await client.setBalance({ address, value: funds });
    funded.add(address);
  };

  await client.setNextBlockTimestamp({ timestamp: BigInt(genesisTime + 1) });
  await request({ method: "eth_sendTransactionSync", params: [deployment] });

  const different: Hash[] = [];
  for (const transaction of mined) {
    await fund(transaction.sender);
    await client.setNextBlockTimestamp({ timestamp: BigInt(transaction.blockTime) });
    const receipt = await sendRawTransactionSync(client, { serializedTransaction: transaction.raw });
    if (receipt.blockHash !== transaction.blockHash) different.push(transaction.hash);
  }
  await fund(sender);
  await request({ method: "evm_setTime", params: [Math.floor(Date.now() / 1000)] });
  return different;
}
