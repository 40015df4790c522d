import {
  type Address,
  BaseError,
  BlockNotFoundError,
  bytesToHex,
  createClient,
  encodeFunctionData,
  fallback,
  type Hex,
  http,
  keccak256,
  parseEventLogs,
  TransactionReceiptNotFoundError,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import {
  estimateGas,
  estimateMaxPriorityFeePerGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
  sendRawTransaction,
} from "viem/actions";
import { StartError } from "../../base/errors.ts";
import type { ChainBlock, Chain } from "./chain.ts";
import type { Head } from "../head.ts";
import type { ChainProfile } from "./chain-profile.ts";
import { logAnchorAbi } from "./log-anchor.ts";

export interface EvmChainOptions {
  profile: ChainProfile;
  contract: Address;
  /** The sending account's secp256k1 key. */
  privateKey: Hex;
  transport: Transport;
}

/** The address that anchors sent with this key come from, lower case. */
export function senderAddress(privateKey: Hex): Address {
  return privateKeyToAccount(privateKey).address.toLowerCase() as Address;
}

/** Reads and writes a chain by JSON-RPC. */
export function createEvmChain({ profile, privateKey, transport, ...options }: EvmChainOptions): Chain {
  const contract = options.contract.toLowerCase() as Address;
  const account = privateKeyToAccount(privateKey);
  const sender = senderAddress(privateKey);
  const client = createClient({ transport, cacheTime: 0 });
  const call = { address: contract, abi: logAnchorAbi } as const;

  const anchorCall = ({ size, root }: Head) => ({
    to: contract,
    data: encodeFunctionData({
      abi: logAnchorAbi,
      functionName: "anchor",
      args: [BigInt(size), bytesToHex(root)],
    }),
  });

  return {
    profile,
    contract,
    sender,
    probe: async () => {
      const chainId = await getChainId(client);
      if (chainId !== profile.id) throw new WrongChainError(profile, chainId);
    },
    deployed: async () => (await getCode(client, { address: contract })) !== undefined,
    latestSize: async () => {
      const [size] = await readContract(client, { ...call, functionName: "latest", args: [sender] });
      return Number(size);
    },
    isLatest: ({ size, root }) =>
      readContract(client, {
        ...call,
        functionName: "isLatest",
        args: [sender, BigInt(size), bytesToHex(root)],
      }),
    nextNonce: () => getTransactionCount(client, { address: sender, blockTag: "latest" }),
    balance: () => getBalance(client, { address: sender }),
    fees: async () => {
      const { baseFeePerGas } = await getBlock(client);
      const maxPriority = await estimateMaxPriorityFeePerGas(client, { chain: null });
      // Twice the base fee: it may grow for six full blocks before the transaction is priced out.
      return { maxFee: 2n * (baseFeePerGas ?? 0n) + maxPriority, maxPriority };
    },
    estimateGas: (head) => estimateGas(client, { account: sender, ...anchorCall(head) }),
    sign: async (head, nonce, gas, { maxFee, maxPriority }) => {
      const raw = await account.signTransaction({
        type: "eip1559",
        chainId: profile.id,
        nonce,
        gas,
        maxFeePerGas: maxFee,
        maxPriorityFeePerGas: maxPriority,
        ...anchorCall(head),
      });
      return { hash: keccak256(raw), raw };
    },
    send: async (raw) => {
      await sendRawTransaction(client, { serializedTransaction: raw });
    },
    inclusion: async (hash, { size, root }) => {
      const receipt = await unlessMissing(getTransactionReceipt(client, { hash }));
      if (!receipt) return undefined;
      const args = { log: account.address, size: BigInt(size) };
      const events = parseEventLogs({ abi: logAnchorAbi, eventName: "Anchored", args, logs: receipt.logs });
      const event = events.find(
        (one) => one.address.toLowerCase() === contract && one.args.root === bytesToHex(root),
      );
      const { blockHash, blockNumber } = receipt;
      return { blockHash, blockNumber: Number(blockNumber), logIndex: event?.logIndex };
    },
    block: async (number) => {
      const block = await unlessMissing(getBlock(client, { blockNumber: BigInt(number) }));
      return block && toBlock(block);
    },
    finalHeight: async () => {
      if (profile.finalityDepth === undefined)
        return toBlock(await getBlock(client, { blockTag: "finalized" })).number;
      return Number(await getBlockNumber(client)) - profile.finalityDepth;
    },
  };
}

/** Several RPC addresses as one: the first answer is used. */
export function rpcTransport(rpcUrls: readonly string[], timeout = 10_000): Transport {
  return fallback(
    rpcUrls.map((url) => http(url, { timeout, retryCount: 0 })),
    { retryCount: 0 },
  );
}

/**
 * Refuses the start when an RPC address answers for another chain than the configured one. An address that does
 * not answer is accepted: anchoring waits for it, the rest of the server does not.
 */
export async function refuseWrongChain(profile: ChainProfile, rpcUrls: readonly string[]): Promise<void> {
  const answers = await Promise.allSettled(
    rpcUrls.map((url) => getChainId(createClient({ transport: rpcTransport([url]) }))),
  );
  for (const answer of answers)
    if (answer.status === "fulfilled" && answer.value !== profile.id)
      throw new StartError(`CHAIN_RPC_URL: ${new WrongChainError(profile, answer.value).shortMessage}`);
}

export class WrongChainError extends BaseError {
  constructor(profile: ChainProfile, chainId: number) {
    super(`an address answers for chain ${chainId}, but CHAIN_ID is ${profile.id} (${profile.name})`);
  }
}

function toBlock(block: { number: bigint; hash: Hex; timestamp: bigint }): ChainBlock {
  return { number: Number(block.number), hash: block.hash, time: Number(block.timestamp) };
}

/** "Not found" is a valid answer of the chain; a failed request is not. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof BlockNotFoundError)
      return undefined;
    throw error;
  }
}
