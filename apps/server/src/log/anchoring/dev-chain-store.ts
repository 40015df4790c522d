import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { localChain } from "./chain-profile.ts";
import type { MinedTransaction } from "./rebuild-dev-chain.ts";

/** The anchoring transactions of the local chain, in the order of their blocks. */
export async function listMinedTransactions(db: Kysely<Database>): Promise<MinedTransaction[]> {
  const rows = await db
    .selectFrom("anchors")
    .innerJoin("anchor_txs", "anchor_txs.hash", "anchors.tx_hash")
    .where("anchors.chain_id", "=", localChain.id)
    .where("anchors.state", "in", ["included", "final"])
    .orderBy("anchors.block_number")
    .select(["hash", "raw", "anchors.sender", "block_hash as blockHash", "block_time as blockTime"])
    .execute();
  // An anchor that is in a block has the block's coordinates; what is text in the table is hex by construction.
  return rows as MinedTransaction[];
}

/** The address of the local chain's process. */
export async function readDevChainUrl(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom("dev_chain").select("rpc_url").executeTakeFirst();
  return row?.rpc_url;
}

export async function writeDevChainUrl(db: Kysely<Database>, url: string): Promise<void> {
  await db
    .insertInto("dev_chain")
    .values({ rpc_url: url })
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ rpc_url: url, updated_at: new Date() }))
    .execute();
}
