import { BaseError } from "viem";
import { StartError } from "../../base/errors.ts";
import type { Chain } from "./chain.ts";
import type { Head } from "../head.ts";

export interface AnchoredLog {
  /** The committed head, which may not be published yet. */
  head(): Promise<Head>;
  /** A checkpoint outside the database confirms it. */
  isGuarded: boolean;
  /** The root that the log had at this size, from its stored tree. */
  rootAt(size: number): Promise<Uint8Array>;
}

/**
 * Refuses the start when the chain has a head that is not in this log's history: an older backup was restored, or the
 * anchoring key is another log's. Continuing would publish two histories. If the chain can't be reached, the start goes on, unless
 * nothing else outside the database confirms its head. Resolves to whether the chain was reached.
 */
export async function refuseForkedLog(chain: Chain, log: AnchoredLog): Promise<boolean> {
  try {
    await compare(chain, log);
    return true;
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    if (log.isGuarded || (await log.head()).size <= 1) return false;
    throw new StartError(
      `CHECKPOINT_GUARD is missing and ${chain.profile.name} cannot be asked: nothing outside the database says that its log ` +
        `is the newest. Put the guard back, or start again when the chain answers (docs/operations.md, "After a lost database").`,
      { cause: error },
    );
  }
}

async function compare(chain: Chain, log: AnchoredLog): Promise<void> {
  await chain.probe();
  if (!(await chain.deployed())) return;
  const anchored = await chain.latestSize();
  const { size } = await log.head();
  const seen = `${chain.profile.name} shows an anchor of ${chain.sender} at ${anchored} entries`;
  if (anchored > size)
    throw new StartError(
      `The database has ${size} log entries, but ${seen}: an older database was restored, or the anchoring key is another log's. ` +
        `Signing now would fork the public log. Restore a database that has all ${anchored} entries, or start a new log ` +
        `(docs/operations.md, "After a lost database").`,
    );
  if (anchored === 0 || (await chain.isLatest({ size: anchored, root: await log.rootAt(anchored) }))) return;
  // Another process of the same log may have anchored in between.
  if ((await chain.latestSize()) !== anchored) return compare(chain, log);
  throw new StartError(
    `The database's log had another root at ${anchored} entries than ${seen}: it is the database of another log, ` +
      `or it was changed by hand. Nothing is signed; run "npm run fsck" (docs/operations.md).`,
  );
}
