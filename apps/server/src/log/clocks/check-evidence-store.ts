import type { Queryable } from "../../base/db/queryable.ts";
import type { EvidenceDayRow } from "./evidence-day-store.ts";
import type { LogNumber, PieceKind } from "./read-evidence-store.ts";

const ofLog = (column: string): string => `coalesce(${column}, 0) = coalesce($1::smallint, 0)`;

/** Where a log has its leaves of evidence, and the sizes at which it was stamped. */
export async function readPlaces(
  db: Queryable,
  log: LogNumber,
): Promise<{ indices: ReadonlySet<number>; sizes: number[] }> {
  const days = await db.query<{ index: number }>(
    `select index from evidence_days where ${ofLog("log")} order by index`,
    [log],
  );
  const stamped = await db.query<{ size: number }>(
    `select size from stamped_checkpoints where ${ofLog("log")} order by size`,
    [log],
  );
  return {
    indices: new Set(days.rows.map(({ index }) => index)),
    sizes: stamped.rows.map(({ size }) => size),
  };
}

export interface StampedRow {
  id: number;
  size: number;
  checkpoint: string;
}

/** The next stamped checkpoints by size. */
export async function readStamped(
  db: Queryable,
  { log, after, limit }: { log: LogNumber; after: number; limit: number },
): Promise<StampedRow[]> {
  const { rows } = await db.query<StampedRow>(
    `select id, size, checkpoint from stamped_checkpoints where ${ofLog("log")} and size > $2 order by size limit $3`,
    [log, after, limit],
  );
  return rows;
}

export interface CheckedPiece {
  checkpoint: number;
  kind: PieceKind;
  service: string;
  bytes: Buffer;
}

export async function readPiecesOf(db: Queryable, checkpoints: readonly number[]): Promise<CheckedPiece[]> {
  const { rows } = await db.query<CheckedPiece>(
    `select checkpoint, kind, service, bytes from clock_pieces
     where checkpoint = any($1::bigint[]) and bytes is not null order by id`,
    [checkpoints],
  );
  return rows;
}

/** The next day of this log, with the entry that the log has at its place. */
export async function readNextDay(
  db: Queryable,
  log: LogNumber,
  after: string,
): Promise<(EvidenceDayRow & { entry: Buffer | null }) | undefined> {
  const { rows } = await db.query<EvidenceDayRow & { entry: Buffer | null }>(
    `select d.date::text, d.file, d.jwt, d.log, d.index, e.entry
     from evidence_days d left join log_entries e on e.index = d.index
     where ${ofLog("d.log")} and d.date > $2::date order by d.date limit 1`,
    [log, after],
  );
  return rows[0];
}
