import type { Kysely } from "kysely";
import { createBatchLoader } from "../../base/db/batch-loader.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Authenticate } from "../../base/http/bind.ts";
import { findSessions, touchSessions } from "./session-store.ts";
import { hashToken } from "./token.ts";

/**
 * Recognises the caller by a bearer token; undefined for a forged or ended one. Runs on every signed-in request
 * without a cache, so that a logout takes effect at once on every node. Concurrent requests share the query.
 */
export function createAuthenticator(
  db: Kysely<Database>,
  { readOnly = false }: { readOnly?: boolean } = {},
): Authenticate {
  const findSession = createBatchLoader(async (hashes: string[]) => {
    const sessions = await findSessions(
      db,
      hashes.map((hash) => Buffer.from(hash, "hex")),
    );
    // Reads on every request, but writes at most once a minute, and once for all concurrent requests.
    const unused = sessions.flatMap((session) => (session.unused && !session.isExpired ? [session.id] : []));
    if (unused.length > 0 && !readOnly) await touchSessions(db, unused);
    const byHash = new Map(sessions.map((session) => [session.token_hash.toString("hex"), session]));
    return (hash) => byHash.get(hash);
  });
  return async (token, { alsoClosed = false } = {}) => {
    const session = await findSession(hashToken(token).toString("hex"));
    if (session === undefined || (session.isClosed && !alsoClosed)) return undefined;
    if (session.isExpired) return "expired";
    const { id: sessionId, token_hash: tokenHash, user_id: userId, full_name: name, email } = session;
    return { userId, sessionId, tokenHash, name, email, isConfirmed: session.isConfirmed };
  };
}
