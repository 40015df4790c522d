import type { Kysely } from "kysely";
import { formatEther } from "viem";
import type { Config } from "../../base/config/config.ts";
import type { Database } from "../../base/db/schema.ts";
import type { TrustedAnchor } from "@colophon/proof";
import { createAnchorFinder } from "./anchor-finder.ts";
import { type AnchorSource, findSources, sourceOf, uncoveredSeconds } from "./anchor-store.ts";
import { type AnchoringStatus, createAnchorWorker } from "./anchor-worker.ts";
import { chainProfile, localChain } from "./chain-profile.ts";
import { type CoveringAnchor, findCoveringAnchor } from "./covering-anchor.ts";
import { senderAddress } from "./evm-chain.ts";
import { listAnchors } from "./list-anchors.ts";
import type { LogToAnchor } from "./pursue-transaction.ts";
import { logAnchorAddress } from "./log-anchor.ts";
import { type AnchoredLog, refuseForkedLog } from "./refuse-forked-log.ts";
import { type ChainParts, openChain } from "./open-chain.ts";

export interface AnchoringParts extends ChainParts {
  config: ChainParts["config"] & Pick<Config, "anchorIntervalSeconds">;
  log: AnchoredLog & LogToAnchor;
}

/** The anchors of the log, as stored in the database. */
export interface Anchors {
  /** Whose anchors count, for the trust file: the present source, and those that anchored this log before. */
  trusted(): Promise<TrustedAnchor[]>;
  status(): AnchoringStatus;
  coveringAnchor(index: number): Promise<CoveringAnchor>;
  /** The newest anchors, and when a log that has grown to this size gets its next one. */
  list(grownTo: number): ReturnType<typeof listAnchors>;
}

/** Anchoring as the rest of the server sees it. */
export interface Anchoring extends Anchors {
  /** How old the oldest registration is that no final anchor covers; 0 for none. */
  behindSeconds(): Promise<number>;
  /** Of the anchoring account, at most a minute ago, in the chain's coin. Fails while the chain is unavailable. */
  balance(): Promise<number>;
  /** About how many anchors the balance pays for at the current fee; at most a minute old, and fails alike. */
  anchorsLeft(): Promise<number>;
}

/** Starts anchoring on the configured chain, or on a local one; `open` ends it. */
export async function openAnchoring(parts: AnchoringParts, open: AsyncDisposableStack): Promise<Anchoring> {
  const { config, db, log, logger } = parts;
  const { chain, whileLeading } = await openChain(parts);
  // The local chain is built from this database: it can't be ahead of it.
  if (config.chain.kind === "evm" && !(await refuseForkedLog(chain, log)))
    logger.warn(`${chain.profile.name} cannot be asked now: its anchors were not compared with the log`);
  const worker = createAnchorWorker({
    db,
    chain,
    log,
    intervalSeconds: config.anchorIntervalSeconds,
    logger,
    ...(whileLeading ? { whileLeading } : {}),
  });
  worker.start();
  open.defer(() => worker.stop());

  const source = sourceOf(chain);
  return {
    ...findAnchors(db, source, config),
    status: () => worker.status(),
    behindSeconds: () => uncoveredSeconds(db, source),
    balance: remembered(async () => Number(formatEther(await chain.balance()))),
    anchorsLeft: remembered(async () => {
      const [balance, { maxFee }] = await Promise.all([chain.balance(), chain.fees()]);
      return Number(balance / (gasOfAnchor * maxFee || 1n));
    }),
  };
}

/** The same in a process that only reads: from the database alone, without a chain. */
export function openAnchors({ config, keys, db }: Pick<AnchoringParts, "config" | "keys" | "db">): Anchors {
  const { chain } = config;
  const source = {
    chainId: chain.kind === "evm" ? chain.chainId : localChain.id,
    contract: (chain.kind === "evm" ? chain.anchorContract : undefined) ?? logAnchorAddress(),
    sender: senderAddress(keys.anchor.privateKey),
  };
  return { ...findAnchors(db, source, config), status: () => ({ state: "standby" }) };
}

function findAnchors(
  db: Kysely<Database>,
  source: AnchorSource,
  { anchorIntervalSeconds }: Pick<Config, "anchorIntervalSeconds">,
): Omit<Anchors, "status"> {
  return {
    trusted: async () => (await findSources(db, source)).map(withFinality),
    coveringAnchor: createAnchorFinder((index) =>
      findCoveringAnchor(db, source, anchorIntervalSeconds, index),
    ),
    list: (grownTo) => listAnchors(db, source, anchorIntervalSeconds, grownTo),
  };
}

/** More gas than one anchor takes (docs/operations.md). */
const gasOfAnchor = 30_000n;

/** Queried once a minute at most: requests to nodes cost money. */
function remembered(ask: () => Promise<number>): () => Promise<number> {
  let known: { at: number; value: number } | undefined;
  return async () => {
    if (known === undefined || Date.now() - known.at > 60_000) known = { at: Date.now(), value: await ask() };
    return known.value;
  };
}

function withFinality(source: AnchorSource): TrustedAnchor {
  const { finalityDepth } = chainProfile(source.chainId);
  return { ...source, ...(finalityDepth === undefined ? {} : { finalityDepth }) };
}
