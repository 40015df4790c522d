import { headEntry } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import type { Head } from "./head.ts";

/** The log at a size at which its last entry is an `04`, the head of all statements before it. */
export interface ClosedHead extends Head {
  /** The bytes of its `04`. */
  entry: Uint8Array;
  /** Unix seconds. Never less than that of the head before. */
  at: number;
  /** Of statements. */
  count: number;
  /** Of the prefix tree. */
  statementsRoot: Uint8Array;
  /** The log's size up to its last entry that is neither an `04` nor a day's evidence: two heads with the same value differ only in their times. */
  grownTo: number;
}

interface Row {
  size: number;
  root: Buffer;
  time: number;
  count: number;
  statementsRoot: Buffer;
  grownTo: number;
}

const columns = `size, root, time, count, statements_root as "statementsRoot", grown_to as "grownTo"`;

/** The newest of at most `size` entries; under the log's lock, or in a snapshot, the newest of all. */
export async function readClosedHead(db: Queryable, size?: number): Promise<ClosedHead | undefined> {
  const { rows } = await db.query<Row>({
    name: "read-closed-head",
    text: `select ${columns} from closed_heads where size <= $1 order by size desc limit 1`,
    values: [size ?? Number.MAX_SAFE_INTEGER],
  });
  return rows.map(headOf)[0];
}

/** Those of more than `start` entries up to `end`, in their order. */
export async function readClosedHeads(db: Queryable, start: number, end: number): Promise<ClosedHead[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from closed_heads where size > $1 and size <= $2 order by size`,
    [start, end],
  );
  return rows.map(headOf);
}

/** How many there are of more than `size` entries. */
export async function countHeadsAfter(db: Queryable, size: number): Promise<number | undefined> {
  const { rows } = await db.query<{ count: number }>(`select count(*) from closed_heads where size > $1`, [
    size,
  ]);
  return rows[0]?.count;
}

function headOf({ time: at, ...row }: Row): ClosedHead {
  const { count, statementsRoot } = row;
  return { ...row, at, entry: headEntry({ time: at, count, root: statementsRoot }) };
}

export async function writeClosedHead(
  db: Queryable,
  { size, root, at, count, statementsRoot, grownTo }: ClosedHead,
): Promise<void> {
  await db.query({
    name: "write-closed-head",
    text: `insert into closed_heads (size, root, time, count, statements_root, grown_to) values ($1, $2, $3, $4, $5, $6)`,
    values: [size, root, at, count, statementsRoot, grownTo],
  });
}

/** Unix seconds by the database's clock: the processes' clocks may differ. */
export async function readTime(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ time: number }>(
    `select floor(extract(epoch from clock_timestamp()))::bigint as time`,
  );
  if (rows[0] === undefined) throw new Error("the database tells no time");
  return rows[0].time;
}
