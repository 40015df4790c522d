import type { OfferState, TermsWanted } from "@colophon/api";
import type { Selectable } from "kysely";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Database } from "../../base/db/schema.ts";
import { headingSql } from "../../record/heading-sql.ts";

export type OfferRow = Selectable<Database["licence_offers"]>;

/** A work as its licences depend on it. */
export interface LicensedWork {
  workId: string;
  certificateId: string;
  ownerId: string | null;
  title: string;
  materialType: string;
  heading: string;
  fileCount: number;
}

const workColumns = `w.id as "workId", c.id as "certificateId", w.owner_id as "ownerId", w.title,
  w.material_type as "materialType", ${headingSql("c.id")} as heading,
  (select count(*) from file_fingerprints where certificate_id = c.id)::int as "fileCount"`;

/** Two changes of what may be done with a work wait for each other, and for statements about it. */
export async function lockWork(tx: Queryable, workId: string): Promise<LicensedWork | undefined> {
  await tx.query("select from works where id = $1 for no key update", [workId]);
  // What was said while the lock was waited for is seen by a second statement only.
  return findWork(tx, workId);
}

export async function findWork(db: Queryable, workId: string): Promise<LicensedWork | undefined> {
  const { rows } = await db.query<LicensedWork>(
    `select ${workColumns} from works w join certificates c on c.work_id = w.id where w.id = $1`,
    [workId],
  );
  return rows[0];
}

/** Those that have an offer of their own or of their type, by their certificates. */
export async function findWorks(db: Queryable, certificateIds: readonly string[]): Promise<LicensedWork[]> {
  const { rows } = await db.query<LicensedWork>(
    `select ${workColumns} from works w join certificates c on c.work_id = w.id
     where c.id = any($1) and exists (
       select from licence_offers o where o.owner_id = w.owner_id and o.state = 'open'
         and (o.work_id = w.id or o.material_type = w.material_type))`,
    [certificateIds],
  );
  return rows;
}

/** Until the transaction ends, this account makes and changes no other offer. False if it is closed. */
export async function lockOfferer(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select from users where id = $1 and erasing_since is null for no key update",
    [userId],
  );
  return rowCount === 1;
}

/** What is permitted of a work already, or as good as: in force, or agreed and not issued. */
export interface Permission {
  workId: string;
  isExclusive: boolean;
  terms: TermsWanted;
  /** Null: of an agreed request, which begins when it is issued. */
  from: string | null;
  until: string | null;
}

/** Licences that were neither ended nor revoked, the expired ones among them. */
export async function listLicensed(db: Queryable, workIds: readonly string[]): Promise<Permission[]> {
  const { rows } = await db.query<Permission>(
    `select work_id as "workId", is_exclusive as "isExclusive", terms, from_day as from, until_day as until
     from licences where work_id = any($1::uuid[]) and over_since is null`,
    [workIds],
  );
  return rows;
}

/** Agreed requests, but for one. */
export async function listAgreed(
  db: Queryable,
  workIds: readonly string[],
  except: string | null,
): Promise<Permission[]> {
  const { rows } = await db.query<Permission>(
    `select work_id as "workId", is_exclusive as "isExclusive", terms, null as from, null as until
     from licence_requests where work_id = any($1::uuid[]) and state = 'agreed' and id is distinct from $2`,
    [workIds, except],
  );
  return rows;
}

export async function insertOffer(
  tx: Queryable,
  offer: Pick<
    OfferRow,
    "id" | "owner_id" | "work_id" | "material_type" | "terms" | "amount" | "currency" | "knows_of_dispute"
  >,
): Promise<OfferRow> {
  const { rows } = await tx.query<OfferRow>(
    `insert into licence_offers (id, owner_id, work_id, material_type, terms, is_exclusive, amount, currency,
       state, knows_of_dispute)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9) returning *`,
    [
      offer.id,
      offer.owner_id,
      offer.work_id,
      offer.material_type,
      JSON.stringify(offer.terms),
      offer.terms.exclusive,
      offer.amount,
      offer.currency,
      offer.knows_of_dispute,
    ],
  );
  return one(rows);
}

export async function updateOffer(
  tx: Queryable,
  offer: Pick<OfferRow, "id" | "terms" | "amount" | "currency" | "state" | "knows_of_dispute">,
): Promise<OfferRow> {
  const { rows } = await tx.query<OfferRow>(
    `update licence_offers set terms = $2, is_exclusive = $3, amount = $4, currency = $5, state = $6,
       knows_of_dispute = $7, changed_at = now()
     where id = $1 returning *`,
    [
      offer.id,
      JSON.stringify(offer.terms),
      offer.terms.exclusive,
      offer.amount,
      offer.currency,
      offer.state,
      offer.knows_of_dispute,
    ],
  );
  return one(rows);
}

export async function setOfferStates(
  tx: Queryable,
  ids: readonly string[],
  state: OfferState,
): Promise<void> {
  await tx.query("update licence_offers set state = $2, changed_at = now() where id = any($1::uuid[])", [
    ids,
    state,
  ]);
}

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  const { rows } = await db.query<OfferRow>("select * from licence_offers where id = $1", [id]);
  return rows[0];
}

/** Newest first, with the titles of the works. */
export async function listOffers(
  db: Queryable,
  ownerId: string,
): Promise<(OfferRow & { title: string | null })[]> {
  const { rows } = await db.query<OfferRow & { title: string | null }>(
    `select o.*, w.title from licence_offers o left join works w on w.id = o.work_id
     where o.owner_id = $1 order by o.created_at desc, o.id`,
    [ownerId],
  );
  return rows;
}

/** Those that aren't withdrawn. */
export async function countOffers(db: Queryable, ownerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from licence_offers where owner_id = $1 and state <> 'withdrawn'",
    [ownerId],
  );
  return one(rows).count;
}

/** Deletes the withdrawn ones except the newest `kept`. */
export async function forgetWithdrawn(tx: Queryable, ownerId: string, kept: number): Promise<void> {
  await tx.query(
    `delete from licence_offers where id in (
       select id from licence_offers where owner_id = $1 and state = 'withdrawn' order by changed_at desc, id offset $2)`,
    [ownerId, kept],
  );
}

/** The owner's open offers of a work: its own, and those of all works of its type. */
export async function listOpenOffers(
  db: Queryable,
  { ownerId, workId, materialType }: { ownerId: string; workId: string | null; materialType: string | null },
): Promise<OfferRow[]> {
  const { rows } = await db.query<OfferRow>(
    `select * from licence_offers where owner_id = $1 and state = 'open' and (work_id = $2 or material_type = $3)
     order by created_at, id`,
    [ownerId, workId, materialType],
  );
  return rows;
}

/** The same of each of these works. */
export async function listOpenOffersOf(
  db: Queryable,
  works: readonly Pick<LicensedWork, "ownerId" | "workId" | "materialType">[],
): Promise<(OfferRow & { ofWork: string })[]> {
  const { rows } = await db.query<OfferRow & { ofWork: string }>(
    `select o.*, w.id as "ofWork" from unnest($1::uuid[], $2::uuid[], $3::text[]) as w (id, owner_id, material_type)
       join licence_offers o on o.owner_id = w.owner_id and o.state = 'open'
         and (o.work_id = w.id or o.material_type = w.material_type)
     order by o.created_at, o.id`,
    [
      works.map(({ workId }) => workId),
      works.map(({ ownerId }) => ownerId),
      works.map(({ materialType }) => materialType),
    ],
  );
  return rows;
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("no row");
  return row;
}
