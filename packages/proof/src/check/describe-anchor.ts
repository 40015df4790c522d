import type { BundleAnchor } from "../bundle.ts";
import type { Evidence } from "./check.ts";

/** Where it is, as its chain has shown. */
export function describeAnchor({
  transactionHash,
  blockNumber,
  blockTime,
  ...anchor
}: BundleAnchor): Evidence {
  return {
    ...describeSource(anchor),
    transactionHash,
    blockNumber: String(blockNumber),
    blockTime: String(blockTime),
  };
}

/** Where to look: who would have anchored it is the trust's word, the transaction only the bundle's. */
export function describeClaim({ transactionHash, ...anchor }: BundleAnchor): Evidence {
  return { ...describeSource(anchor), claimedTransaction: transactionHash };
}

function describeSource({
  chainId,
  contract,
  sender,
}: Pick<BundleAnchor, "chainId" | "contract" | "sender">): Evidence {
  return { chainId: String(chainId), contract, sender };
}
