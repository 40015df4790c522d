import type { LogAnchors } from "@colophon/api";
import { toHex } from "@colophon/proof";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { type AnchorSource, listNewest } from "./anchor-store.ts";
import { nextAnchorAt, standingOf } from "./covering-anchor.ts";

/** How many anchors a visitor of the log is shown. */
const shown = 20;

/** The newest anchors, and when the next one is due for a log that has grown to this size. */
export async function listAnchors(
  db: Kysely<Database>,
  source: AnchorSource,
  intervalSeconds: number,
  grownTo: number,
): Promise<Omit<LogAnchors, "isChainAway">> {
  const rows = await listNewest(db, shown);
  const isCovered = grownTo === 0 || rows.some(({ size }) => size >= grownTo);
  return {
    anchors: rows.map((row) => {
      // A visitor's states are fewer than a row's: until a block has it, it is pending.
      const { state, chainId, network, contract, transaction, explorerUrl } = standingOf(row);
      return {
        state,
        chainId,
        network,
        contract,
        transactionHash: transaction?.hash ?? null,
        blockNumber: transaction?.blockNumber ?? null,
        blockTime: transaction ? new Date(transaction.blockTime * 1000).toISOString() : null,
        explorerUrl,
        size: row.size,
        root: toHex(row.root),
      };
    }),
    nextAnchorAt: isCovered ? null : (await nextAnchorAt(db, source, intervalSeconds)).toISOString(),
  };
}
