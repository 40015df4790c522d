import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Counter } from "prom-client";
import type { Database } from "../base/db/schema.ts";
import type { Worker } from "../base/every.ts";
import { composeMail, type KnownLetter, type MailContext } from "./compose-mail.ts";
import { letterKinds } from "./letter-kinds.ts";
import { type ClaimedLetter, claimLetter, markFailed, markSent, withdraw } from "./letter-store.ts";
import type { Mailer } from "./mailer.ts";
import { type LetterLog, settleFailure } from "./settle-failure.ts";

export interface LetterSenderOptions extends MailContext {
  mailer: Mailer;
  log: LetterLog;
}

/** Aborts an attempt that takes longer, well before its claim expires, so that no two processes send it. */
const sendSeconds = 5 * 60;

const pollSeconds = 1;
const stopSeconds = 5;
const noteAttempts = 10;

const sent = new Counter({
  name: "colophon_letters_sent_total",
  help: "Letters that the mail server has taken from this process.",
});

/**
 * Sends queued letters: any process may, one at a time for each letter. A claim of a killed process expires, and the
 * letter is due again. Only a crash between the mail server's answer and the note of it here sends a letter twice, under
 * the same Message-ID. When stopped, it waits some seconds for the mail server's answer; what that hasn't accepted by then
 * is sent after the next start.
 */
export function createLetterSender(options: LetterSenderOptions): Worker {
  const { db, mailer, log } = options;
  const end = new AbortController();
  const cut = new AbortController();
  let lanes: Promise<void>[] = [];

  /** False when no letter is due. */
  async function sendOne(bulk: boolean): Promise<boolean> {
    const letter = await claimLetter(db, bulk, randomUUID());
    if (letter === undefined) return false;
    if (!isKnown(letter)) await markFailed(db, letter, "unknown_kind");
    else await deliver(letter);
    return true;
  }

  async function deliver(letter: KnownLetter): Promise<void> {
    const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(sendSeconds * 1000)]);
    try {
      const mail = await composeMail(options, letter);
      if (mail === undefined) return await withdraw(db, letter);
      signal.throwIfAborted();
      await mailer.send(mail, signal);
    } catch (error) {
      return await settleFailure(options, letter, error);
    }
    sent.inc();
    await noteSent(db, letter);
  }

  async function runLane(bulk: boolean): Promise<void> {
    /** Told once until the queue can be read again: a lane asks every few seconds. */
    let isTold = false;
    while (!end.signal.aborted) {
      const found = await sendOne(bulk).catch((err: unknown) => {
        if (!isTold) log.warn({ err }, "letters wait: cannot read their queue");
        isTold = true;
        return undefined;
      });
      if (found !== undefined) isTold = false;
      if (!found) await delay(pollSeconds * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      lanes = [runLane(false), runLane(false), runLane(true)];
    },
    async stop() {
      end.abort();
      const timer = setTimeout(() => cut.abort(), stopSeconds * 1000);
      await Promise.all(lanes);
      clearTimeout(timer);
    },
  };
}

/** Retries, so that a short outage of the database doesn't cause a second sending. */
async function noteSent(db: Kysely<Database>, letter: ClaimedLetter): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await markSent(db, letter);
    } catch (error) {
      if (attempt === noteAttempts) throw error;
      await delay(pollSeconds * 1000);
    }
  }
}

/** The queue may contain kinds from an earlier or later version. */
function isKnown(letter: ClaimedLetter): letter is KnownLetter {
  return Object.hasOwn(letterKinds, letter.kind);
}
