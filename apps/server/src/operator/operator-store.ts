import { type Kysely, sql } from "kysely";
import type { Database } from "../base/db/schema.ts";

/** False where they are one already. */
export async function insertOperator(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("operators")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False where they are none. */
export async function deleteOperator(tx: Kysely<Database>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("operators")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listOperators(
  db: Kysely<Database>,
): Promise<{ id: string; email: string; name: string; grantedAt: Date }[]> {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.id", "email", "full_name as name", "granted_at as grantedAt"])
    .orderBy("granted_at")
    .execute();
}

export interface Standing {
  isOperator: boolean;
  hasSecondFactor: boolean;
  /** This session was confirmed in the last ten minutes, when the account had a second factor: by that factor. */
  isFresh: boolean;
}

/** What a caller may do as an operator, in this session. */
export async function findStanding(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with factors as (
      select created_at as since from passkeys where user_id = ${userId}
      union all select enabled_at from totp_secrets where user_id = ${userId} and enabled_at is not null
    )
    select exists (select from operators where user_id = ${userId}) as "isOperator",
      exists (select from factors) as "hasSecondFactor",
      exists (select from sessions s, factors where s.id = ${sessionId} and s.user_id = ${userId}
        and s.confirmed_at > now() - interval '10 minutes' and since <= s.confirmed_at) as "isFresh"`.execute(
    db,
  );
  return rows[0] ?? { isOperator: false, hasSecondFactor: false, isFresh: false };
}

export async function isOperator(db: Kysely<Database>, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("operators")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}
