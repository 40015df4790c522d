import type { AccountContext } from "./account-context.ts";
import { AppError } from "../../base/errors.ts";
import { mayMailOwner, refuseEarly } from "./attempt-limits.ts";
import type { BackgroundWork } from "./background-work.ts";
import { emailKey } from "../../base/email-key.ts";
import { admitLogIn, countFailure, forgetFailures, type LogInAttempt } from "./guard-log-in.ts";
import { findByPassword, type FoundUser } from "./log-in.ts";
import { mailDeviceLink } from "./mail-device-link.ts";
import { noteRepeatedEvent } from "./security-events.ts";
import { findUsersByEmail } from "./user-store.ts";

interface Identified {
  user: FoundUser;
  /** Someone has logged in from this device before. */
  isKnown: boolean;
  /** Called once logging in has succeeded: earlier failures were the owner's. */
  forgive(): Promise<void>;
}

/**
 * Finds the account for an address and password. Refuses early attempts, wrong passwords, and unknown devices after too
 * many failures.
 */
export async function identify(
  accounts: AccountContext,
  { password, label, ...attempt }: LogInAttempt & { password: string; label: string },
  { start, log }: Pick<BackgroundWork, "start"> & { log: Parameters<BackgroundWork["start"]>[1] },
): Promise<Identified> {
  const { db, letters, config } = accounts;
  const { wait, isKnown, needsLink } = config.rateLimits
    ? await admitLogIn(db, attempt)
    : { wait: 0, isKnown: false, needsLink: false };
  refuseEarly(wait);
  const { user, isOnly } = await findByPassword(db, { email: attempt.email, password });
  if (user === undefined) {
    if (config.rateLimits) await countFailure(db, attempt);
    // In the background, so that the answer's timing doesn't reveal whether there is an account.
    start(() => noteFailure(accounts, attempt.email, label), log);
  } else if (needsLink) {
    start(async () => {
      if (await mayMailOwner(accounts, user.id))
        await mailDeviceLink({ db, letters, publicUrl: config.publicUrl }, user);
    }, log);
  }
  // For right and wrong passwords alike, so that guessing on reveals nothing.
  if (needsLink) throw new AppError("device_not_known");
  if (user === undefined) throw new AppError("invalid_credentials");
  return {
    user,
    isKnown,
    async forgive() {
      // Where several accounts share the address, one's success doesn't forgive another's failures.
      if (config.rateLimits && isOnly) await forgetFailures(db, attempt, isKnown);
    },
  };
}

async function noteFailure({ db }: AccountContext, email: string, device: string): Promise<void> {
  for (const { id } of await findUsersByEmail(db, emailKey(email)))
    await noteRepeatedEvent(db, { userId: id, kind: "login_failed", device });
}
