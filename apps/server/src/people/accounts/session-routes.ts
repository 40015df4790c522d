import type { FastifyRequest } from "fastify";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import type { AccountContext } from "./account-context.ts";
import { deviceOf } from "./describe-device.ts";
import { listSecurityEvents } from "./security-event-store.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { deleteSession, deleteSessions, listSessions } from "./session-store.ts";

/** As many security events as an account's page shows. */
const maxShown = 200;

/** An account's sessions and security events. */
export function sessionRoutes(bind: Bind, { db }: Pick<AccountContext, "db">): void {
  const note = (userId: string, kind: "logged_out_elsewhere" | "session_ended", request: FastifyRequest) =>
    noteSecurityEvent(db, { userId, kind, device: deviceOf(request) });

  bind("POST /api/auth/logout", async ({ caller }) => {
    await deleteSession(db, caller.userId, caller.sessionId);
    return undefined;
  });

  bind("GET /api/auth/sessions", async ({ caller }) => {
    const sessions = await listSessions(db, caller.userId);
    return sessions.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      current: id === caller.sessionId,
    }));
  });

  bind("DELETE /api/auth/sessions", async ({ caller, request }) => {
    await deleteSessions(db, caller.userId, caller.sessionId);
    await note(caller.userId, "logged_out_elsewhere", request);
    return undefined;
  });

  bind("DELETE /api/auth/sessions/{id}", async ({ caller, params, request }) => {
    if (!(await deleteSession(db, caller.userId, params.id))) throw new AppError("not_found");
    await note(caller.userId, "session_ended", request);
    return undefined;
  });

  bind("GET /api/user/security-events", async ({ caller }) => {
    const events = await listSecurityEvents(db, caller.userId, maxShown);
    return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  });
}
