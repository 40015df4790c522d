import type {
  CertificateStatus,
  ChosenWorks,
  PortfolioFilter,
  PortfolioOrder,
  WorkListItem,
} from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { headingSql } from "../../record/heading-sql.ts";
import { describeWork, filesOfWork, workColumns, type WorkRow } from "../works/work-sql.ts";
import { hasSeveralFiles, type OwnWorks, selectOwnWorks } from "./own-works-sql.ts";
import type { PortfolioPlace } from "./portfolio-cursor.ts";

/** What each order compares, before the work's id; and how a cursor's text is read again. */
const orders: Record<PortfolioOrder, { key: string; keyText: string; read: string; isFalling: boolean }> = {
  newest: { ...byTime(), isFalling: true },
  oldest: { ...byTime(), isFalling: false },
  title: {
    key: `w.title collate "work_titles"`,
    keyText: "w.title",
    read: `::text collate "work_titles"`,
    isFalling: false,
  },
};

function byTime() {
  return {
    key: "w.created_at",
    keyText: "(extract(epoch from w.created_at) * 1000000)::bigint::text",
    read: "::bigint * interval '1 microsecond' + timestamptz 'epoch'",
  };
}

export interface PlacedWork {
  work: WorkListItem;
  /** What it is sorted by, for a cursor. */
  key: string;
}

/** Works of one's own in an order, from a place on, or back from it. */
export async function listPage(
  db: Queryable,
  ownerId: string,
  {
    filter,
    sort,
    place,
    limit,
  }: { filter: PortfolioFilter; sort: PortfolioOrder; place: PortfolioPlace | undefined; limit: number },
): Promise<PlacedWork[]> {
  const { key, keyText, isFalling } = orders[sort];
  const isBack = place?.side === "before";
  const order = (falls: boolean) => `order by ${key} ${falls ? "desc" : ""}, w.id ${falls ? "desc" : ""}`;
  const from = placed(selectOwnWorks(ownerId, { filter }), sort, place, isFalling === isBack ? ">" : "<");
  const values = [...from.values, limit];
  const { rows } = await db.query<WorkRow & { key: string }>(
    `with page as materialized (
       select w.id ${from.sql} ${order(isFalling !== isBack)} limit $${values.length}
     )
     select ${workColumns}, ${keyText} as key
     from page join works w on w.id = page.id join certificates c on c.work_id = w.id ${filesOfWork}
     ${order(isFalling)}`,
    values,
  );
  return rows.map(({ key: text, ...row }) => ({ work: describeWork(row), key: text }));
}

/** How many there are, and how many before a place. */
export async function countAround(
  db: Queryable,
  ownerId: string,
  { filter, place }: { filter: PortfolioFilter; place: PortfolioPlace | undefined },
): Promise<{ total: number; before: number }> {
  const chosen = selectOwnWorks(ownerId, { filter });
  const at = chosen.values.length + 1;
  const isBefore = place && isBeyond(place, orders[place.sort].isFalling ? ">" : "<", at);
  const { rows } = await db.query<{ total: number; before: number }>(
    `select count(*)::int as total, ${isBefore === undefined ? "0" : `(count(*) filter (where ${isBefore}))::int`} as before
     ${chosen.sql}`,
    [...chosen.values, ...(place ? [place.key, place.workId] : [])],
  );
  return rows[0] ?? { total: 0, before: 0 };
}

function placed(
  { sql, values }: OwnWorks,
  sort: PortfolioOrder,
  place: PortfolioPlace | undefined,
  sign: string,
): OwnWorks {
  if (place === undefined) return { sql, values };
  return {
    sql: `${sql} and ${isBeyond({ ...place, sort }, sign, values.length + 1)}`,
    values: [...values, place.key, place.workId],
  };
}

const isBeyond = ({ sort }: PortfolioPlace, sign: string, at: number): string =>
  `(${orders[sort].key}, w.id) ${sign} ($${at}${orders[sort].read}, $${at + 1}::uuid)`;

export interface PortfolioTally {
  type: string;
  year: number;
  listed: "yes" | "no";
  state: CertificateStatus;
  files: "several" | null;
  count: number;
}

/** How many works there are of each kind, year and so on. */
export async function countPortfolio(
  db: Queryable,
  ownerId: string,
  filter: PortfolioFilter,
): Promise<PortfolioTally[]> {
  const { sql, values } = selectOwnWorks(ownerId, { filter });
  const { rows } = await db.query<PortfolioTally>(
    `select type, year, listed, state, files, count(*)::int as count
     from (select w.material_type as type, extract(year from w.created_at at time zone 'UTC')::int as year,
         case when w.shared_publicly then 'yes' else 'no' end as listed, ${headingSql("c.id")} as state,
         case when ${hasSeveralFiles} then 'several' end as files
       from (select w.id, w.material_type, w.created_at, w.shared_publicly ${sql}) w
         join certificates c on c.work_id = w.id) own
     group by type, year, listed, state, files`,
    values,
  );
  return rows;
}

