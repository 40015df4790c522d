import type { Queryable } from "../../base/db/queryable.ts";

/** Rows of one statement. */
const step = 500;

export interface Table {
  name: string;
  /** Those that are stored; generated ones are not. */
  columns: string[];
}

/** All tables of the database, but for who leads what at the moment. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select c.table_name as name, array_agg(quote_ident(c.column_name) order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.table_name <> 'leases'
     group by 1 order by 1`,
  );
  return rows;
}

/** The rows of a table, a JSON text each, as Postgres writes and reads them: nothing is lost on the way through a number or a date. */
export async function* readRows(tx: Queryable, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = columns.join();
  await tx.query(
    `declare rows no scroll cursor for select row_to_json(t)::text as row from (select ${list} from ${name}) as t`,
  );
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(`fetch ${step} from rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.query("close rows");
}

export async function insertRows(
  tx: Queryable,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<void> {
  const list = columns.join();
  await tx.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join()}]`],
  );
}

/** Empties all tables, and lifts what makes one row ask for another; the answer puts that back, and checks it. */
export async function emptyTables(tx: Queryable, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows } = await tx.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await tx.query(`alter table ${table} drop constraint ${name}`);
  await tx.query(`truncate ${tables.map(({ name }) => name).join()}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
    await advanceSequences(tx);
  };
}

/** Numbers that the database gives go on after the largest. */
async function advanceSequences(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await tx.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      [table, column],
    );
}

export async function isEmptyDatabase(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(
    `select from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' limit 1`,
  );
  return rows.length === 0;
}

export async function listMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`select name from kysely_migration order by name`);
  return rows.map(({ name }) => name);
}

export async function readLog(db: Queryable): Promise<{ origin: string; size: number } | undefined> {
  const { rows } = await db.query<{ origin: string; size: number }>(`select origin, size from log_state`);
  return rows[0];
}
