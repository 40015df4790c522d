import { PUBLIC_CHAIN_IDS } from "@colophon/proof";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Hash, Hex } from "viem";
import type { AnchorState } from "../../base/db/log-tables.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Chain, Fees } from "./chain.ts";
import type { Head } from "../head.ts";

type Db = Kysely<Database>;

/** Whose anchors: one account's on one contract. */
export type AnchorSource = { chainId: number; contract: string; sender: string };

export type AnchorRow = Selectable<Database["anchors"]>;

/** One signed transaction for an anchor; a later attempt has the same nonce and offers more. */
export interface Attempt {
  hash: Hash;
  raw: Hex;
  nonce: number;
  attempt: number;
  fees: Fees;
  ageSeconds: number;
}

const inFlight = ["queued", "prepared", "broadcast", "included"] as const;

export function sourceOf({ profile, contract, sender }: Chain): AnchorSource {
  return { chainId: profile.id, contract, sender };
}

/**
 * Whose anchors there are, found in as many steps as there are sources: the index of anchors by source and size has the
 * next one after each. There are thousands of anchors a year, and few sources.
 */
const sources = sql`recursive sources as (
  (select chain_id, contract, sender from anchors where state <> 'superseded' order by 1, 2, 3 limit 1)
  union all
  select next.* from sources s cross join lateral (
    select chain_id, contract, sender from anchors
    where state <> 'superseded' and (chain_id, contract, sender) > (s.chain_id, s.contract, s.sender)
    order by 1, 2, 3 limit 1) next
)`;

/** The present source first, then every other with a final anchor of this log. */
export async function findSources(db: Db, present: AnchorSource): Promise<AnchorSource[]> {
  const { rows } = await sql<AnchorSource>`with ${sources}
    select chain_id as "chainId", contract, sender from sources
    where exists (select from anchors a where state = 'final'
      and (a.chain_id, a.contract, a.sender) = (sources.chain_id, sources.contract, sources.sender))`.execute(
    db,
  );
  const isPresent = ({ chainId, contract, sender }: AnchorSource) =>
    chainId === present.chainId && contract === present.contract && sender === present.sender;
  return [present, ...rows.filter((source) => !isPresent(source))];
}

/** The pending anchor; the database allows one for each chain and sender. */
export function findInFlight(db: Db, { chainId, sender }: AnchorSource): Promise<AnchorRow | undefined> {
  return db
    .selectFrom("anchors")
    .selectAll()
    .where("chain_id", "=", chainId)
    .where("sender", "=", sender)
    .where("state", "in", inFlight)
    .executeTakeFirst();
}

/**
 * The earliest final anchor of any chain that covers the leaf at `index`: once there is one it stays the same, since
 * sizes only grow. A public chain's comes before those of test and development chains, which are not evidence.
 */
export async function findFinalCovering(db: Db, index: number): Promise<AnchorRow | undefined> {
  const { rows } = await sql<AnchorRow>`with ${sources}
    select first.* from sources s cross join lateral (
      select * from anchors a where state = 'final' and size > ${index}
        and (a.chain_id, a.contract, a.sender) = (s.chain_id, s.contract, s.sender)
      order by size limit 1) first
    order by first.chain_id <> all(${[...PUBLIC_CHAIN_IDS]}::bigint[]), first.size limit 1`.execute(db);
  return rows[0];
}

/** The pending anchor, if it covers the leaf at `index`. */
export function findInFlightCovering(
  db: Db,
  { chainId, sender }: AnchorSource,
  index: number,
): Promise<AnchorRow | undefined> {
  return db
    .selectFrom("anchors")
    .selectAll()
    .where("size", ">", index)
    .where("state", "in", inFlight)
    .where("chain_id", "=", chainId)
    .where("sender", "=", sender)
    .executeTakeFirst();
}

