import type { Queryable } from "../../base/db/queryable.ts";
import { isBlocked } from "../../record/heading-sql.ts";

/** Lets no erasure or purge begin before this transaction ends. False where the certificate is erased. */
export async function holdCertificate(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select from certificates where id = $1 and erased_at is null for share",
    [id],
  );
  return rowCount !== 0;
}

export async function isBlockedNow(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ isBlocked: boolean }>(`select ${isBlocked("$1")} as "isBlocked"`, [id]);
  return rows[0]?.isBlocked === true;
}

/** Waits for processes that hold the certificate. */
export async function lockCertificate(tx: Queryable, id: string): Promise<void> {
  await tx.query("select from certificates where id = $1 for no key update", [id]);
}
