import type { Queryable } from "../../base/db/queryable.ts";

export interface SentAnchor {
  id: number;
  /** Chain, contract and sender: within one, sizes grow. */
  source: string;
  size: number;
  root: Buffer;
  state: string;
  tx_hash: string | null;
  block_time: number | null;
  /** As its row says, and the log at its size. */
  is_closed: boolean;
  was_closed: boolean;
}

/** The anchors that were ever sent, oldest first; `checkAnchors` needs the roots at their sizes. */
export async function readSentAnchors(db: Queryable): Promise<SentAnchor[]> {
  const { rows } = await db.query<SentAnchor>(
    `select id, concat_ws(' ', chain_id, contract, sender) as source, size, root, state, tx_hash, block_time,
       is_closed, exists (select from closed_heads where closed_heads.size = anchors.size) as was_closed
     from anchors where state in ('broadcast', 'included', 'final') order by source, id`,
  );
  return rows;
}
