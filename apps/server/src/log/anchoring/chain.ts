import type { Address, Hash, Hex } from "viem";
import type { Head } from "../head.ts";
import type { ChainProfile } from "./chain-profile.ts";

/** What a transaction offers for each unit of gas, in wei. */
export interface Fees {
  maxFee: bigint;
  maxPriority: bigint;
}

export interface SignedAnchor {
  /** Of the transaction: keccak256 of `raw`, known before anything is sent. */
  hash: Hash;
  raw: Hex;
}

export interface ChainBlock {
  number: number;
  hash: Hash;
  /** Unix seconds. */
  time: number;
}

/** A transaction that is in a block; whether that block is canonical is another question. */
interface Inclusion {
  blockNumber: number;
  blockHash: Hash;
  /** The position in the block of the `Anchored` event for the asked head; undefined when the contract refused it. */
  logIndex: number | undefined;
}

/**
 * One chain, one contract on it, one sending account. Every method queries the chain and throws when it can't be
 * reached. The answer to `send` is not reliable, only the chain's blocks are.
 */
export interface Chain {
  profile: ChainProfile;
  contract: Address;
  sender: Address;
  /** Throws when the chain cannot be reached or is not the one it should be. */
  probe(): Promise<void>;
  /** Whether the contract's code is at its address. */
  deployed(): Promise<boolean>;
  /** The sender's latest size in the contract, 0 for none. */
  latestSize(): Promise<number>;
  /** Whether exactly this is the sender's latest head in the contract. */
  isLatest(head: Head): Promise<boolean>;
  /** Number of the sender's transactions in the latest block's state: the next free nonce there. */
  nextNonce(): Promise<number>;
  /** The sender's balance in wei. */
  balance(): Promise<bigint>;
  /** What a transaction should offer now. */
  fees(): Promise<Fees>;
  estimateGas(head: Head): Promise<bigint>;
  sign(head: Head, nonce: number, gas: bigint, fees: Fees): Promise<SignedAnchor>;
  send(raw: Hex): Promise<void>;
  inclusion(hash: Hash, head: Head): Promise<Inclusion | undefined>;
  /** The canonical block at this height. */
  block(number: number): Promise<ChainBlock | undefined>;
  /** The height up to which blocks are final. */
  finalHeight(): Promise<number>;
}
