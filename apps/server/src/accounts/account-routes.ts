import type { SecurityEventKind, User } from "@colophon/api";
import type { RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import { networkOf } from "../http/client-network.ts";
import { requestedLanguage } from "../http/requested-language.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import type { LetterContext } from "./ask-to-confirm.ts";
import { type AttemptPolicy, deleteForgottenAttempts, takeAttempt } from "./attempts.ts";
import { createBackgroundWork } from "./background-work.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import {
  deleteExpiredLinks,
  findAwaitedEmail,
  findConfirmation,
  isConfirmedByAnother,
} from "./confirmation-store.ts";
import { describeDevice } from "./describe-device.ts";
import { imageUrl } from "./image-url.ts";
import { emailKey } from "./email-key.ts";
import { admitLogIn, countFailure, forgetFailures } from "./guard-log-in.ts";
import { createDeviceLink, deleteOldDevices, rememberDevice, takeDeviceLink } from "./known-devices.ts";
import { findByPassword, openSession } from "./log-in.ts";
import { createPasswordConfirmation } from "./password-confirmation.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { registerUser } from "./register-user.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { resetPassword } from "./reset-password.ts";
import {
  deleteOldSecurityEvents,
  listSecurityEvents,
  noteRepeatedEvent,
  noteSecurityEvent,
} from "./security-events.ts";
import { deleteSession, deleteSessions, listSessions } from "./session-store.ts";
import { showLetter } from "./show-letter.ts";
import { hashToken } from "./token.ts";
import { undoEmailChange } from "./undo-email-change.ts";
import { findUser, findUsersByEmail, updateLanguage, type UserRow } from "./user-store.ts";

export interface AccountContext {
  db: Kysely<Database>;
  letters: LetterQueue;
  config: Pick<Config, "publicUrl" | "rateLimits" | "smtpUrl">;
}

const hour = 3600;

/** Attempts in ten minutes from one client, counted in each process: it bounds what costs a hash. */
const perClient = (max: number): { rateLimit: RateLimitOptions } => ({
  rateLimit: { max, timeWindow: 600 * 1000 },
});

/** By address and client: whoever tries from elsewhere keeps nobody out. */
const registering: AttemptPolicy = {
  kind: "register",
  free: 5,
  forgottenAfterSeconds: hour,
  firstWaitSeconds: 60,
  maxWaitSeconds: hour,
};
const resetting: AttemptPolicy = { ...registering, kind: "reset" };
const resending: AttemptPolicy = { ...registering, kind: "resend" };
/** By address alone: so many letters reach one mailbox. Whoever asks again has the ones before. */
const mailing: AttemptPolicy = { ...registering, kind: "mail" };

