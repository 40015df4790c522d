import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { type AttemptPolicy, countAttempt, forgetAttempts, readAttempts, takeAttempt } from "./attempts.ts";
import { emailKey } from "../../base/email-key.ts";
import { findKnownAccount } from "./known-devices.ts";

/** By address and client, so that attempts from elsewhere lock no one out; a known device has its own counter. */
const attempting: AttemptPolicy = {
  kind: "log-in",
  free: 10,
  forgottenAfterSeconds: 3600,
  firstWaitSeconds: 1,
  maxWaitSeconds: 900,
};

/** Failures of one address in an hour, from all clients: beyond this, an unknown device needs a link as well. */
const maxFailures = 100;
const failing = "log-in-failed";

/** What is known of an attempt to log in before its password is checked. */
export interface LogInAttempt {
  email: string;
  /** The secret that the browser kept from an earlier log-in, if any. */
  device: string | undefined;
  /** The client's network. */
  client: string;
}

export interface AdmittedAttempt {
  /** Seconds until the next attempt is allowed; 0 when this one is. */
  wait: number;
  isKnown: boolean;
  /** The password alone isn't enough for this device. */
  needsLink: boolean;
}

/** Counts an attempt to log in. It treats addresses with and without an account alike. */
export async function admitLogIn(db: Kysely<Database>, attempt: LogInAttempt): Promise<AdmittedAttempt> {
  const isKnown = (await findKnownAccount(db, emailKey(attempt.email), attempt.device)) !== undefined;
  const wait = await takeAttempt(db, attempting, subjectOf(attempt, isKnown));
  const needsLink = !isKnown && (await readAttempts(db, failing, emailKey(attempt.email))) >= maxFailures;
  return { wait, isKnown, needsLink };
}

export async function countFailure(db: Kysely<Database>, { email }: LogInAttempt): Promise<void> {
  await countAttempt(db, failing, emailKey(email));
}

/**
 * Of this client or device, with `isKnown` as it was admitted. Those of the address from all clients stay: a guesser's are
 * among them.
 */
export async function forgetFailures(
  db: Kysely<Database>,
  attempt: LogInAttempt,
  isKnown: boolean,
): Promise<void> {
  await forgetAttempts(db, attempting.kind, subjectOf(attempt, isKnown));
}

function subjectOf({ email, device, client }: LogInAttempt, isKnown: boolean): string {
  return `${emailKey(email)}\n${isKnown && device !== undefined ? device : client}`;
}