/** The newest anchors of any source: the pending one first, if there is one, then the final ones. */
export function listNewest(db: Db, limit: number): Promise<AnchorRow[]> {
  return db
    .selectFrom("anchors")
    .selectAll()
    .where("state", "!=", "superseded")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The largest size with an anchor, pending or final, and how long ago it began: a pending anchor is never given up. */
export function findNewest(
  db: Db,
  { chainId, contract, sender }: AnchorSource,
): Promise<{ size: number; ageSeconds: number } | undefined> {
  return db
    .selectFrom("anchors")
    .select("size")
    .select(ageSeconds("created_at").as("ageSeconds"))
    .where("chain_id", "=", chainId)
    .where("contract", "=", contract)
    .where("sender", "=", sender)
    .where("state", "!=", "superseded")
    .orderBy("size", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** How old the oldest registration is that no final anchor of this source covers; 0 for none. */
export async function uncoveredSeconds(db: Db, { chainId, contract, sender }: AnchorSource): Promise<number> {
  const covered = db
    .selectFrom("anchors")
    .select((eb) => eb.fn.coalesce(eb.fn.max("size"), eb.lit(0)).as("size"))
    .where("chain_id", "=", chainId)
    .where("contract", "=", contract)
    .where("sender", "=", sender)
    .where("state", "=", "final");
  const oldest = await db
    .selectFrom("log_entries")
    .innerJoin("certificates", "certificates.id", "log_entries.certificate_id")
    .select(sql<number>`extract(epoch from now() - registered_at)::float8`.as("seconds"))
    .where("index", ">=", covered)
    .orderBy("index")
    .limit(1)
    .executeTakeFirst();
  return Math.max(oldest?.seconds ?? 0, 0);
}

export async function queueAnchor(
  db: Transaction<Database>,
  source: AnchorSource,
  { size, root }: Head,
): Promise<void> {
  const { chainId: chain_id, contract, sender } = source;
  await db
    .insertInto("anchors")
    .values({ chain_id, contract, sender, size, root: Buffer.from(root), state: "queued", is_closed: true })
    .execute();
}

/** Replaces a head that no transaction can bring to the chain any more, or yet, by a newer one. */
export async function supersedeAnchor(
  db: Transaction<Database>,
  id: number,
  source: AnchorSource,
  newer: Head,
): Promise<void> {
  await moveAnchor(db, id, "queued", { state: "superseded" });
  await queueAnchor(db, source, newer);
}

/** The signed transaction is durable before it is sent anywhere. */
export async function prepareAnchor(
  db: Transaction<Database>,
  anchor: AnchorRow,
  attempt: NewAttempt,
): Promise<void> {
  await moveAnchor(db, anchor.id, "queued", { state: "prepared" });
  await insertAttempt(db, anchor, attempt);
}

export type NewAttempt = Omit<Attempt, "ageSeconds">;

export async function insertAttempt(
  db: Transaction<Database>,
  anchor: AnchorRow,
  attempt: NewAttempt,
): Promise<void> {
  await db
    .insertInto("anchor_txs")
    .values({
      anchor_id: anchor.id,
      chain_id: anchor.chain_id,
      sender: anchor.sender,
      hash: attempt.hash,
      raw: attempt.raw,
      nonce: attempt.nonce,
      attempt: attempt.attempt,
      max_fee: String(attempt.fees.maxFee),
      max_priority: String(attempt.fees.maxPriority),
    })
    .execute();
}

/** All transactions ever signed for an anchor, newest first. */
export async function listAttempts(db: Db, anchorId: number): Promise<Attempt[]> {
  const rows = await db
    .selectFrom("anchor_txs")
    .selectAll()
    .select(ageSeconds("created_at").as("ageSeconds"))
    .where("anchor_id", "=", anchorId)
    .orderBy("created_at", "desc")
    .orderBy("attempt", "desc")
    .execute();
  return rows.map((row) => ({
    hash: row.hash as Hash,
    raw: row.raw as Hex,
    nonce: row.nonce,
    attempt: row.attempt,
    fees: { maxFee: BigInt(row.max_fee), maxPriority: BigInt(row.max_priority) },
    ageSeconds: row.ageSeconds,
  }));
}

export async function recordSend(db: Db, hash: Hash, error: string | null): Promise<void> {
  await db
    .updateTable("anchor_txs")
    .set(({ eb }) => ({ sends: eb("sends", "+", 1), sent_at: sql`now()`, last_error: error }))
    .where("hash", "=", hash)
    .execute();
}

/** The nonce after that of the newest final anchor, 0 for none. */
export async function nextNonceAfterFinal(db: Db, { chainId, sender }: AnchorSource): Promise<number> {
  const { next } = await db
    .selectFrom("anchors")
    .innerJoin("anchor_txs", "anchor_txs.hash", "anchors.tx_hash")
    .where("anchors.chain_id", "=", chainId)
    .where("anchors.sender", "=", sender)
    .where("anchors.state", "=", "final")
    .select(sql<number>`coalesce(max(nonce) + 1, 0)`.as("next"))
    .executeTakeFirstOrThrow();
  return next;
}

type Coordinates = "tx_hash" | "block_number" | "block_hash" | "block_time" | "log_index";
type Change = { state: AnchorState } & Partial<Pick<AnchorRow, Coordinates>>;

/** The block fields of an anchor that is in no block. */
export const nowhere = {
  tx_hash: null,
  block_number: null,
  block_hash: null,
  block_time: null,
  log_index: null,
} as const;

/** Changes an anchor that is still in the state that the caller saw, and fails otherwise. */
export async function moveAnchor(
  db: Transaction<Database>,
  id: number,
  from: AnchorState,
  change: Change,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("anchors")
    .set({ ...change, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`anchor ${id} is no longer ${from}`);
}

function ageSeconds(column: "created_at") {
  return sql<number>`extract(epoch from now() - ${sql.ref(column)})::float8`;
}
