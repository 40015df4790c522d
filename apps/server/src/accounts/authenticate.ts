import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { findSession, touchSession } from "./session-store.ts";
import { hashToken } from "./token.ts";

/** Knows the caller by a bearer token; undefined for a forged, ended or expired one. Called on every signed-in request. */
export function createAuthenticator(
  db: Kysely<Database>,
): (token: string) => Promise<{ userId: string; sessionId: string } | undefined> {
  return async (token) => {
    const session = await findSession(db, hashToken(token));
    if (session === undefined) return undefined;
    // Noted at most once a minute: a request reads, it does not write.
    if (session.unused) await touchSession(db, session.id);
    return { userId: session.user_id, sessionId: session.id };
  };
}
