import type { Queryable } from "../../base/db/queryable.ts";

/** A work of this user, the fingerprint of its only file, and the state of its private copy. */
export interface OwnWork {
  certificateId: string;
  sha256: Buffer | null;
  /** Null: there is no deposit, not even an unfinished one. */
  size: number | null;
  isKept: boolean;
}

export async function findOwnWork(
  db: Queryable,
  ownerId: string,
  workId: string,
): Promise<OwnWork | undefined> {
  const { rows } = await db.query<OwnWork>(
    `select c.id as "certificateId", f.sha256, d.size, d.kept_at is not null as "isKept"
     from works w join certificates c on c.work_id = w.id
       left join file_fingerprints f on f.certificate_id = c.id and f.position = 1 and not ${hasSeveralFiles}
       left join deposits d on d.work_id = w.id
     where w.id = $1 and w.owner_id = $2`,
    [workId, ownerId],
  );
  return rows[0];
}

const hasSeveralFiles = `exists (select from file_fingerprints where certificate_id = c.id and position = 2)`;

/** Serializes one user's deposits until the transaction ends. False when the account is closed. */
export async function lockDepositor(tx: Queryable, ownerId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select 1 from users where id = $1 and erasing_since is null for no key update",
    [ownerId],
  );
  return rowCount === 1;
}

/** Bytes of everything that a user has deposited or is uploading, except for one work, if any. */
export async function sumDeposits(tx: Queryable, ownerId: string, exceptWorkId?: string): Promise<number> {
  const { rows } = await tx.query<{ bytes: number }>(
    `select coalesce(sum(d.size), 0)::bigint as bytes from deposits d join works w on w.id = d.work_id
     where w.owner_id = $1 and d.work_id is distinct from $2::uuid`,
    [ownerId, exceptWorkId],
  );
  return rows[0]?.bytes ?? 0;
}

export async function saveUpload(tx: Queryable, workId: string, size: number): Promise<void> {
  await tx.query(
    `insert into deposits (work_id, size) values ($1, $2)
     on conflict (work_id) do update set size = excluded.size, created_at = now()`,
    [workId, size],
  );
}

/** False when the deposit is gone or has another size: the owner has stopped it or started it over. */
export async function markKept(
  db: Queryable,
  workId: string,
  { size, dataKey }: { size: number; dataKey: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update deposits set kept_at = now(), data_key = $3 where work_id = $1 and size = $2",
    [workId, size, dataKey],
  );
  return rowCount === 1;
}

export async function deleteDeposit(db: Queryable, workId: string): Promise<void> {
  await db.query("delete from deposits where work_id = $1", [workId]);
}

/** Whether a work has a deposit, kept or begun. Until the transaction ends, none can be begun. */
export async function isDeposited(tx: Queryable, workId: string): Promise<boolean> {
  await tx.query("select from works where id = $1 for update", [workId]);
  const { rowCount } = await tx.query("select from deposits where work_id = $1", [workId]);
  return rowCount !== 0;
}

/** Deletes the rows of uploads that were begun this many days ago and never completed. */
export async function deleteStaleUploads(db: Queryable, days: number): Promise<void> {
  await db.query(
    "delete from deposits where kept_at is null and created_at < now() - make_interval(days => $1)",
    [days],
  );
}
