import type { Queryable } from "../../base/db/queryable.ts";
import type { StoredCopy } from "../../register/deposits/deposit.ts";
import type { SealedColumn } from "./sealed-columns.ts";

/** A row, with its sealed value as `sealed` and its primary key as texts, `key`. */
export type SealedRow = Record<string, unknown> & { sealed: Buffer; key: string[] };

/** The number of the key that sealed a value, in SQL; the same as `sealedBy` in encryption.ts. */
const numberOf = (column: string): string =>
  `case when get_byte(${column}, 0) > 2 then get_byte(${column}, 1) else 1 end`;

/** Some rows whose values weren't sealed with key `number`, after the row with primary key `after`, in primary key order. */
export async function findSealed(
  db: Queryable,
  { table, column, key, with: more }: SealedColumn,
  { number, after, limit }: { number: number; after: readonly string[] | undefined; limit: number },
): Promise<SealedRow[]> {
  const beyond =
    after === undefined ? "" : `and (${key.join()}) > (${key.map((_, i) => `$${i + 3}`).join()})`;
  const { rows } = await db.query<SealedRow>(
    `select ${[...key, ...more].join()}, ${column} as sealed, array[${key.map((name) => `${name}::text`).join()}] as key
     from ${table} where ${column} is not null and ${numberOf(column)} <> $1 ${beyond} order by ${key.join()} limit $2`,
    [number, limit, ...(after ?? [])],
  );
  return rows;
}

/** Changes nothing if the value has changed or is gone by now. */
export async function replaceSealed(
  db: Queryable,
  { table, column, key }: SealedColumn,
  { row, sealed }: { row: SealedRow; sealed: Buffer },
): Promise<void> {
  const isRow = key.map((name, i) => `${name} = $${i + 3}`).join(" and ");
  await db.query(`update ${table} set ${column} = $1 where ${column} = $2 and ${isRow}`, [
    sealed,
    row.sealed,
    ...row.key,
  ]);
}

/** How many values are sealed with each key, including private copies. */
export async function countSealed(
  db: Queryable,
  columns: readonly Pick<SealedColumn, "table" | "column">[],
): Promise<Map<number, number>> {
  const counts = columns.map(
    ({ table, column }) =>
      `select ${numberOf(column)} as number, count(*) as count from ${table} where ${column} is not null group by 1`,
  );
  counts.push(`select data_key, count(*) from deposits where kept_at is not null group by 1`);
  const { rows } = await db.query<{ number: number; count: number }>(
    `select number, sum(count)::bigint as count from (${counts.join(" union all ")}) as c group by number`,
  );
  return new Map(rows.map(({ number, count }) => [number, count]));
}

/** Some private copies that weren't sealed with key `number`, after this one. */
export async function findSealedCopies(
  db: Queryable,
  { number, after, limit }: { number: number; after: StoredCopy | undefined; limit: number },
): Promise<StoredCopy[]> {
  const { rows } = await db.query<StoredCopy>(
    `select work_id as "workId", position as number, copy_id as "copyId" from deposits
     where kept_at is not null and data_key <> $1
       and ($2::uuid is null or (work_id, position) > ($2::uuid, $3::smallint))
     order by work_id, position limit $4`,
    [number, after?.workId ?? null, after?.number ?? null, limit],
  );
  return rows;
}

/** False if the copy is gone. */
export async function markSealedBy(db: Queryable, copy: StoredCopy, key: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update deposits set data_key = $3 where work_id = $1 and position = $2 and kept_at is not null
       and copy_id is not distinct from $4`,
    [copy.workId, copy.number, key, copy.copyId],
  );
  return rowCount === 1;
}
