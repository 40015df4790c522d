import type { Queryable } from "../../base/db/queryable.ts";

/** How the tables of clocks name a log: null is the present one. */
export type LogNumber = number | null;

export type PieceKind = "rfc3161" | "ots";

/** Of the largest stamped checkpoint; 0 if there is none. */
export async function readStampedSize(db: Queryable, log: LogNumber): Promise<number> {
  const { rows } = await db.query<{ size: number | null }>({
    name: "read-stamped-size",
    text: "select max(size) as size from stamped_checkpoints where coalesce(log, 0) = coalesce($1::smallint, 0)",
    values: [log],
  });
  return rows[0]?.size ?? 0;
}

/**
 * The stamped checkpoint of more than `index` entries that had a final piece of this kind before all others: a piece that arrives
 * later, about an earlier checkpoint, changes nothing. None arrives before the first of them was stamped.
 */
export async function findFirstCovering(
  db: Queryable,
  { log, index, kind }: { log: LogNumber; index: number; kind: PieceKind },
): Promise<string | undefined> {
  const { rows } = await db.query<{ checkpoint: string }>({
    name: "find-first-covering",
    text: `select first.checkpoint from
        (select id, stamped_at from stamped_checkpoints
         where coalesce(log, 0) = coalesce($1::smallint, 0) and size > $2 order by size limit 1) c
      cross join lateral
        (select s.checkpoint from clock_pieces p join stamped_checkpoints s on s.id = p.checkpoint
         where p.kind = $3 and p.state = 'final' and p.arrived_at >= c.stamped_at - interval '1 hour'
           and p.checkpoint >= c.id and coalesce(s.log, 0) = coalesce($1::smallint, 0)
         order by p.arrived_at, p.id limit 1) first`,
    values: [log, index, kind],
  });
  return rows[0]?.checkpoint;
}

/** What a service has said of a checkpoint. */
export interface KeptPiece {
  kind: PieceKind;
  service: string;
  state: "pending" | "final";
  bytes: Buffer;
  height: number | null;
}

/** What is kept about the checkpoint of this size, in the order in which it became final. */
export async function readPieces(db: Queryable, log: LogNumber, size: number): Promise<KeptPiece[]> {
  const { rows } = await db.query<KeptPiece>({
    name: "read-pieces",
    text: `select p.kind, p.service, p.state, p.bytes, p.height
      from stamped_checkpoints s join clock_pieces p on p.checkpoint = s.id
      where coalesce(s.log, 0) = coalesce($1::smallint, 0) and s.size = $2 and p.bytes is not null
      order by p.arrived_at, p.id`,
    values: [log, size],
  });
  return rows;
}

/** The headers of these blocks, where they are kept. */
export async function readHeaders(
  db: Queryable,
  heights: readonly number[],
): Promise<{ height: number; headers: Buffer }[]> {
  if (heights.length === 0) return [];
  const { rows } = await db.query<{ height: number; headers: Buffer }>({
    name: "read-headers",
    text: "select height, headers from bitcoin_headers where height = any($1::integer[]) order by height",
    values: [heights],
  });
  return rows;
}

/** The newest answer about an authority that has one of `serials` in it: numbers of its certificate, in DER. */
export async function readAnswer(
  db: Queryable,
  service: string,
  serials: readonly Uint8Array[],
): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ bytes: Buffer }>({
    name: "read-answer",
    text: `select bytes from ocsp_answers
      where service = $1 and exists (select from unnest($2::bytea[]) as serial where position(serial in bytes) > 0)
      order by arrived_at desc limit 1`,
    values: [service, serials],
  });
  return rows[0]?.bytes;
}
