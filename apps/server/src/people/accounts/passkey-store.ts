import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export type PasskeyRow = Selectable<Database["passkeys"]>;

export function listPasskeys(db: Kysely<Database>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** By its authenticator's credential id; excludes blocked ones. */
export function findPasskey(db: Kysely<Database>, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}

/** False when an account already has it. */
export async function insertPasskey(
  tx: Kysely<Database>,
  passkey: Pick<PasskeyRow, "user_id" | "credential_id" | "public_key" | "counter" | "transports" | "name">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes a use. False when the counter hasn't grown since, as the original's would have: there is a copy of the passkey. */
export async function countPasskeyUse(db: Kysely<Database>, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("counter", "<", counter), eb.and([eb("counter", "=", 0), eb.val(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function blockPasskey(tx: Kysely<Database>, id: string): Promise<void> {
  await tx
    .updateTable("passkeys")
    .set({ blocked_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** False when this user has no such passkey. */
export async function renamePasskey(
  db: Kysely<Database>,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The name it had; undefined when this user has no such passkey. */
export async function deletePasskey(
  tx: Kysely<Database>,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
  return deleted?.name;
}
