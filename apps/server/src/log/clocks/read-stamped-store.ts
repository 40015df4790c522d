import type { Queryable } from "../../base/db/queryable.ts";

/** A checkpoint that clocks were asked to stamp, with one service's state. */
export interface ShownPiece {
  size: number;
  checkpoint: string;
  stampedAt: Date;
  /** Null, like all below: no service was asked yet. */
  kind: "rfc3161" | "ots" | null;
  service: string;
  state: "wanted" | "pending" | "final";
  problem: string | null;
  height: number | null;
  arrivedAt: Date | null;
}

/** The newest checkpoints of the present log that clocks were asked to stamp, newest first, with their pieces. */
export async function listStamped(db: Queryable, limit: number): Promise<ShownPiece[]> {
  const { rows } = await db.query<ShownPiece>({
    name: "list-stamped",
    text: `select s.size, s.checkpoint, s.stamped_at as "stampedAt", p.kind, p.service, p.state, p.problem, p.height,
        p.arrived_at as "arrivedAt"
      from (select * from stamped_checkpoints where coalesce(log, 0) = 0 order by size desc limit $1) s
        left join clock_pieces p on p.checkpoint = s.id
      order by s.size desc, p.kind desc, p.service`,
    values: [limit],
  });
  return rows;
}
