import type { LinkFailure, LinkFound, LinkState, LinkWay } from "@colophon/api";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type LinkRow = Selectable<Database["links"]>;

export function listLinks(db: Kysely<Database>, userId: string): Promise<LinkRow[]> {
  return db
    .selectFrom("links")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findLink(db: Kysely<Database>, userId: string, id: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom("links")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Undefined: the account has this one. */
export function insertLink(
  db: Kysely<Database>,
  link: { userId: string; url: string; way: LinkWay; code: string },
): Promise<LinkRow | undefined> {
  const { userId, ...values } = link;
  return db
    .insertInto("links")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "url"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateShown(
  db: Kysely<Database>,
  { userId, id, shown }: { userId: string; id: string; shown: boolean },
): Promise<LinkRow | undefined> {
  return db
    .updateTable("links")
    .set({ shown })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteLink(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<LinkRow | undefined> {
  return db
    .deleteFrom("links")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** What is found or not found of a domain is judged by one process at a time. */
export async function lockUrl(tx: Kysely<Database>, url: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`link ${url}`}, 0))`.execute(tx);
}

/** Links of other accounts to the same domain that are confirmed, or contested. */
export function listRivals(
  db: Kysely<Database>,
  { url, user_id: userId }: Pick<LinkRow, "url" | "user_id">,
): Promise<LinkRow[]> {
  return db
    .selectFrom("links")
    .selectAll()
    .where("url", "=", url)
    .where("way", "<>", "page")
    .where("user_id", "<>", userId)
    .where("state", "in", ["confirmed", "contested"])
    .orderBy("id")
    .execute();
}

export function findById(db: Kysely<Database>, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom("links").selectAll().where("id", "=", id).executeTakeFirst();
}

/** It was found just now. Daily from here on, at changing hours. */
export function noteFound(
  tx: Kysely<Database>,
  { id, state: before }: Pick<LinkRow, "id" | "state">,
  { state, how }: { state: "confirmed" | "contested"; how: LinkFound },
): Promise<LinkRow> {
  return tx
    .updateTable("links")
    .set({
      state,
      how,
      failure: null,
      failures: 0,
      failing_since: null,
      found_at: sql<Date>`now()`,
      checked_at: sql<Date>`now()`,
      next_check_at: sql<Date>`now() + interval '20 hours' + random() * interval '4 hours'`,
      ...(before === state ? {} : { confirmed_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** It was not found. The next look is in a day; of a link that is lost, later each time, and at last none. */
export function noteFailure(
  tx: Kysely<Database>,
  id: string,
  { state, failure }: { state: LinkState; failure: LinkFailure },
): Promise<LinkRow> {
  const next = {
    confirmed: sql<Date>`now() + interval '20 hours' + random() * interval '4 hours'`,
    lost: sql<Date | null>`case when failures < 10 then now() + least(failures, 7) * interval '1 day' end`,
    contested: null,
    waiting: null,
    moved: null,
  }[state];
  return tx
    .updateTable("links")
    .set({
      state,
      failure,
      failures: sql<number>`least(failures + 1, 1000)`,
      failing_since: sql<Date>`coalesce(failing_since, now())`,
      checked_at: sql<Date>`now()`,
      next_check_at: next,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Three failures in a row, the first of them three days ago. `failures` has those before the present one. */
export async function isLostByNow(tx: Kysely<Database>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("links")
    .select("id")
    .where("id", "=", id)
    .where("failures", ">=", 2)
    .where(sql<boolean>`failing_since <= now() - interval '3 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEvent(tx: Kysely<Database>, id: string, state: LinkState): Promise<void> {
  await tx.insertInto("link_events").values({ link_id: id, state }).execute();
}

/** Those of a domain that nobody else contests any more are looked at next. */
export async function hasten(tx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("links")
    .set({ next_check_at: sql<Date>`now()` })
    .where("id", "in", ids)
    .execute();
}

/** Links whose look is due, taken for an hour, so that no other process takes them. */
export function takeDue(db: Kysely<Database>, max: number): Promise<LinkRow[]> {
  return db
    .updateTable("links")
    .set({ next_check_at: sql<Date>`now() + interval '1 hour'` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("links")
        .select("id")
        .where(sql<boolean>`next_check_at <= now()`)
        .orderBy("next_check_at")
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export interface Contested extends LinkRow {
  full_name: string;
}

/** Of all accounts, by domain. */
export function listContested(db: Kysely<Database>): Promise<Contested[]> {
  return db
    .selectFrom("links")
    .innerJoin("users", "users.id", "links.user_id")
    .selectAll("links")
    .select("full_name")
    .where("state", "=", "contested")
    .orderBy("url")
    .orderBy("links.created_at")
    .execute();
}

export function listEvents(
  db: Kysely<Database>,
  userId: string,
): Promise<{ link_id: string; state: LinkState; at: Date }[]> {
  return db
    .selectFrom("link_events")
    .innerJoin("links", "links.id", "link_events.link_id")
    .select(["link_id", "link_events.state", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
}
