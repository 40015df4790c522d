import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { networkOf } from "../../base/http/client-network.ts";
import { type AttemptPolicy, takeAttempt } from "./attempts.ts";
import { emailKey } from "../../base/email-key.ts";

/** By address and client: attempts from elsewhere lock no one out. */
export const registering: AttemptPolicy = {
  kind: "register",
  free: 5,
  forgottenAfterSeconds: 3600,
  firstWaitSeconds: 60,
  maxWaitSeconds: 3600,
};
export const resetting: AttemptPolicy = { ...registering, kind: "reset" };
export const resending: AttemptPolicy = { ...registering, kind: "resend" };
/** By address alone: limits the letters to one mailbox. A person who asks again has the earlier ones. */
const mailing: AttemptPolicy = { ...registering, kind: "mail" };
/** By account: strangers who use up its letters about passwords don't keep those from its owner. */
const mailingOwner: AttemptPolicy = { ...registering, kind: "device-mail" };
/**
 * By address alone, no matter which account or client names it: it may be a stranger's. As many as one client may ask for,
 * with the letter of the sign-up.
 */
const mailingStranger: AttemptPolicy = { ...registering, kind: "confirm-mail", free: 6 };

/** Attempts in ten minutes from one client, counted in each process. It limits what costs a hash. */
export const perClient = (max: number) => ({ limit: { max, seconds: 600 } });

export function refuseEarly(wait: number): void {
  if (wait > 0) throw new AppError("rate_limited", { retryAfter: wait });
}

/** Counts an attempt; refuses one that comes too early. */
export async function countByClient(
  { db, config }: { db: Kysely<Database>; config: { rateLimits: boolean } },
  policy: AttemptPolicy,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  if (config.rateLimits)
    refuseEarly(await takeAttempt(db, policy, `${emailKey(email)}\n${clientNetwork(ip)}`));
}

/** Whether a letter that anyone can ask for may go to this address now. */
export async function mayMail(
  { db, config }: { db: Kysely<Database>; config: { rateLimits: boolean } },
  email: string,
): Promise<boolean> {
  return !config.rateLimits || (await takeAttempt(db, mailing, emailKey(email))) === 0;
}

/** The same for a letter that only a person who knows the account's password can ask for. */
export async function mayMailOwner(
  { db, config }: { db: Kysely<Database>; config: { rateLimits: boolean } },
  userId: string,
): Promise<boolean> {
  return !config.rateLimits || (await takeAttempt(db, mailingOwner, userId)) === 0;
}

/** The same for a letter to an address that nobody has confirmed yet. */
export async function mayMailStranger(
  { db, config }: { db: Kysely<Database>; config: { rateLimits: boolean } },
  email: string,
): Promise<boolean> {
  return !config.rateLimits || (await takeAttempt(db, mailingStranger, emailKey(email))) === 0;
}

/** An IPv6 client has a whole network to itself. */
export function clientNetwork(ip: string): string {
  return networkOf(ip, { ipv4: 32, ipv6: 64 });
}
