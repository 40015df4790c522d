import type { AccountContext } from "./account-context.ts";
import { AppError } from "../errors.ts";
import { mayMail, refuseEarly } from "./attempt-limits.ts";
import type { BackgroundWork } from "./background-work.ts";
import { emailKey } from "./email-key.ts";
import { admitLogIn, countFailure, forgetFailures, type LogInAttempt } from "./guard-log-in.ts";
import { findByPassword, type FoundUser } from "./log-in.ts";
import { mailDeviceLink } from "./mail-device-link.ts";
import { noteRepeatedEvent } from "./security-events.ts";
import { findUsersByEmail } from "./user-store.ts";

interface Identified {
  user: FoundUser;
  /** A device that was logged in from before. */
  isKnown: boolean;
  /** Once all that logging in asks for was given: earlier failures were the owner's. */
  forgive(): Promise<void>;
}

/** The account of an address and its password. Refuses what comes too early, a wrong password, and devices not known where many were tried. */
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
    // Apart, so that the time of the answer doesn't say whether there is an account.
    start(() => noteFailure(accounts, attempt.email, label), log);
  } else if (needsLink) {
    start(async () => {
      if (await mayMail(accounts, user.email))
        await mailDeviceLink({ db, letters, publicUrl: config.publicUrl }, user);
    }, log);
  }
  // With a right password and a wrong one alike: nobody guesses on.
  if (needsLink) throw new AppError("device_not_known");
  if (user === undefined) throw new AppError("invalid_credentials");
  return {
    user,
    isKnown,
    async forgive() {
      // Where the address is not one account's alone, somebody else's success forgives nothing.
      if (config.rateLimits && isOnly) await forgetFailures(db, attempt, isKnown);
    },
  };
}

async function noteFailure({ db }: AccountContext, email: string, device: string): Promise<void> {
  for (const { id } of await findUsersByEmail(db, emailKey(email)))
    await noteRepeatedEvent(db, { userId: id, kind: "login_failed", device });
}
