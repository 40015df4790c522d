import { type ApiToken, maxTokens, type TokenScope } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { SessionCaller } from "../../base/http/bind.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { lockSession, lockUser } from "../accounts/accounts.ts";
import { noteSecurityEvent } from "../accounts/security-events.ts";
import { createApiToken, hashApiToken } from "./api-token.ts";
import { deleteToken, insertToken, listTokens, type TokenRow } from "./token-store.ts";

export interface TokenContext {
  db: Kysely<Database>;
  letters: LetterQueue;
}

interface Asked {
  name: string;
  scopes: TokenScope[];
  days: number;
  device: string;
}

/**
 * Makes a token, which is in this answer only, and tells the owner by letter. An account has to confirm its address first:
 * a stranger who opened it with that address would keep the token.
 */
export async function makeToken(
  { db, letters }: TokenContext,
  { userId, sessionId }: Pick<SessionCaller, "userId" | "sessionId">,
  { device, ...asked }: Asked,
): Promise<ApiToken & { token: string }> {
  const token = createApiToken();
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // A reset of the password may have ended the session just now, and every token with it.
    if (user === undefined || !(await lockSession(tx, sessionId))) throw new AppError("unauthorized");
    if (user.email_confirmed_at === null) throw new AppError("email_not_confirmed");
    if ((await listTokens(tx, userId)).length >= maxTokens) throw new AppError("too_many_tokens");
    const row = await insertToken(tx, { ...asked, userId, secretHash: hashApiToken(token) });
    await noteSecurityEvent(tx, { userId, kind: "api_token_made", device });
    const made = describeToken(row);
    const { id: subject, name, scopes, expiresAt } = made;
    await letters.add(tx, { kind: "tokenMade", subject, userId, contents: { name, scopes, expiresAt } });
    return { ...made, token };
  });
}

/** Nothing keeps it: every request with it is refused from here on, on every server. */
export function endToken(
  { db }: Pick<TokenContext, "db">,
  { userId, id, device }: { userId: string; id: string; device: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if ((await deleteToken(tx, userId, id)) === undefined) throw new AppError("not_found");
    await noteSecurityEvent(tx, { userId, kind: "api_token_deleted", device });
  });
}

export function describeToken(row: TokenRow): ApiToken {
  const { id, name, scopes, created_at, expires_at, last_used_at } = row;
  return {
    id,
    name,
    scopes,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
