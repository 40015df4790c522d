import type { MadeNotice, NoticeKind } from "@colophon/api";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

const columns = sql<{ kind: NoticeKind; madeOn: string }>`kind, to_char(made_on, 'YYYY-MM-DD') as "madeOn"`;

/** Newest first. */
export async function listNotices(
  db: Kysely<Database>,
  userId: string,
  workId: string,
): Promise<MadeNotice[]> {
  const { rows } = await sql<MadeNotice>`select ${columns} from notices
    where work_id = ${workId} and user_id = ${userId} order by made_on desc, kind`.execute(db);
  return rows;
}

/** Of all works of an account. */
export async function listAllNotices(
  db: Kysely<Database>,
  userId: string,
): Promise<(MadeNotice & { certificateId: string })[]> {
  const { rows } = await sql<
    MadeNotice & { certificateId: string }
  >`select ${columns}, c.id as "certificateId"
    from notices n join certificates c on c.work_id = n.work_id
    where n.user_id = ${userId} order by made_on, c.id, kind`.execute(db);
  return rows;
}

/** One note of a kind and day, however often it was made. False if the work has another owner by now. */
export async function noteNotice(
  db: Kysely<Database>,
  { workId, userId, kind }: { workId: string; userId: string; kind: NoticeKind },
): Promise<boolean> {
  const { rows } =
    await sql`with owned as (select id from works where id = ${workId} and owner_id = ${userId} for share),
      noted as (insert into notices (work_id, user_id, kind, made_on)
        select id, ${userId}::uuid, ${kind}, (now() at time zone 'utc')::date from owned on conflict do nothing)
    select id from owned`.execute(db);
  return rows.length === 1;
}

export async function deleteNotice(
  db: Kysely<Database>,
  { workId, userId, kind, madeOn }: MadeNotice & { workId: string; userId: string },
): Promise<void> {
  await db
    .deleteFrom("notices")
    .where("work_id", "=", workId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("made_on", "=", madeOn)
    .execute();
}
