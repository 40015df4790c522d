import type { Queryable } from "../../base/db/queryable.ts";

/** One file of a work: its work, and its number in the record. */
export interface FileOfWork {
  workId: string;
  number: number;
}

/** A work of this user, the fingerprint of one of its files, and the state of that file's private copy. */
interface OwnWork {
  certificateId: string;
  sha256: Buffer | null;
  /** Null: there is no deposit, not even an unfinished one. */
  size: number | null;
  isKept: boolean;
  copyId: string | null;
}

export async function findWorkToDeposit(
  db: Queryable,
  ownerId: string,
  { workId, number }: FileOfWork,
): Promise<OwnWork | undefined> {
  const { rows } = await db.query<OwnWork>(
    `select c.id as "certificateId", f.sha256, d.size, d.kept_at is not null as "isKept", d.copy_id as "copyId"
     from works w join certificates c on c.work_id = w.id
       left join file_fingerprints f on f.certificate_id = c.id and f.position = $3
       left join deposits d on d.work_id = w.id and d.position = $3
     where w.id = $1 and w.owner_id = $2`,
    [workId, ownerId, number],
  );
  return rows[0];
}

/** The private copies of a work, kept or begun, by their files' numbers. */
export async function listDeposits(
  db: Queryable,
  workId: string,
): Promise<{ number: number; isKept: boolean }[]> {
  const { rows } = await db.query<{ number: number; isKept: boolean }>(
    `select position as number, kept_at is not null as "isKept" from deposits where work_id = $1 order by position`,
    [workId],
  );
  return rows;
}

/** Serializes one user's deposits until the transaction ends. False when the account is closed. */
export async function lockDepositor(tx: Queryable, ownerId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select 1 from users where id = $1 and erasing_since is null for no key update",
    [ownerId],
  );
  return rowCount === 1;
}

/** Bytes of everything that a user has deposited or is uploading, except for one file, if any. */
export async function sumDeposits(tx: Queryable, ownerId: string, except?: FileOfWork): Promise<number> {
  const { rows } = await tx.query<{ bytes: number }>(
    `select coalesce(sum(d.size), 0)::bigint as bytes from deposits d join works w on w.id = d.work_id
     where w.owner_id = $1 and (d.work_id, d.position) is distinct from ($2::uuid, $3::smallint)`,
    [ownerId, except?.workId, except?.number],
  );
  return rows[0]?.bytes ?? 0;
}

/** Another file of the same work that is still arriving gives its place to this one. */
export async function saveUpload(tx: Queryable, { workId, number }: FileOfWork, size: number): Promise<void> {
  await tx.query("delete from deposits where work_id = $1 and position <> $2 and kept_at is null", [
    workId,
    number,
  ]);
  await tx.query(
    `insert into deposits (work_id, position, size) values ($1, $2, $3)
     on conflict (work_id, position) do update set size = excluded.size, created_at = now()`,
    [workId, number, size],
  );
}

/**
 * False when the deposit is gone or has another size, since the owner has stopped it or started it over, or when another node
 * has kept it.
 */
export async function markKept(
  db: Queryable,
  { workId, number }: FileOfWork,
  { size, dataKey, copyId }: { size: number; dataKey: number; copyId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update deposits set kept_at = now(), data_key = $4, copy_id = $5
     where work_id = $1 and position = $2 and size = $3 and kept_at is null`,
    [workId, number, size, dataKey, copyId],
  );
  return rowCount === 1;
}

/** The copy that it had, kept or not. Undefined when there is none. */
export async function deleteDeposit(
  db: Queryable,
  { workId, number }: FileOfWork,
): Promise<{ copyId: string | null } | undefined> {
  const { rows } = await db.query<{ copyId: string | null }>(
    `delete from deposits where work_id = $1 and position = $2 returning copy_id as "copyId"`,
    [workId, number],
  );
  return rows[0];
}

/** False when there is none, or it is kept by now. */
export async function deleteUpload(db: Queryable, { workId, number }: FileOfWork): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from deposits where work_id = $1 and position = $2 and kept_at is null",
    [workId, number],
  );
  return rowCount === 1;
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
