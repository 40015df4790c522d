import { type Kysely, type Selectable, sql } from "kysely";
import type { TokenScope } from "@colophon/api";
import type { Database } from "../../base/db/schema.ts";

export type TokenRow = Omit<Selectable<Database["api_tokens"]>, "secret_hash" | "user_id">;

const shown = ["id", "name", "scopes", "created_at", "expires_at", "last_used_at"] as const;

/** A use is noted at most once a minute. */
const isUnused = sql<boolean>`(last_used_at is null or last_used_at < now() - interval '1 minute')`;

const isLive = sql<boolean>`expires_at > now()`;

interface NewToken {
  userId: string;
  name: string;
  scopes: TokenScope[];
  days: number;
  secretHash: Buffer;
}

/** In the transaction that has locked the account and its session and has counted its tokens (`makeToken`). */
export function insertToken(
  tx: Kysely<Database>,
  { userId, name, scopes, days, secretHash }: NewToken,
): Promise<TokenRow> {
  return tx
    .insertInto("api_tokens")
    .values({
      user_id: userId,
      name,
      scopes,
      secret_hash: secretHash,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Of an account, without those that have expired. */
export function listTokens(db: Kysely<Database>, userId: string): Promise<TokenRow[]> {
  return db
    .selectFrom("api_tokens")
    .select(shown)
    .where("user_id", "=", userId)
    .where(isLive)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Its name; undefined when this user has no such token. */
export async function deleteToken(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom("api_tokens")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(isLive)
    .returning("name")
    .executeTakeFirst();
  return deleted?.name;
}

/** Of all accounts. */
export async function deleteExpiredTokens(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("api_tokens")
    .where(sql<boolean>`not ${isLive}`)
    .execute();
}

export interface FoundToken {
  id: string;
  secret_hash: Buffer;
  scopes: TokenScope[];
  user_id: string;
  full_name: string;
  /** Null until it is confirmed. */
  email: string | null;
  /** No use in the last minute has been noted. */
  unused: boolean;
}

/** Those of these tokens that work, each with its user; none of an account that is closed or suspended. */
export function findTokens(db: Kysely<Database>, hashes: Buffer[]): Promise<FoundToken[]> {
  return db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(["api_tokens.id", "secret_hash", "scopes", "user_id", "full_name"])
    .select([
      sql<string | null>`case when email_confirmed_at is not null then email end`.as("email"),
      isUnused.as("unused"),
    ])
    .where(sql<boolean>`secret_hash = any(${hashes})`)
    .where(isLive)
    .where("erasing_since", "is", null)
    .where("suspended_at", "is", null)
    .execute();
}

/** Notes that these tokens are in use, as `touchSessions` does for sessions. */
export async function touchTokens(db: Kysely<Database>, ids: string[]): Promise<void> {
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: sql`now()` })
    .where(sql<boolean>`set_config('synchronous_commit', 'local', true) = 'local'`)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("api_tokens")
        .select("id")
        .where("id", "in", ids)
        .where(isUnused)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
