import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { createToken, hashToken } from "@colophon/server/people/accounts/token.ts";
import type { Database } from "@colophon/server/base/db/schema.ts";

export interface TestUser {
  id: string;
  email: string;
  /** Of a session. */
  token: string;
}

/** A signed-in user with a confirmed address, directly in the database, without hashing a password. */
export async function makeUser(db: Kysely<Database>, full_name = "Ada Lovelace"): Promise<TestUser> {
  const email = `${randomUUID()}@writers.example`;
  const { id } = await db
    .insertInto("users")
    .values({ email, email_key: email, full_name, password_hash: "", email_confirmed_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = createToken();
  await db
    .insertInto("sessions")
    .values({ user_id: id, token_hash: hashToken(token) })
    .execute();
  return { id, email, token };
}
