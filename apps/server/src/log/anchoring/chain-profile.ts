import { StartError } from "../../base/errors.ts";

/** What the worker and the certificate need to know of a chain that anchors can be on. */
export interface ChainProfile {
  id: number;
  name: string;
  /** A transaction's page is this followed by its hash; a chain without one has no public explorer. */
  explorer?: string;
  /** Blocks after which a transaction counts as final; unset: the chain's own `finalized` tag. */
  finalityDepth?: number;
  /** How often the chain is polled. */
  pollSeconds: number;
  /** How long a transaction may wait for inclusion before its fees are reconsidered. */
  stuckSeconds: number;
}

/** The chain that the server runs itself when no other is configured: no public evidence. */
export const localChain: ChainProfile = {
  id: 31337,
  name: "Local development chain",
  finalityDepth: 0,
  pollSeconds: 0.5,
  stuckSeconds: 5,
};

/** Stored anchors of earlier chains are shown by these, too: a profile stays when nobody anchors there any more. */
const profiles: ChainProfile[] = [
  {
    id: 1,
    name: "Ethereum Mainnet",
    explorer: "https://etherscan.io/tx/",
    pollSeconds: 12,
    stuckSeconds: 90,
  },
  {
    id: 137,
    name: "Polygon",
    explorer: "https://polygonscan.com/tx/",
    pollSeconds: 4,
    stuckSeconds: 30,
  },
  {
    id: 42161,
    name: "Arbitrum One",
    explorer: "https://arbiscan.io/tx/",
    pollSeconds: 4,
    stuckSeconds: 30,
  },
  {
    id: 11155111,
    name: "Ethereum Sepolia",
    explorer: "https://sepolia.etherscan.io/tx/",
    pollSeconds: 12,
    stuckSeconds: 90,
  },
  {
    id: 80002,
    name: "Polygon Amoy",
    explorer: "https://amoy.polygonscan.com/tx/",
    pollSeconds: 4,
    stuckSeconds: 30,
  },
  {
    id: 421614,
    name: "Arbitrum Sepolia",
    explorer: "https://sepolia.arbiscan.io/tx/",
    pollSeconds: 4,
    stuckSeconds: 30,
  },
  localChain,
];

/** The profile of a chain; a chain without one stops the start. */
export function chainProfile(chainId: number): ChainProfile {
  const profile = profiles.find(({ id }) => id === chainId);
  if (profile) return profile;
  const known = profiles.map(({ id, name }) => `${id} (${name})`).join(", ");
  throw new StartError(`CHAIN_ID ${chainId} is not a chain that Colophon anchors on: ${known}`);
}
