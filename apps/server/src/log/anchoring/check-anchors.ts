import { equal } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";

interface Row {
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
export async function readSentAnchors(db: Queryable): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select id, concat_ws(' ', chain_id, contract, sender) as source, size, root, state, tx_hash, block_time,
       is_closed, exists (select from closed_heads where closed_heads.size = anchors.size) as was_closed
     from anchors where state in ('broadcast', 'included', 'final') order by source, id`,
  );
  return rows;
}

/** Sizes grow strictly within each source, and each anchored root is the log's. Returns a description of the first difference. */
export function checkAnchors(
  anchors: readonly Row[],
  rootAt: ReadonlyMap<number, Uint8Array>,
): string | undefined {
  let before: Row | undefined;
  for (const anchor of anchors) {
    const root = rootAt.get(anchor.size);
    if (root === undefined)
      return `anchor ${anchor.id} is of size ${anchor.size}, which the log has never had`;
    if (!equal(root, anchor.root))
      return `anchor ${anchor.id} has a different root from the log at size ${anchor.size}`;
    if (anchor.is_closed && !anchor.was_closed)
      return `anchor ${anchor.id} is of size ${anchor.size}, at which the log was not closed`;
    if (before?.source === anchor.source && before.size >= anchor.size)
      return `anchor ${anchor.id} is not larger than anchor ${before.id}`;
    if (anchor.state === "final" && (anchor.tx_hash === null || anchor.block_time === null))
      return `anchor ${anchor.id} is final but names no transaction`;
    before = anchor;
  }
  return undefined;
}
