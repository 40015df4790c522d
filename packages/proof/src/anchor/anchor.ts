import { concat, fromHex, toHex } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { fromU64, toU64 } from "../encoding/integer.ts";
import { isArray, isObject } from "../encoding/json.ts";
import { HASH_LENGTH } from "../log/merkle.ts";

// The anchoring contract as seen from outside (Solidity ABI): `anchor(uint64 size, bytes32 root)` and
// `event Anchored(address indexed log, uint64 indexed size, bytes32 root)`.

/** First four bytes of Keccak-256 of `anchor(uint64,bytes32)`. */
const ANCHOR_SELECTOR = "0xa6855208";

/** Keccak-256 of `Anchored(address,uint64,bytes32)`. */
export const ANCHORED_TOPIC = "0x0cd48d2f0de2b26babeaa563bc19f67e7b14bb998edeaabe4592e8b4472dda6b";

/**
 * The public main networks whose blocks are evidence of time, by their chain ids (EIP-155). A test network may be wound up
 * or set up again, and a chain that is not in this list may be anybody's own: what is anchored there proves no time.
 * docs/format.md lists them, which a test compares.
 */
const PUBLIC_CHAINS = new Map([
  [1, "Ethereum"],
  [10, "OP Mainnet"],
  [56, "BNB Smart Chain"],
  [100, "Gnosis"],
  [137, "Polygon"],
  [324, "ZKsync Era"],
  [8453, "Base"],
  [42161, "Arbitrum One"],
  [42170, "Arbitrum Nova"],
  [42220, "Celo"],
  [43114, "Avalanche C-Chain"],
  [59144, "Linea"],
  [534352, "Scroll"],
]);

export const PUBLIC_CHAIN_IDS: readonly number[] = [...PUBLIC_CHAINS.keys()];

/** What a public main network is called; undefined for every other chain, whose time is evidence of nothing. */
export function publicChainName(chainId: number): string | undefined {
  return PUBLIC_CHAINS.get(chainId);
}

export function isPublicChain(chainId: number): boolean {
  return PUBLIC_CHAINS.has(chainId);
}

/** The chain made for development on one's own machine, where a block is final at once. */
export function isDevelopmentChain(chainId: number): boolean {
  return chainId === 31337;
}

/** What the contract's event says. Addresses and hashes are lower-case hex with 0x. */
export interface AnchoredEvent {
  contract: string;
  /** Who sent the transaction. */
  sender: string;
  size: number;
  root: string;
}

/** Call data of `anchor(size, root)`, 0x-hex. */
export function encodeAnchorCall(size: number, root: Uint8Array): string {
  if (root.length !== HASH_LENGTH) throw new RangeError("a root has 32 bytes");
  return ANCHOR_SELECTOR + toHex(concat(new Uint8Array(24), toU64(size), root));
}

/** Topic to look an anchor up by: the sender's address as an indexed argument. */
export function addressTopic(address: string): string {
  return `0x${"0".repeat(24)}${address.slice(2)}`;
}

/** Topic to look an anchor up by: the tree size as an indexed argument. */
export function sizeTopic(size: number): string {
  return `0x${"0".repeat(48)}${toHex(toU64(size))}`;
}

/** Decodes one log of a transaction receipt, as JSON-RPC gives it; anything but an `Anchored` event is refused. */
export function decodeAnchored(log: unknown): AnchoredEvent {
  const { address: written, topics, data } = isObject(log) ? log : {};
  // Some nodes write capitals in it as a checksum (EIP-55).
  const address = typeof written === "string" ? written.toLowerCase() : undefined;
  const [topic, sender, size, ...others] = isArray(topics) ? topics : [];
  if (topic !== ANCHORED_TOPIC || others.length > 0 || !isHex(address, 20))
    throw new ProofError("bad_anchor_log");
  if (!isHex(sender, 32) || !isHex(size, 32) || !isHex(data, 32)) throw new ProofError("bad_anchor_log");
  const sizeWord = fromHex(size.slice(2));
  const event = {
    contract: address,
    sender: `0x${sender.slice(26)}`,
    size: fromU64(sizeWord, 24),
    root: data,
  };
  if (sender !== addressTopic(event.sender) || size !== sizeTopic(event.size))
    throw new ProofError("bad_anchor_log");
  return event;
}

/** Lower-case hex with 0x, of this number of bytes. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === "string" && value.length === 2 + 2 * bytes && /^0x[0-9a-f]*$/.test(value);
}
