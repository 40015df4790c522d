import { type Kysely, sql } from "kysely";

/**
 * A log that has ended may itself have begun with statements of the one before: where they were in it (docs/decisions/045). Names
 * and columns are described in `../previous-log-tables.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const here = "current_setting('colophon.log')::smallint";

const statements = [
  `create table carried_statements (
    log smallint not null references previous_logs,
    certificate_id text not null,
    n integer not null,
    index bigint not null,
    primary key (certificate_id, log, n)
  )`,
  `create unique index carried_statements_place on carried_statements (log, index)`,
  `create or replace view previous.statements as
    select s.certificate_id, s.n, s.previous_index as log_index, s.kind, s.said_by, s.said_at, s.packed, s.disclosures,
      s.user_id, s.dispute, s.other_certificate, s.collaborator, s.successor_id, null::smallint as previous_log,
      null::bigint as previous_index
    from public.statements s where s.previous_log = ${here}
    union all
    select s.certificate_id, s.n, c.index, s.kind, s.said_by, s.said_at, s.packed, s.disclosures,
      s.user_id, s.dispute, s.other_certificate, s.collaborator, s.successor_id, s.previous_log, s.previous_index
    from public.carried_statements c join public.statements s on s.certificate_id = c.certificate_id and s.n = c.n
    where c.log = ${here}`,
];
