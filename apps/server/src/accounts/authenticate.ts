import type { Kysely } from "kysely";
import { gather } from "../db/gather.ts";
import type { Database } from "../db/schema.ts";
import type { Caller } from "../http/bind.ts";
import { findSessions, touchSession } from "./session-store.ts";
import { hashToken } from "./token.ts";

/**
 * Knows the caller by a bearer token; undefined for a forged, ended or expired one. Runs on every signed-in request, and
 * without a cache, so that a logout counts at once on every node; requests that arrive together share the query.
 */
export function createAuthenticator(db: Kysely<Database>): (token: string) => Promise<Caller | undefined> {
  const findSession = gather(async (hashes: string[]) => {
    const sessions = await findSessions(
      db,
      hashes.map((hash) => Buffer.from(hash, "hex")),
    );
    const byHash = new Map(sessions.map((session) => [session.token_hash.toString("hex"), session]));
    return (hash) => byHash.get(hash);
  });
  return async (token) => {
    const session = await findSession(hashToken(token).toString("hex"));
    if (session === undefined) return undefined;
    // Noted at most once a minute: a request reads, it does not write.
    if (session.unused) await touchSession(db, session.id);
    const { id: sessionId, user_id: userId, full_name: name, email } = session;
    return { userId, sessionId, name, email };
  };
}
