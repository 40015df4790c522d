import type { Queryable } from "../../base/db/queryable.ts";
import type { PieceKind } from "./read-evidence-store.ts";

/** What is committed now was perhaps stamped a moment before: a day is over so long after its end. */
const over = "date_trunc('day', now() - interval '15 minutes', 'UTC')";

/** The days (UTC) on which a piece became final and of which the log has nothing yet, in their order: those that are over, or all. */
export async function listUnloggedDays(db: Queryable, which: "over" | "all"): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    `select distinct (arrived_at at time zone 'UTC')::date::text as date from clock_pieces
     where state = 'final' and arrived_at < ${which === "over" ? over : "'infinity'"}
       and arrived_at >= coalesce((select (max(date) + 1)::timestamp at time zone 'UTC' from evidence_days), '-infinity')
     order by 1`,
  );
  return rows.map(({ date }) => date);
}

export interface ArrivedPiece {
  checkpoint: string;
  /** Since the checkpoint that was stamped before, the log has grown by more than heads and evidence. */
  isGrown: boolean;
  kind: PieceKind;
  bytes: Buffer;
  height: number | null;
  /** Of the block at that height, if they are kept. */
  headers: Buffer | null;
}

const arrivedOn = (column: string): string => `${column} >= $1::date::timestamp at time zone 'UTC'
  and ${column} < ($1::date + 1)::timestamp at time zone 'UTC'`;

/** The pieces that became final on this day. Of a log that has ended, nobody asks by what it grew. */
export async function readArrived(db: Queryable, date: string): Promise<ArrivedPiece[]> {
  const { rows } = await db.query<ArrivedPiece>(
    `select s.checkpoint, p.kind, p.bytes, p.height, b.headers,
       s.log is not null or coalesce(h.grown_to, s.size) > coalesce(
         (select max(size) from stamped_checkpoints e where coalesce(e.log, 0) = 0 and e.size < s.size), 0) as "isGrown"
     from clock_pieces p join stamped_checkpoints s on s.id = p.checkpoint
       left join bitcoin_headers b on b.height = p.height
       left join closed_heads h on s.log is null and h.size = s.size
     where p.state = 'final' and ${arrivedOn("p.arrived_at")}`,
    [date],
  );
  return rows;
}

export async function readArrivedAnswers(db: Queryable, date: string): Promise<Buffer[]> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    `select bytes from ocsp_answers where ${arrivedOn("arrived_at")}`,
    [date],
  );
  return rows.map(({ bytes }) => bytes);
}

/** Of a day's evidence, as it is in the log. */
export interface EvidenceDayRow {
  date: string;
  file: Buffer;
  jwt: string;
  log: number | null;
  index: number;
}

/** Keeps a day that has no place in the log yet; false if another transaction has. */
export async function insertDay(
  tx: Queryable,
  { date, file, jwt }: Pick<EvidenceDayRow, "date" | "file" | "jwt">,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    "insert into evidence_days (date, file, jwt, index) values ($1, $2, $3, -1) on conflict do nothing",
    [date, file, jwt],
  );
  return rowCount === 1;
}

export async function placeDay(tx: Queryable, date: string, index: number): Promise<void> {
  await tx.query("update evidence_days set index = $2 where date = $1", [date, index]);
}

const columns = "date::text, file, jwt, log, index";

export async function readDay(db: Queryable, date: string): Promise<EvidenceDayRow | undefined> {
  const { rows } = await db.query<EvidenceDayRow>(`select ${columns} from evidence_days where date = $1`, [
    date,
  ]);
  return rows[0];
}

/** Who has said something final, by the day (UTC) on which it arrived: hosts of authorities, and Bitcoin. */
export async function listClocksByDay(db: Queryable): Promise<[date: string, clocks: string[]][]> {
  const { rows } = await db.query<{ date: string; clocks: string[] }>(
    `select (arrived_at at time zone 'UTC')::date::text as date, array_agg(distinct
       case kind when 'ots' then 'Bitcoin' else substring(service from '^\\w+://([^/?#@]*)') end) as clocks
     from clock_pieces where state = 'final' group by 1 order by 1`,
  );
  return rows.map(({ date, clocks }) => [date, clocks]);
}
