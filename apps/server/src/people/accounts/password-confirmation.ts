import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import { type AttemptPolicy, forgetAttempts, takeAttempt } from "./attempts.ts";
import { verifyPassword } from "./password-hash.ts";
import { findPasswordHash } from "./user-store.ts";

/**
 * Asks a signed-in person for the password again. Answers its hash, so that a change can require that it is still
 * current.
 */
type PasswordConfirmation = (caller: Pick<Caller, "userId">, password: string) => Promise<string>;

/** A stolen session must not allow guessing the password. */
const confirming: AttemptPolicy = {
  kind: "confirm-password",
  free: 10,
  forgottenAfterSeconds: 600,
  firstWaitSeconds: 1,
  maxWaitSeconds: 600,
};

export function createPasswordConfirmation(
  db: Kysely<Database>,
  { rateLimits }: { rateLimits: boolean },
): PasswordConfirmation {
  return async ({ userId }, password) => {
    const wait = rateLimits ? await takeAttempt(db, confirming, userId) : 0;
    if (wait > 0) throw new AppError("rate_limited", { retryAfter: wait });
    const passwordHash = await findPasswordHash(db, userId);
    if (passwordHash === undefined || !(await verifyPassword(password, passwordHash)))
      throw new AppError("wrong_password");
    if (rateLimits) await forgetAttempts(db, confirming.kind, userId);
    return passwordHash;
  };
}
