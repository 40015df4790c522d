import type { Queryable } from "../../base/db/queryable.ts";
import type { Published } from "../head.ts";

/** A log that has ended, as the backup had it that the registry went on from. */
export interface PreviousLogRow {
  log: number;
  origin: string;
  vkey: string;
  /** `iss` of its records. */
  issuer: string;
  /** In the backup. */
  size: number;
  root: Buffer;
}

/** In the order in which they ended. */
export async function listPreviousLogs(db: Queryable): Promise<PreviousLogRow[]> {
  const { rows } = await db.query<PreviousLogRow>(
    "select log, origin, vkey, issuer, size, root from previous_logs order by log",
  );
  return rows;
}

export async function readPreviousLog(db: Queryable, log: number): Promise<PreviousLogRow> {
  const { rows } = await db.query<PreviousLogRow>(
    "select log, origin, vkey, issuer, size, root from previous_logs where log = $1",
    [log],
  );
  if (rows[0] === undefined) throw new Error(`there is no previous log ${log}`);
  return rows[0];
}

/** The signed checkpoints that were kept of it, by their sizes. */
export async function readCheckpoints(db: Queryable, log: number): Promise<Map<number, string>> {
  const { rows } = await db.query<Pick<Published, "size" | "checkpoint">>(
    "select size, checkpoint from previous_checkpoints where log = $1",
    [log],
  );
  return new Map(rows.map(({ size, checkpoint }) => [size, checkpoint]));
}
