import pg from "pg";

/** The database's size so far, in bytes. */
export interface Storage {
  /** Of each table that registering writes, with its indices. */
  tables: Map<string, number>;
  /** The write-ahead log since the cluster was created. */
  wal: number;
}

export async function readStorage(url: string): Promise<Storage> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sizes = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const wal = await client.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
  );
  await client.end();
  return {
    tables: new Map(sizes.rows.map(({ name, bytes }) => [name, Number(bytes)])),
    wal: Number(wal.rows[0]?.bytes),
  };
}

/** Bytes per registration, largest table first; tables that didn't grow are left out. */
export function storageEach(from: Storage, to: Storage, registrations: number) {
  const tables = [...to.tables]
    .map(([name, bytes]) => [name, (bytes - (from.tables.get(name) ?? 0)) / registrations] as const)
    .filter(([, bytes]) => bytes >= 1)
    .toSorted(([, a], [, b]) => b - a);
  const total = tables.reduce((sum, [, bytes]) => sum + bytes, 0);
  return { tables, total, wal: (to.wal - from.wal) / registrations };
}
