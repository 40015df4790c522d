import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { connect } from "./connection.ts";
import { migrateToLatest } from "./migrate.ts";
import * as certificateOfEntry from "./migrations/010-certificate-of-entry.ts";
import type { Database } from "./schema.ts";

const { db, url } = await createTestDatabase();

async function migrations(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

test("runs each migration once when several nodes start at once", async () => {
  const name = `empty_${randomBytes(8).toString("hex")}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const nodes = Array.from({ length: 3 }, () =>
    connect(Object.assign(new URL(url), { pathname: name }).href),
  );
  afterAll(() => sql`drop database ${sql.id(name)} with (force)`.execute(db));

  await Promise.all(nodes.map((node) => migrateToLatest(node.db)));
  const [first] = await Promise.all(nodes.map((node) => migrations(node.db)));
  expect(first).toEqual(await migrations(db));
  await Promise.all(nodes.map((node) => node.close()));
});

test("changes nothing in a database that is up to date", async () => {
  const before = await migrations(db);
  await migrateToLatest(db);
  expect(await migrations(db)).toEqual(before);
});

test("has no time limit itself, and restores the limits of later statements", async () => {
  const one = connect(url, { max: 1 });
  await migrateToLatest(one.db);
  const { rows } = await sql`select current_setting('statement_timeout') as timeout`.execute(one.db);
  expect(rows).toEqual([{ timeout: "30s" }]);
  await one.close();
});

test("refuses a database that a newer version has migrated", async () => {
  const timestamp = new Date().toISOString();
  await sql`insert into kysely_migration values ('999-later', ${timestamp})`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(
    "The database was migrated by a newer version of Colophon (999-later): start that version",
  );
});

test("turns the certificates' places in the log into the entries' certificates", async () => {
  const { pool, db: older } = await createTestDatabase();
  await pool.query(`alter table log_entries drop column certificate_id cascade`);
  await pool.query(`alter table certificates add column log_index bigint not null unique,
    add constraint certificates_work_id_fkey foreign key (work_id) references works`);
  for (const table of ["file_fingerprints", "registration_keys"])
    await pool.query(
      `alter table ${table} add constraint ${table}_certificate_id_fkey foreign key (certificate_id) references certificates`,
    );
  await pool.query(`insert into log_entries values (0, '\\x03'), (1, '\\x01'), (2, '\\x01')`);
  await pool.query(`insert into certificates (id, log_index, record, show_creator_email, show_collaborator_emails, registered_at, erased_at)
    values ('RSF-B', 2, '', true, true, now(), now()), ('RSF-A', 1, '', true, true, now(), now())`);

  await certificateOfEntry.up(older as unknown as Kysely<unknown>);
  const { rows } = await pool.query("select index, certificate_id from log_entries order by index");
  expect(rows).toEqual([
    { index: 0, certificate_id: null },
    { index: 1, certificate_id: "RSF-A" },
    { index: 2, certificate_id: "RSF-B" },
  ]);
});
