import type { User } from "@colophon/api";
import type { RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import type { AccountMailer } from "./account-mailer.ts";
import { type AttemptLimit, createAttemptLimit } from "./attempt-limit.ts";
import { createBackgroundWork } from "./background-work.ts";
import { changeEmail, changePassword } from "./change-credentials.ts";
import { describeDevice } from "./describe-device.ts";
import { imageUrl } from "./image-url.ts";
import { emailKey } from "./email-key.ts";
import { logIn } from "./log-in.ts";
import { createPasswordConfirmation } from "./password-confirmation.ts";
import { registerUser } from "./register-user.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { deleteSession, listSessions } from "./session-store.ts";
import { tellFormerAddress } from "./tell-former-address.ts";
import { findUser, updateLanguage, type UserRow } from "./user-store.ts";

export interface AccountContext {
  db: Kysely<Database>;
  mail: AccountMailer;
  config: Pick<Config, "publicUrl" | "rateLimits">;
}

const minute = 60;
const hour = 3600;

/** Attempts in ten minutes from one client; many people may share one, so per address is stricter. */
const perClient = (max: number): { rateLimit: RateLimitOptions } => ({
  rateLimit: { max, timeWindow: 10 * minute * 1000 },
});

export function accountRoutes(app: FastifyInstance, bind: Bind, { db, mail, config }: AccountContext): void {
  const registering = createAttemptLimit(5, hour);
  const loggingIn = createAttemptLimit(10, 10 * minute);
  const resetting = createAttemptLimit(5, hour);
  const confirmPassword = createPasswordConfirmation(db, config);
  const background = createBackgroundWork();
  app.addHook("onClose", () => background.settled());

  const countAttempt = (limit: AttemptLimit, email: string, reply: FastifyReply) => {
    const wait = config.rateLimits ? limit.take(emailKey(email)) : 0;
    if (wait === 0) return;
    reply.header("retry-after", wait);
    throw new AppError("rate_limited");
  };

  bind(
    "POST /api/auth/register",
    async ({ body, reply }) => {
      countAttempt(registering, body.email, reply);
      return { user: toUser(await registerUser(db, body)) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/login",
    async ({ body, request, reply }) => {
      countAttempt(loggingIn, body.email, reply);
      const device = describeDevice(request.headers["user-agent"] ?? "");
      const { token, user } = await logIn(db, { ...body, device });
      loggingIn.forget(emailKey(body.email));
      return { token, user: toUser(user) };
    },
    { config: perClient(60) },
  );

  bind("POST /api/auth/logout", async ({ caller }) => {
    await deleteSession(db, caller.userId, caller.sessionId);
    return undefined;
  });

  bind("GET /api/auth/me", async ({ caller }) => toUser(await findUser(db, caller.userId)));

  bind("PUT /api/auth/language", async ({ caller, body }) =>
    toUser(await updateLanguage(db, caller.userId, body.language)),
  );

  bind(
    "PUT /api/auth/email",
    async ({ caller, body, request, reply }) => {
      const confirmed = await confirmPassword(caller, body.password, reply);
      // Like signing up, it says whether an address has an account.
      countAttempt(registering, body.email, reply);
      const former = await changeEmail(db, caller, { confirmed, email: body.email });
      if (former)
        background.start(
          () => tellFormerAddress({ mail, publicUrl: config.publicUrl }, former, body.email),
          request.log,
        );
      return toUser(await findUser(db, caller.userId));
    },
    { config: perClient(30) },
  );

  bind(
    "PUT /api/auth/password",
    async ({ caller, body, reply }) => {
      const confirmed = await confirmPassword(caller, body.password, reply);
      await changePassword(db, caller, { confirmed, password: body.new_password });
      return undefined;
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/password/forgot",
    async ({ body, request, reply }) => {
      countAttempt(resetting, body.email, reply);
      background.start(
        () => requestPasswordReset({ db, mail, publicUrl: config.publicUrl }, body.email),
        request.log,
      );
      return undefined;
    },
    { config: perClient(30) },
  );

  bind(
    "POST /api/auth/password/reset",
    async ({ body }) => {
      await resetPassword(db, body.token, body.password);
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

  bind("DELETE /api/auth/sessions/{id}", async ({ caller, params }) => {
    if (!(await deleteSession(db, caller.userId, params.id))) throw new AppError("not_found");
    return undefined;
  });
}

function toUser(row: UserRow | undefined): User {
  if (row === undefined) throw new AppError("unauthorized");
  const { id, full_name, email, language, image } = row;
  return {
    id,
    name: full_name,
    email,
    language,
    preferred_language: language,
    profile_image_url: image && imageUrl(image),
  };
}
