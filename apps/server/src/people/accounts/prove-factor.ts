import { randomUUID } from "node:crypto";
import type { ApiErrorCode, GivenFactor } from "@colophon/api";
import { open } from "../../base/encryption.ts";
import { AppError } from "../../base/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { refuseEarly } from "./attempt-limits.ts";
import { type AttemptPolicy, forgetAttempts, takeAttempt } from "./attempts.ts";
import { createChallenge, takeChallenge } from "./challenges.ts";
import { cancelRecovery } from "./factor-recovery.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { listMethods } from "./second-factors.ts";
import { noteRepeatedEvent, noteSecurityEvent } from "./security-events.ts";
import { totpContext } from "./set-up-totp.ts";
import { findTotpStep } from "./totp.ts";
import { findTotp, takeTotpStep } from "./totp-store.ts";
import { findByPasskey } from "./verify-passkey.ts";

/** By account, with a separate counter for a known device: someone who has only the password can't lock the owner out. */
const proving: AttemptPolicy = {
  kind: "second-factor",
  free: 5,
  forgottenAfterSeconds: 24 * 3600,
  firstWaitSeconds: 30,
  maxWaitSeconds: 3600,
};

interface Asked {
  userId: string;
  purpose: "second-factor" | "reset" | "confirm";
  given: GivenFactor;
  /** The device's name, for the account's list of events. */
  label: string;
  /** The secret of a device that the account knows. */
  knownDevice?: string | undefined;
}

/** What is needed next: a refusal with a fresh challenge. */
async function askForFactor(
  { db }: Pick<AccountContext, "db">,
  { userId, purpose }: Pick<Asked, "userId" | "purpose">,
  code: ApiErrorCode = "second_factor_required",
): Promise<AppError> {
  const methods = await listMethods(db, userId);
  return new AppError(code, {
    asked: { challenge: await createChallenge(db, { purpose, userId }), methods },
  });
}

/**
 * Refuses a request without one of the account's second factors, and sends a fresh challenge: each can be used once. A
 * user who gives a factor hasn't lost them all, so a pending recovery ends.
 */
export async function proveFactor(accounts: AccountContext, asked: Asked): Promise<void> {
  const { db, config } = accounts;
  const { userId, purpose, given, label, knownDevice } = asked;
  const { challenge, code, passkey } = given;
  if (challenge === undefined || (code === undefined && passkey === undefined))
    throw await askForFactor(accounts, asked);
  const subject = knownDevice === undefined ? userId : `${userId}\n${knownDevice}`;
  if (config.rateLimits && code !== undefined) refuseEarly(await takeAttempt(db, proving, subject));
  if (!(await takeChallenge(db, { challenge, purpose, userId }))) throw await askForFactor(accounts, asked);
  const isRight =
    passkey === undefined
      ? await takeCode(accounts, { userId, code: code ?? "", label })
      : (await findByPasskey(accounts, { passkey, challenge, device: label })) === userId;
  if (!isRight) {
    await noteRepeatedEvent(db, { userId, kind: "second_factor_failed", device: label });
    throw await askForFactor(accounts, asked, passkey === undefined ? "wrong_code" : "passkey_refused");
  }
  if (config.rateLimits) await forgetAttempts(db, proving.kind, subject);
  await cancelRecovery(db, { userId, device: label });
}

/** Six digits are an authenticator app's code; anything else is a recovery code. */
async function takeCode(
  accounts: AccountContext,
  { userId, code, label }: { userId: string; code: string; label: string },
): Promise<boolean> {
  const digits = code.normalize("NFKC").replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(digits)) return takeTotpCode(accounts, userId, digits);
  const { db, letters } = accounts;
  return db.transaction().execute(async (tx) => {
    const left = await takeRecoveryCode(tx, userId, code);
    if (left === undefined) return false;
    await noteSecurityEvent(tx, { userId, kind: "recovery_code_used", device: label });
    await letters.add(tx, { kind: "recoveryCodeUsed", subject: randomUUID(), userId, contents: { left } });
    return true;
  });
}

/** Uses up an authenticator app's code, so that a bystander who saw it can't use it again. */
async function takeTotpCode({ db, keys }: AccountContext, userId: string, code: string): Promise<boolean> {
  const found = await findTotp(db, userId);
  if (found === undefined || found.enabled_at === null) return false;
  const secret = open(keys.dataEncryption.key, found.secret, totpContext(userId));
  const step = findTotpStep(secret, code, { time: Date.now(), lastStep: found.last_step });
  return step !== undefined && takeTotpStep(db, userId, step);
}
