import type { SecurityEventKind } from "@colophon/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import { requestedLanguage } from "../http/requested-language.ts";
import type { AccountContext } from "./account-context.ts";
import {
  clientNetwork,
  countByClient,
  mayMail,
  perClient,
  refuseEarly,
  registering,
  resetting,
} from "./attempt-limits.ts";
import { deleteForgottenAttempts } from "./attempts.ts";
import { createBackgroundWork } from "./background-work.ts";
import { changePassword } from "./change-password.ts";
import { deleteExpiredLinks } from "./confirmation-store.ts";
import { describeUser } from "./describe-user.ts";
import { deviceOf } from "./describe-device.ts";
import { emailKey } from "./email-key.ts";
import { admitLogIn, countFailure, forgetFailures } from "./guard-log-in.ts";
import { deleteOldDevices, rememberDevice, takeDeviceLink } from "./known-devices.ts";
import { findByPassword, openSession } from "./log-in.ts";
import { mailDeviceLink } from "./mail-device-link.ts";
import { createPasswordConfirmation } from "./password-confirmation.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { registerUser } from "./register-user.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { deleteOldSecurityEvents, noteRepeatedEvent, noteSecurityEvent } from "./security-events.ts";
import { showLetter } from "./show-letter.ts";
import { findUser, findUsersByEmail, updateLanguage } from "./user-store.ts";

const hour = 3600;

/** Signing up, logging in, passwords. */
export function accountRoutes(app: FastifyInstance, bind: Bind, accounts: AccountContext): void {
  const { db, letters, config } = accounts;
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

  const note = (userId: string, kind: SecurityEventKind, request: FastifyRequest) =>
    noteSecurityEvent(db, { userId, kind, device: deviceOf(request) });

  bind(
    "POST /api/auth/register",
    async ({ body, request }) => {
      await countByClient(accounts, registering, { email: body.email, ip: request.ip });
      const language = body.language ?? requestedLanguage(request);
      const { user, link } = await registerUser(context, { ...body, language });
      return { user: await describeUser(db, user), ...showLetter(config, user.language, link) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/login",
    async ({ body, request }) => {
      const attempt = { email: body.email, device: body.device, client: clientNetwork(request.ip) };
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
          if (await mayMail(accounts, user.email)) await mailDeviceLink(context, user);
        }, request.log);
      }
      // With a right password and a wrong one alike: nobody guesses on.
      if (needsLink) throw new AppError("device_not_known");
      const opened = user && (await openSession(context, user, { label, ...body }));
      if (user === undefined || opened === undefined) throw new AppError("invalid_credentials");
      // Where the address is not one account's alone, somebody else's success forgives nothing.
      if (config.rateLimits && isOnly) await forgetFailures(db, attempt, isKnown);
      await note(user.id, "logged_in", request);
      return { ...opened, user: await describeUser(db, user) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/devices/confirm",
    async ({ body, request }) => {
      const userId = await takeDeviceLink(db, body.token);
      if (userId === undefined) throw new AppError("device_link_invalid");
      await note(userId, "device_confirmed", request);
      return { device: (await rememberDevice(db, userId, undefined)).device };
    },
    { config: perClient(30) },
  );

  bind("GET /api/auth/me", async ({ caller }) => describeUser(db, await findUser(db, caller.userId)));

  bind("PUT /api/auth/language", async ({ caller, body }) =>
    describeUser(db, await updateLanguage(db, caller.userId, body.language)),
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
      await countByClient(accounts, resetting, { email: body.email, ip: request.ip });
      background.start(async () => {
        if (await mayMail(accounts, body.email)) await requestPasswordReset(context, body.email);
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
}

async function noteFailure(db: Kysely<Database>, email: string, device: string): Promise<void> {
  for (const { id } of await findUsersByEmail(db, emailKey(email)))
    await noteRepeatedEvent(db, { userId: id, kind: "login_failed", device });
}
