import type { TokenScope } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../src/base/db/schema.ts";
import { createApiToken, hashApiToken } from "../src/people/tokens/api-token.ts";

/** A program's token for this account, directly in the database. */
export async function makeApiToken(
  db: Kysely<Database>,
  user: { id: string },
  ...scopes: TokenScope[]
): Promise<{ id: string; token: string }> {
  const token = createApiToken();
  const { id } = await db
    .insertInto("api_tokens")
    .values({
      user_id: user.id,
      name: "Export",
      scopes,
      secret_hash: hashApiToken(token),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
