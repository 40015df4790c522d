import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { type AttemptPolicy, countAttempt, forgetAttempts, readAttempts, takeAttempt } from "./attempts.ts";
import { emailKey } from "./email-key.ts";
import { findKnownAccount } from "./known-devices.ts";

/** By address and client, so that attempts from elsewhere lock nobody out; a known device has a counter of its own. */
const attempting: AttemptPolicy = {
  kind: "log-in",
  free: 10,
  forgottenAfterSeconds: 3600,
  firstWaitSeconds: 1,
  maxWaitSeconds: 900,
};

/** Failures of one address in an hour, from wherever: beyond them a device that is not known needs a link as well. */
const maxFailures = 100;
const failing = "log-in-failed";

/** What is known of an attempt to log in before its password is checked. */
export interface LogInAttempt {
  email: string;
  /** The secret that the browser kept from a log-in before, if any. */
  device: string | undefined;
  /** The client's network. */
  client: string;
}

export interface AdmittedAttempt {
  /** Seconds until the next attempt may be made; 0: this one may. */
  wait: number;
  isKnown: boolean;
  /** The password alone isn't enough for this device. */
  needsLink: boolean;
}

/** Counts an attempt to log in. It asks the same of addresses with an account and without. */
export async function admitLogIn(db: Kysely<Database>, attempt: LogInAttempt): Promise<AdmittedAttempt> {
  const isKnown = (await findKnownAccount(db, emailKey(attempt.email), attempt.device)) !== undefined;
  const wait = await takeAttempt(db, attempting, subjectOf(attempt, isKnown));
  const needsLink = !isKnown && (await readAttempts(db, failing, emailKey(attempt.email))) >= maxFailures;
  return { wait, isKnown, needsLink };
}

export async function countFailure(db: Kysely<Database>, { email }: LogInAttempt): Promise<void> {
  await countAttempt(db, failing, emailKey(email));
}

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