export function accountRoutes(
  app: FastifyInstance,
  bind: Bind,
  { db, letters, config }: AccountContext,
): void {
  const context = { db, letters, publicUrl: config.publicUrl };
  const confirmPassword = createPasswordConfirmation(db, config);
  const background = createBackgroundWork();
  const tidy = async () => {
    await deleteExpiredLinks(db);
    await deleteForgottenAttempts(db);
    await deleteOldDevices(db);
    await deleteOldSecurityEvents(db);
  };
  const startTidying = () => background.start(tidy, app.log);
  const timer = setInterval(startTidying, hour * 1000).unref();
  app.addHook("onReady", async () => startTidying());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await background.settled();
  });

  const refuseEarly = (wait: number) => {
    if (wait > 0) throw new AppError("rate_limited", { retryAfter: wait });
  };
  const countAttempt = async (policy: AttemptPolicy, email: string, request: FastifyRequest) => {
    if (config.rateLimits)
      refuseEarly(await takeAttempt(db, policy, `${emailKey(email)}\n${clientOf(request)}`));
  };
  const note = (userId: string, kind: SecurityEventKind, request: FastifyRequest) =>
    noteSecurityEvent(db, { userId, kind, device: deviceOf(request) });
  const mayMail = async (email: string) =>
    !config.rateLimits || (await takeAttempt(db, mailing, emailKey(email))) === 0;

  bind(
    "POST /api/auth/register",
    async ({ body, request }) => {
      await countAttempt(registering, body.email, request);
      const language = body.language ?? requestedLanguage(request);
      const { user, link } = await registerUser(context, { ...body, language });
      return { user: await toUser(db, user), ...showLetter(config, user.language, link) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/login",
    async ({ body, request }) => {
      const attempt = { email: body.email, device: body.device, client: clientOf(request) };
      const { wait, isKnown, needsLink } = config.rateLimits
        ? await admitLogIn(db, attempt)
        : { wait: 0, isKnown: true, needsLink: false };
      refuseEarly(wait);
      const label = deviceOf(request);
      const { user, isOnly } = await findByPassword(db, body);
      if (user === undefined) {
        if (config.rateLimits) await countFailure(db, attempt);
        // Apart, so that the time of the answer doesn't say whether there is an account.
        background.start(() => noteFailure(db, body.email, label), request.log);
      } else if (needsLink) {
        background.start(async () => {
          if (await mayMail(user.email)) await mailDeviceLink(context, user);
        }, request.log);
      }
      // With a right password and a wrong one alike: nobody guesses on.
      if (needsLink) throw new AppError("device_not_known");
      const opened = user && (await openSession(context, user, { label, ...body }));
      if (user === undefined || opened === undefined) throw new AppError("invalid_credentials");
      // Where the address is not one account's alone, somebody else's success forgives nothing.
      if (config.rateLimits && isOnly) await forgetFailures(db, attempt, isKnown);
      await note(user.id, "logged_in", request);
      return { ...opened, user: await toUser(db, user) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/devices/confirm",
    async ({ body, request }) => {
      const userId = await takeDeviceLink(db, body.token);
      if (userId === undefined) throw new AppError("device_link_invalid");
      await note(userId, "device_confirmed", request);
      return { device: await rememberDevice(db, userId, undefined) };
    },
    { config: perClient(30) },
  );

  bind("POST /api/auth/logout", async ({ caller }) => {
    await deleteSession(db, caller.userId, caller.sessionId);
    return undefined;
  });

  bind("GET /api/auth/me", async ({ caller }) => toUser(db, await findUser(db, caller.userId)));

  bind("PUT /api/auth/language", async ({ caller, body }) =>
    toUser(db, await updateLanguage(db, caller.userId, body.language)),
  );

  bind(
    "PUT /api/auth/email",
    async ({ caller, body, request }) => {
      const confirmed = await confirmPassword(caller, body.password);
      // Like signing up, it says whether an address has an account, and has a letter sent.
      await countAttempt(registering, body.email, request);
      await changeEmail(context, caller, { confirmed, email: body.email });
      await note(caller.userId, "email_changed", request);
      return toUser(db, await findUser(db, caller.userId));
    },
    { config: perClient(30) },
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
      await countAttempt(resending, caller.userId, request);
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

  bind(
    "PUT /api/auth/password",
    async ({ caller, body, request }) => {
      const confirmed = await confirmPassword(caller, body.password);
      refuseCommonPassword(body.new_password, { ...caller, email: caller.email ?? "" }, "new_password");
      await changePassword(context, caller, { confirmed, password: body.new_password });
      await note(caller.userId, "password_changed", request);
      return undefined;
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/password/forgot",
    async ({ body, request }) => {
      await countAttempt(resetting, body.email, request);
      background.start(async () => {
        if (await mayMail(body.email)) await requestPasswordReset(context, body.email);
      }, request.log);
      return undefined;
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/password/reset",
    async ({ body, request }) => {
      const userId = await resetPassword(context, body.token, body.password);
      await note(userId, "password_reset", request);
      return undefined;
    },
    { config: perClient(30) },
  );

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
    const events = await listSecurityEvents(db, caller.userId);
    return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  });
}

/** A client of IPv6 has a whole network to itself. */
function clientOf(request: FastifyRequest): string {
  return networkOf(request.ip, { ipv4: 32, ipv6: 64 });
}

function deviceOf(request: FastifyRequest): string {
  return describeDevice(request.headers["user-agent"] ?? "");
}

async function noteFailure(db: Kysely<Database>, email: string, device: string): Promise<void> {
  for (const { id } of await findUsersByEmail(db, emailKey(email)))
    await noteRepeatedEvent(db, { userId: id, kind: "login_failed", device });
}

async function mailDeviceLink(
  { db, letters, publicUrl }: LetterContext,
  { id: userId, email }: UserRow,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const token = await createDeviceLink(tx, userId);
    await letters.add(tx, {
      kind: "deviceLink",
      subject: hashToken(token).toString("hex"),
      userId,
      to: email,
      contents: { link: `${publicUrl}/login?device=${token}` },
    });
  });
}

async function toUser(db: Kysely<Database>, row: UserRow | undefined): Promise<User> {
  if (row === undefined) throw new AppError("unauthorized");
  const { id, full_name, email, language, image } = row;
  const emailConfirmed = row.email_confirmed_at !== null;
  return {
    id,
    name: full_name,
    email,
    emailConfirmed,
    emailTaken: !emailConfirmed && (await isConfirmedByAnother(db, row)),
    awaitedEmail: emailConfirmed ? ((await findAwaitedEmail(db, id)) ?? null) : null,
    language,
    preferred_language: language,
    profile_image_url: image && imageUrl(image),
  };
}
