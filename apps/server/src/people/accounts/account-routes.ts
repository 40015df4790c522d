import type { ApiErrorCode, SecurityEventKind } from "@colophon/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import type { AccountContext } from "./account-context.ts";
import {
  clientNetwork,
  countByClient,
  mayMail,
  perClient,
  registering,
  resetting,
} from "./attempt-limits.ts";
import { type BackgroundWork, createBackgroundWork } from "./background-work.ts";
import { createChallenge, takeChallenge } from "./challenges.ts";
import { changePassword } from "./change-password.ts";
import { describeUser } from "./describe-user.ts";
import { deviceOf } from "./describe-device.ts";
import { cancelRecovery, type EndOffice, finishRecovery } from "./factor-recovery.ts";
import { identify } from "./identify.ts";
import { rememberDevice, takeDeviceLink } from "./known-devices.ts";
import { openSession } from "./log-in.ts";
import { proveFactor } from "./prove-factor.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { registerUser } from "./register-user.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { showLetter } from "./show-letter.ts";
import { findByPasskey } from "./verify-passkey.ts";
import { findUser, isSuspended, updateLanguage } from "./user-store.ts";

interface RoutesContext extends AccountContext {
  endOffice: EndOffice;
}

/** Signing up, logging in, passwords. */
export function accountRoutes(app: FastifyInstance, bind: Bind, accounts: RoutesContext): void {
  const { db, letters, config } = accounts;
  const { publicUrl, rateLimits } = config;
  const context = { db, letters, publicUrl, rateLimits };
  const background = createBackgroundWork();
  app.addHook("onClose", () => background.settled());
  logInRoutes(bind, accounts, background);
  passwordRoutes(bind, accounts, background);

  bind(
    "POST /api/auth/register",
    async ({ body, request }) => {
      await countByClient(accounts, registering, { email: body.email, ip: request.ip });
      const language = body.language ?? requestedLanguage(request);
      const { device, ...account } = body;
      const { user, link, passwordHash } = await registerUser(context, { ...account, language });
      const checked = { password: body.password, passwordHash };
      const opened = await openSession(context, user.id, { label: deviceOf(request), device, checked });
      // Somebody else who reads the mailbox may have taken the account over meanwhile.
      if (opened === undefined) throw new AppError("unauthorized");
      await note(accounts, user.id, "logged_in", request);
      return { ...opened, user: await describeUser(db, user), ...showLetter(config, user.language, link) };
    },
    { config: perClient(60) },
  );

  bind("GET /api/auth/me", async ({ caller }) => describeUser(db, await findUser(db, caller.userId)));

  bind("PUT /api/auth/language", async ({ caller, body }) =>
    describeUser(db, await updateLanguage(db, caller.userId, body.language)),
  );
}

function logInRoutes(bind: Bind, accounts: RoutesContext, background: BackgroundWork): void {
  const { db, letters, config, endOffice } = accounts;
  const context = { db, letters, publicUrl: config.publicUrl, endOffice };

  /** For someone who has proven that the account is theirs. */
  const refusal = async (userId: string, otherwise: ApiErrorCode) =>
    new AppError((await isSuspended(db, userId)) ? "account_suspended" : otherwise);

  bind(
    "POST /api/auth/login",
    async ({ body, request }) => {
      const { email, password, device, ...given } = body;
      const label = deviceOf(request);
      const attempt = { email, password, device, client: clientNetwork(request.ip), label };
      const found = await identify(accounts, attempt, { start: background.start, log: request.log });
      const { user, isKnown, forgive } = found;
      const userId = user.id;
      const isAsked =
        (await hasSecondFactor(db, userId)) && !(await finishRecovery(context, { userId, device: label }));
      const knownDevice = isKnown ? device : undefined;
      if (isAsked)
        await proveFactor(accounts, { userId, purpose: "second-factor", given, label, knownDevice });
      const checked = { password, passwordHash: user.password_hash };
      const opened = await openSession(context, userId, { label, device, checked });
      if (opened === undefined) throw await refusal(userId, "invalid_credentials");
      await forgive();
      await note(accounts, userId, "logged_in", request);
      return { ...opened, user: await describeUser(db, user) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/passkeys/challenge",
    async () => ({ challenge: await createChallenge(db, { purpose: "log-in" }) }),
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/login/passkey",
    async ({ body, request }) => {
      const { challenge, passkey, device } = body;
      const label = deviceOf(request);
      const isAsked = await takeChallenge(db, { challenge, purpose: "log-in" });
      const userId = isAsked
        ? await findByPasskey(accounts, { passkey, challenge, device: label })
        : undefined;
      const opened = userId && (await openSession(context, userId, { label, device }));
      if (!userId) throw new AppError("passkey_refused");
      if (!opened) throw await refusal(userId, "passkey_refused");
      await cancelRecovery(db, { userId, device: label });
      await note(accounts, userId, "logged_in", request);
      return { ...opened, user: await describeUser(db, await findUser(db, userId)) };
    },
    { config: perClient(60) },
  );

  bind(
    "POST /api/auth/devices/confirm",
    async ({ body, request }) => {
      const userId = await takeDeviceLink(db, body.token);
      if (userId === undefined) throw new AppError("device_link_invalid");
      await note(accounts, userId, "device_confirmed", request);
      return { device: (await rememberDevice(db, userId, undefined)).device };
    },
    { config: perClient(30) },
  );
}

function passwordRoutes(bind: Bind, accounts: AccountContext, background: BackgroundWork): void {
  const { db, letters, config } = accounts;
  const context = { db, letters, publicUrl: config.publicUrl };

  bind(
    "PUT /api/auth/password",
    async ({ caller, body, request }) => {
      refuseCommonPassword(body.new_password, { ...caller, email: caller.email ?? "" }, "new_password");
      await changePassword(context, caller, body.new_password);
      await note(accounts, caller.userId, "password_changed", request);
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
      const { token, password, ...given } = body;
      const label = deviceOf(request);
      const { userId, device } = await resetPassword(accounts, { token, password, given, label });
      await note(accounts, userId, "password_reset", request);
      return { device };
    },
    { config: perClient(30) },
  );
}

function note(
  { db }: Pick<AccountContext, "db">,
  userId: string,
  kind: SecurityEventKind,
  request: FastifyRequest,
): Promise<void> {
  return noteSecurityEvent(db, { userId, kind, device: deviceOf(request) });
}