/** However many a user has. */
export async function countRegistered(db: Queryable, ownerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from works where owner_id = $1",
    [ownerId],
  );
  return rows[0]?.count ?? 0;
}

export interface PortfolioWork {
  workId: string;
  certificateId: string;
  title: string;
  materialType: string;
  registeredAt: Date;
  sharedPublicly: boolean;
  status: CertificateStatus;
}

/** Chosen works of one's own, the newest first, after one of them. */
export async function listChosen(
  db: Queryable,
  ownerId: string,
  chosen: ChosenWorks,
  { after, limit }: { after: PortfolioWork | undefined; limit: number },
): Promise<PortfolioWork[]> {
  const { sql, values } = selectOwnWorks(ownerId, chosen);
  const next = values.length + 1;
  const { rows } = await db.query<PortfolioWork>(
    `with step as materialized (
       select w.id ${sql} ${after === undefined ? "" : `and (w.created_at, w.id) < ($${next + 1}, $${next + 2})`}
       order by w.created_at desc, w.id desc limit $${next}
     )
     select w.id as "workId", c.id as "certificateId", w.title, w.material_type as "materialType",
       w.created_at as "registeredAt", w.shared_publicly as "sharedPublicly", ${headingSql("c.id")} as status
     from step join works w on w.id = step.id join certificates c on c.work_id = w.id
     order by w.created_at desc, w.id desc`,
    [...values, limit, ...(after === undefined ? [] : [after.registeredAt, after.workId])],
  );
  return rows;
}

/** The fingerprints of works' files, hex, in their order. */
export async function findFingerprints(
  db: Queryable,
  certificateIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ id: string; fingerprints: string[] }>(
    `select certificate_id as id, array_agg(encode(sha256, 'hex') order by position) as fingerprints
     from file_fingerprints where certificate_id = any($1) group by certificate_id`,
    [certificateIds],
  );
  return new Map(rows.map(({ id, fingerprints }) => [id, fingerprints]));
}

/** Below all others. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** The ids of those that are listed, or are not, after one of them. */
export async function findListed(
  db: Queryable,
  ownerId: string,
  {
    works,
    sharedPublicly,
    after = firstId,
    limit,
  }: { works: ChosenWorks; sharedPublicly: boolean; after?: string | undefined; limit: number },
): Promise<string[]> {
  const { sql, values } = selectOwnWorks(ownerId, works);
  const { rows } = await db.query<{ id: string }>(
    `select w.id ${sql} and w.shared_publicly = $${values.length + 1} and w.id > $${values.length + 2}
     order by w.id limit $${values.length + 3}`,
    [...values, sharedPublicly, after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks those among these works that are the owner's, and not yet as they shall be, in the log's order, as `lockWorks` does:
 * in any other order, it and a batch of statements could wait for each other. Says which of them are withdrawn.
 */
export async function lockUnlike(
  tx: Queryable,
  ownerId: string,
  { ids, sharedPublicly }: { ids: readonly string[]; sharedPublicly: boolean },
): Promise<{ id: string; isWithdrawn: boolean }[]> {
  const { rows: locked } = await tx.query<{ id: string }>(
    `select w.id from works w left join certificates c on c.work_id = w.id
       left join certificate_places e on e.certificate_id = c.id
     where w.id = any($1::uuid[]) and w.owner_id = $2 and w.shared_publicly <> $3
     order by e.log, e.index, w.id for no key update of w`,
    [ids, ownerId, sharedPublicly],
  );
  // Asked after the rows are locked: a withdrawal needs that lock too.
  const { rows } = await tx.query<{ id: string; isWithdrawn: boolean }>(
    `select c.work_id as id, exists (select from statements s where s.certificate_id = c.id and s.kind = 'withdrawn')
       as "isWithdrawn"
     from certificates c where c.work_id = any($1::uuid[])`,
    [locked.map(({ id }) => id)],
  );
  return rows;
}

export async function saveListings(
  tx: Queryable,
  ids: readonly string[],
  sharedPublicly: boolean,
): Promise<void> {
  await tx.query("update works set shared_publicly = $2 where id = any($1::uuid[])", [ids, sharedPublicly]);
}
