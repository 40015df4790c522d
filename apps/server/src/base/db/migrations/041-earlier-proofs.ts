import { type Kysely, sql } from "kysely";

/** Proofs of a file from before it was registered, which a record names by their hashes (docs/format.md, "Earlier proofs"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table earlier_proofs (
    certificate_id text not null,
    number smallint not null,
    kind text not null check (kind in ('ots', 'rfc3161', 'bundle')),
    bytes bytea not null,
    primary key (certificate_id, number)
  )`.execute(db);
}
