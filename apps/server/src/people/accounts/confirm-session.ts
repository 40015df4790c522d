import type { GivenFactor } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { SessionCaller } from "../../base/http/bind.ts";
import type { AccountContext } from "./account-context.ts";
import { createChallenge } from "./challenges.ts";
import { createPasswordConfirmation } from "./password-confirmation.ts";
import { proveFactor } from "./prove-factor.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { listMethods } from "./second-factors.ts";
import { confirmSession } from "./session-store.ts";
import { createToken, hashToken } from "./token.ts";

/** How the account's owner can prove who they are, and the challenge for it. */
export async function describeConfirmation({ db }: Pick<AccountContext, "db">, { userId }: SessionCaller) {
  const challenge = await createChallenge(db, { purpose: "confirm", userId });
  if (!(await hasSecondFactor(db, userId))) return { methods: ["password" as const], challenge };
  return { methods: await listMethods(db, userId), challenge };
}

/**
 * Confirms a session for ten minutes; what a stolen token must not do requires that. By the password, or for an account
 * with a second factor by that instead, since a password may have been stolen along with the token. Answers the session's
 * new token: the earlier one ends, and with it whoever has stolen it.
 */
export async function confirmCaller(
  accounts: AccountContext,
  caller: SessionCaller,
  { password, label, ...given }: GivenFactor & { password?: string | undefined; label: string },
): Promise<string> {
  const { db, config } = accounts;
  const { userId, sessionId, tokenHash } = caller;
  if (await hasSecondFactor(db, userId)) {
    // Waits are counted per session: guesses elsewhere don't lock out a logged-in user.
    await proveFactor(accounts, { userId, purpose: "confirm", given, label, knownDevice: sessionId });
  } else {
    await createPasswordConfirmation(db, config)(caller, password ?? "");
  }
  const token = createToken();
  if (!(await confirmSession(db, { id: sessionId, tokenHash }, hashToken(token))))
    throw new AppError("unauthorized");
  return token;
}
