import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

/** An account has a second factor once it has a passkey or an authenticator app; a blocked passkey still counts. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from passkeys where user_id = ${userId})
    or exists (select from totp_secrets where user_id = ${userId} and enabled_at is not null) as has`.execute(
    db,
  );
  return rows[0]?.has === true;
}

export async function deleteFactorRows(tx: Kysely<Database>, userId: string): Promise<void> {
  for (const table of ["passkeys", "totp_secrets", "recovery_codes"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
