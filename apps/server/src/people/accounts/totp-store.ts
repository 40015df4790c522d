import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

interface FoundTotp {
  secret: Buffer;
  last_step: number;
  enabled_at: Date | null;
}

export function findTotp(db: Kysely<Database>, userId: string): Promise<FoundTotp | undefined> {
  return db
    .selectFrom("totp_secrets")
    .select(["secret", "last_step", "enabled_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Keeps a secret that isn't enabled yet. False, and nothing kept, when another one already is. */
export async function insertTotp(db: Kysely<Database>, userId: string, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("totp_secrets")
    .values({ user_id: userId, secret, enabled_at: null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ secret }).where("totp_secrets.enabled_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that this step's code was used. False when it or a later one already was: of two concurrent uses, one counts. */
export async function takeTotpStep(db: Kysely<Database>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("totp_secrets")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function enableTotp(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx
    .updateTable("totp_secrets")
    .set({ enabled_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .execute();
}

/** False when no app was enabled. */
export async function deleteTotp(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("totp_secrets")
    .where("user_id", "=", userId)
    .returning("enabled_at")
    .executeTakeFirst();
  return deleted !== undefined && deleted.enabled_at !== null;
}
