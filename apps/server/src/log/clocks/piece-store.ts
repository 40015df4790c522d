import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** A piece that its service is to be asked for. */
export interface DuePiece {
  id: number;
  kind: "rfc3161" | "ots";
  service: string;
  state: "wanted" | "pending";
  bytes: Buffer | null;
  attempts: number;
  /** The stamped checkpoint, signed. */
  checkpoint: string;
  /** How long ago the checkpoint was stamped. */
  ageSeconds: number;
}

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/** What a service is to be asked for now: the newest checkpoints first, which cover the others. */
export async function listDue(db: Db, service: string, limit: number): Promise<DuePiece[]> {
  const rows = await db
    .selectFrom("clock_pieces as p")
    .innerJoin("stamped_checkpoints as c", "c.id", "p.checkpoint")
    .where("p.service", "=", service)
    .where("p.state", "<>", "final")
    .where("p.next_try_at", "<=", sql<Date>`now()`)
    .orderBy("c.stamped_at", "desc")
    .limit(limit)
    .select(["p.id", "p.kind", "p.service", "p.state", "p.bytes", "p.attempts", "c.checkpoint"])
    .select(sql<number>`extract(epoch from now() - c.stamped_at)::float8`.as("ageSeconds"))
    .execute();
  return rows as DuePiece[];
}

const answered = { problem: null, attempts: 0, asked_at: sql<Date>`now()` };

/** An answer and the state that follows from it; fails when the piece has another state by now. */
async function move(
  tx: Tx,
  { id, state }: Pick<DuePiece, "id" | "state">,
  change: {
    state: "wanted" | "pending" | "final";
    bytes: Uint8Array | null;
    height?: number;
    arrived?: boolean;
    nextTryInSeconds?: number;
  },
): Promise<void> {
  const { bytes, height = null, arrived = false, nextTryInSeconds } = change;
  const { numUpdatedRows } = await tx
    .updateTable("clock_pieces")
    .set({
      ...answered,
      state: change.state,
      bytes: bytes && Buffer.from(bytes),
      height,
      arrived_at: arrived ? sql<Date>`now()` : null,
      next_try_at: nextTryInSeconds === undefined ? null : inSeconds(nextTryInSeconds),
    })
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`piece ${id} is no longer ${state}`);
}

export function saveToken(tx: Tx, piece: DuePiece, token: Uint8Array): Promise<void> {
  return move(tx, piece, { state: "final", bytes: token, arrived: true });
}

/** A calendar's promise, or what it says later and nobody has compared with the block yet. */
export function savePromise(
  tx: Tx,
  piece: DuePiece,
  proof: Uint8Array,
  nextTryInSeconds: number,
): Promise<void> {
  return move(tx, piece, { state: "pending", bytes: proof, nextTryInSeconds });
}

/** What was attested is in no block, and nothing else was promised: it is asked for again. */
export function wantAnew(tx: Tx, piece: DuePiece, nextTryInSeconds: number): Promise<void> {
  return move(tx, piece, { state: "wanted", bytes: null, nextTryInSeconds });
}

export async function saveBlockProof(
  tx: Tx,
  piece: DuePiece,
  { proof, height, headers }: { proof: Uint8Array; height: number; headers: Uint8Array },
): Promise<void> {
  await move(tx, piece, { state: "final", bytes: proof, height, arrived: true });
  await tx
    .insertInto("bitcoin_headers")
    .values({ height, headers: Buffer.from(headers) })
    .onConflict((conflict) => conflict.column("height").doNothing())
    .execute();
}

/** Headers that are kept already. */
export async function findHeaders(db: Db, height: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("bitcoin_headers")
    .select("headers")
    .where("height", "=", height)
    .executeTakeFirst();
  return row?.headers;
}

/** It was asked and had nothing yet. */
export async function postpone(tx: Tx, { id }: DuePiece, nextTryInSeconds: number): Promise<void> {
  await tx
    .updateTable("clock_pieces")
    .set({ ...answered, next_try_at: inSeconds(nextTryInSeconds) })
    .where("id", "=", id)
    .execute();
}

/** It failed. All that is asked of the same service waits, so that one that is away is not asked for each piece. */
export async function saveProblem(
  tx: Tx,
  { id, service }: DuePiece,
  { problem, nextTryInSeconds, forAll }: { problem: string; nextTryInSeconds: number; forAll: boolean },
): Promise<void> {
  await tx
    .updateTable("clock_pieces")
    .set(({ eb }) => ({
      problem,
      attempts: eb("attempts", "+", 1),
      asked_at: sql<Date>`now()`,
      next_try_at: inSeconds(nextTryInSeconds),
    }))
    .where("id", "=", id)
    .execute();
  if (!forAll) return;
  await tx
    .updateTable("clock_pieces")
    .set({ next_try_at: inSeconds(nextTryInSeconds) })
    .where("service", "=", service)
    .where("state", "<>", "final")
    .where("next_try_at", "<", inSeconds(nextTryInSeconds))
    .execute();
}

/** What a service still owes. */
export interface Owed {
  kind: "rfc3161" | "ots";
  service: string;
  wanted: number;
  pending: number;
  /** Those whose last request failed. */
  failing: number;
  /** Why one of these failed. */
  problem: string | null;
}

export async function listOwed(db: Db, services: readonly string[]): Promise<Owed[]> {
  const { rows } = await sql<Owed>`select kind, service,
      count(*) filter (where state = 'wanted')::int as wanted,
      count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where problem is not null)::int as failing,
      (array_agg(problem order by asked_at desc) filter (where problem is not null))[1] as problem
    from clock_pieces where state <> 'final' and next_try_at is not null
      and service = any(${[...services]}::text[])
    group by kind, service order by kind, service`.execute(db);
  return rows;
}

/** How old the newest final piece of a kind is, and for how long the oldest checkpoint above it has waited for one. */
export interface Arrival {
  ageSeconds: number | null;
  behindSeconds: number;
}

/** Pieces arrive out of order: of the newest few the one of the largest checkpoint counts. */
export async function readArrival(
  db: Db,
  kind: "rfc3161" | "ots",
  services: readonly string[],
): Promise<Arrival> {
  const { rows } = await sql<Arrival>`with newest as (
      select c.size, p.arrived_at from clock_pieces p join stamped_checkpoints c on c.id = p.checkpoint
      where p.state = 'final' and p.kind = ${kind} and c.log is null order by p.arrived_at desc limit 50)
    select extract(epoch from now() - (select max(arrived_at) from newest))::float8 as "ageSeconds",
      coalesce(extract(epoch from now() - min(c.stamped_at)), 0)::float8 as "behindSeconds"
    from clock_pieces p join stamped_checkpoints c on c.id = p.checkpoint
    where p.state <> 'final' and p.kind = ${kind} and p.service = any(${[...services]}::text[])
      and c.log is null and c.size > coalesce((select max(size) from newest), 0)`.execute(db);
  return rows[0] ?? { ageSeconds: null, behindSeconds: 0 };
}
