import type { SecurityEventKind } from "@colophon/api";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import type { AccountContext } from "./account-context.ts";
import { countByClient, perClient, registering, resending } from "./attempt-limits.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { findConfirmation, findConfirmedByLink } from "./confirmation-store.ts";
import { deviceOf } from "./describe-device.ts";
import { describeUser } from "./describe-user.ts";
import { createPasswordConfirmation } from "./password-confirmation.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { showLetter } from "./show-letter.ts";
import { hashToken } from "./token.ts";
import { undoEmailChange } from "./undo-email-change.ts";
import { findUser } from "./user-store.ts";

/** An account's address: given, confirmed, changed, restored. */
export function addressRoutes(bind: Bind, accounts: AccountContext): void {
  const { db, letters, config } = accounts;
  const { publicUrl, rateLimits } = config;
  const context = { db, letters, publicUrl, rateLimits };
  const confirmPassword = createPasswordConfirmation(db, config);
  const note = (userId: string, kind: SecurityEventKind, request: FastifyRequest) =>
    noteSecurityEvent(db, { userId, kind, device: deviceOf(request) });

  bind(
    "PUT /api/auth/email",
    async ({ caller, body, request }) => {
      // Limited like signing up: it reveals whether an address has an account, and sends a letter.
      await countByClient(accounts, registering, { email: body.email, ip: request.ip });
      await changeEmail(context, caller, body.email);
      await note(caller.userId, "email_changed", request);
      return describeUser(db, await findUser(db, caller.userId));
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/email/link",
    async ({ caller, body }) => {
      const tokenHash = hashToken(body.token);
      const waiting = await findConfirmation(db, tokenHash);
      if (waiting !== undefined)
        return { state: "waiting" as const, isOwn: caller?.userId === waiting.userId };
      const email = await findConfirmedByLink(db, tokenHash);
      return email === undefined ? { state: "ended" as const } : { state: "used" as const, email };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/email/confirm",
    async ({ caller, body, request }) => {
      const tokenHash = hashToken(body.token);
      const found = await findConfirmation(db, tokenHash);
      if (found === undefined) throw new AppError("email_link_invalid");
      const { userId, email } = found;
      const isOwn = caller?.userId === userId;
      if (!isOwn && body.password === undefined) throw new AppError("password_needed");
      const confirmer = isOwn
        ? { userId, sessionId: caller.sessionId }
        : { userId, passwordHash: await confirmPassword(found, body.password ?? "") };
      await confirmEmail(context, confirmer, { tokenHash, email });
      await note(userId, "email_confirmed", request);
      return { email };
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/email/resend",
    async ({ caller, request }) => {
      const user = await findUser(db, caller.userId);
      await countByClient(accounts, resending, { email: caller.userId, ip: request.ip });
      const asked = await resendConfirmation(context, caller.userId);
      if (user === undefined || asked === undefined) return { sent: false };
      return { sent: true, ...(asked.isFirst ? showLetter(config, user.language, asked.link) : {}) };
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/email/undo",
    async ({ caller, body, request }) => {
      const { userId, email } = await undoEmailChange(db, body.token, caller);
      await note(userId, "email_restored", request);
      return { email };
    },
    { config: perClient(30) },
  );
}
