// What a statement changes, in the transaction of its leaf.

import type { WorkFields } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { writeAiUses } from "../../record/record.ts";
import type { KeptStatement } from "./open-statement.ts";

/** Which of these accounts are open; they are locked until the transaction ends. */
export async function lockSpeakers(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: "lock-speakers",
    text: `select id from users where id = any($1::uuid[]) and erasing_since is null order by id for key share`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

export interface LockedWork {
  workId: string;
  /** Null once a successor is erased. */
  ownerId: string | null;
  sharedPublicly: boolean;
}

/** The works of these certificates, locked in the order of the log: two statements about the same work wait for each other. */
export async function lockWorks(
  tx: Queryable,
  certificateIds: readonly string[],
): Promise<Map<string, LockedWork>> {
  const { rows } = await tx.query<LockedWork & { id: string }>({
    name: "lock-works",
    text: `select c.id, w.id as "workId", w.owner_id as "ownerId", w.shared_publicly as "sharedPublicly"
      from certificates c join works w on w.id = c.work_id join certificate_places e on e.certificate_id = c.id
      where c.id = any($1) order by e.log, e.index for no key update of w`,
    values: [certificateIds],
  });
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}

/** The two sides of a licence; null once they are erased. */
export interface LockedLicence {
  licensor: string | null;
  licensee: string | null;
}

/** Licences among these numbers, locked: two statements about one wait for each other. */
export async function lockLicences(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, LockedLicence>> {
  const { rows } = await tx.query<LockedLicence & { id: string }>({
    name: "lock-licences",
    text: `select id, licensor_id as licensor, licensee_id as licensee from licences where id = any($1)
      order by id for no key update`,
    values: [ids],
  });
  return new Map(rows.map(({ id, ...sides }) => [id, sides]));
}

/** How many statements each of these certificates has. */
export async function countStatements(
  tx: Queryable,
  certificateIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; count: number }>({
    name: "count-statements",
    text: `select id, (select coalesce(max(n) + 1, 0) from statements where certificate_id = id)::int as count
      from unnest($1::text[]) as id`,
    values: [certificateIds],
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The row of a new statement. */
interface StatementRow extends Pick<KeptStatement, "certificateId" | "kind" | "by" | "saidAt" | "packed"> {
  disclosures: Buffer;
  userId: string | null;
  dispute: number | null;
  other: string | null;
  successorId: string | null;
  collaborator: number | null;
  aiUse: unknown;
}

/** Writes statements with the numbers and indices that the log has assigned. */
export async function insertStatements(
  tx: Queryable,
  statements: readonly { payload: StatementRow; n: number; index: number }[],
): Promise<void> {
  const rows = statements.map(({ payload, n, index }) => ({
    certificate_id: payload.certificateId,
    n,
    log_index: index,
    kind: payload.kind,
    said_by: payload.by,
    said_at: payload.saidAt,
    packed: `\\x${payload.packed.toString("hex")}`,
    disclosures: `\\x${payload.disclosures.toString("hex")}`,
    user_id: payload.userId,
    dispute: payload.dispute,
    other_certificate: payload.other,
    successor_id: payload.successorId,
    collaborator: payload.collaborator,
  }));
  await tx.query({
    name: "insert-statements",
    text: `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed, disclosures,
        user_id, dispute, other_certificate, successor_id, collaborator)
      select certificate_id, n, log_index, kind, said_by, said_at, packed, disclosures, user_id, dispute,
        other_certificate, successor_id, collaborator
      from json_populate_recordset(null::statements, $1)`,
    values: [JSON.stringify(rows)],
  });
  await writeAiUses(
    tx,
    statements.flatMap(({ payload: { certificateId, aiUse }, n }) =>
      aiUse === undefined ? [] : [{ certificateId, n, said: aiUse }],
    ),
  );
}

/** Gives works the values that their owners have corrected. */
export async function correctWorks(
  tx: Queryable,
  corrections: readonly { workId: string; fields: WorkFields }[],
): Promise<void> {
  const rows = corrections.map(({ workId, fields }) => ({
    id: workId,
    title: fields.title,
    description: fields.description,
    keywords: fields.keywords,
    material_type: fields.materialType,
    medium: fields.medium,
    categories: fields.categories,
    is_published: fields.publication !== null,
    publication: fields.publication,
    copyright_relation: fields.copyrightRelation,
  }));
  await tx.query({
    name: "correct-works",
    text: `update works w set title = g.title, description = g.description, keywords = g.keywords,
        material_type = g.material_type, medium = g.medium, categories = g.categories,
        is_published = g.is_published, publication = g.publication, copyright_relation = g.copyright_relation
      from json_to_recordset($1) as g (id uuid, title text, description text, keywords text[], material_type text,
        medium text, categories text[], is_published boolean, publication jsonb, copyright_relation text)
      where w.id = g.id`,
    values: [JSON.stringify(rows)],
  });
}

/**
 * Gives works to those who have accepted them. The private copy's row is deleted; its object outside the database is deleted
 * after the commit. The registrant stays the same.
 */
export async function transferWorks(
  tx: Queryable,
  transfers: readonly { workId: string; offerId: string; successorId: string }[],
): Promise<void> {
  const workIds = transfers.map(({ workId }) => workId);
  const successorIds = transfers.map(({ successorId }) => successorId);
  const given = "unnest($1::uuid[], $2::uuid[]) as g (work_id, successor_id)";
  await Promise.all([
    tx.query(
      `update works w set owner_id = g.successor_id, is_transferred = true, list_uses = false,
         registrant_id = case when is_transferred then registrant_id else owner_id end
       from ${given} where w.id = g.work_id`,
      [workIds, successorIds],
    ),
    tx.query(
      `update search_works s set owner_id = g.successor_id from ${given} where s.work_id = g.work_id`,
      [workIds, successorIds],
    ),
    tx.query("delete from deposits where work_id = any($1::uuid[])", [workIds]),
    tx.query("delete from notices where work_id = any($1::uuid[])", [workIds]),
    tx.query("delete from transfer_offers where id = any($1::uuid[])", [
      transfers.map(({ offerId }) => offerId),
    ]),
  ]);
}

/** Which of these offers are still open; they are locked until the transaction ends. */
export async function lockOffers(tx: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    "select id from transfer_offers where id = any($1::uuid[]) and expires_at > now() order by id for update",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function unlistWorks(tx: Queryable, workIds: readonly string[]): Promise<void> {
  await tx.query("update works set shared_publicly = false where id = any($1::uuid[])", [workIds]);
}

/**
 * Ends the works' own offers: they have another holder, were withdrawn or blocked. Those that were blocked may be offered again once
 * they no longer are.
 */
export async function endOffers(
  tx: Queryable,
  works: readonly { certificateId: string; offers: "withdrawn" | "paused" }[],
): Promise<void> {
  await tx.query(
    `update licence_offers o set state = g.state, changed_at = now()
     from unnest($1::text[], $2::text[]) as g (certificate_id, state) join certificates c on c.id = g.certificate_id
     where o.work_id = c.work_id and o.state <> 'withdrawn' and o.state <> g.state`,
    [works.map(({ certificateId }) => certificateId), works.map(({ offers }) => offers)],
  );
}
