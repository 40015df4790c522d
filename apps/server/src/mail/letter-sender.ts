import { createHash, randomUUID } from "node:crypto";
import type { DataKey } from "../base/keys/data-key.ts";
import { setTimeout as delay } from "node:timers/promises";
import { type OptionalLetter, optionalLetters } from "@colophon/api";
import type { Kysely } from "kysely";
import { Counter } from "prom-client";
import type { Database } from "../base/db/schema.ts";
import { composeLetter } from "./compose-letter.ts";
import {
  type CertificateFacts,
  type LetterContents,
  type LetterKind,
  letterKinds,
  mayGet,
} from "./letter-kinds.ts";
import { openLetter } from "./letter-queue.ts";
import {
  type ClaimedLetter,
  claimLetter,
  countSentToday,
  findAddressee,
  markFailed,
  markSent,
  postpone,
  withdraw,
  withdrawWaiting,
} from "./letter-store.ts";
import { type Mail, MailError, type Mailer } from "./mailer.ts";
import { sealStop } from "./stop-links.ts";

export interface LetterSenderOptions {
  db: Kysely<Database>;
  key: DataKey;
  mailer: Mailer;
  publicUrl: string;
  /** What letters about certificates say and attach; undefined once the certificate is gone. */
  describeCertificate(id: string, language: string): Promise<Described<CertificateFacts> | undefined>;
  /** The same of a receipt, by its letter's subject. */
  describeReceipt(subject: string, language: string): Promise<Described<ReceiptFacts> | undefined>;
  log: Log;
}

export interface Described<Facts> {
  facts: Facts;
  attachments: NonNullable<Mail["attachments"]>;
}

/** The facts of both kinds of letters about receipts. */
type ReceiptFacts = LetterContents["refund"];

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface LetterSender {
  start(): void;
  /** Waits some seconds for the mail server's answer; what it hasn't accepted by then is sent after the next start. */
  stop(): Promise<void>;
}

/** Aborts an attempt that takes longer, well before its claim expires, so that no two processes send it. */
const sendSeconds = 5 * 60;
/** Per kind and account: a user who registers hundreds of works by a program doesn't want hundreds of letters. */
const mostADay = 20;

const pollSeconds = 1;
const stopSeconds = 5;
const noteAttempts = 10;

/** After the first attempt, the second, and so on. A grey-listing server requires some minutes. */
const retryMinutes = [1, 5, 15, 30, 60, 120, 240];

const sent = new Counter({
  name: "colophon_letters_sent_total",
  help: "Letters that the mail server has taken from this process.",
});

/**
 * Sends queued letters: any process may, one at a time for each letter. A claim of a killed process expires, and the
 * letter is due again. Only a crash between the mail server's answer and the note of it here sends a letter twice, under
 * the same Message-ID.
 */
export function createLetterSender(options: LetterSenderOptions): LetterSender {
  const { db, key, mailer, publicUrl, describeCertificate, describeReceipt, log } = options;
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

  async function deliver(letter: ClaimedLetter & { kind: LetterKind }): Promise<void> {
    const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(sendSeconds * 1000)]);
    try {
      const mail = await compose(letter);
      if (mail === undefined) return await withdraw(db, letter);
      signal.throwIfAborted();
      await mailer.send(mail, signal);
    } catch (error) {
      return await settleFailure(letter, error);
    }
    sent.inc();
    await noteSent(letter);
  }

  /** Retries, so that a short outage of the database doesn't cause a second sending. */
  async function noteSent(letter: ClaimedLetter): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await markSent(db, letter);
      } catch (error) {
        if (attempt === noteAttempts) throw error;
        await delay(pollSeconds * 1000);
      }
    }
  }

  /** Undefined for a letter that should not be sent any more. */
  async function compose(letter: ClaimedLetter & { kind: LetterKind }) {
    const { kind, language, subject, user_id: userId } = letter;
    const { to: given, contents } = openLetter(key, letter);
    const to = userId === null ? given : await addressOf(kind, userId, given);
    if (to === undefined) return undefined;
    const mail = { id: idOf(letter), date: letter.queued_at, to };
    if (kind === "receipt" || kind === "refund") {
      const receipt = await describeReceipt(subject, language);
      if (receipt === undefined) return undefined;
      const { facts: told, attachments } = receipt;
      return { ...mail, ...composeLetter({ kind, language, contents: told, publicUrl }), attachments };
    }
    if (userId === null || !isAboutWork(kind)) {
      const { stopUrl } = { stopUrl: undefined, ...contents };
      const written = composeLetter({ kind, language, contents, publicUrl, stopUrl });
      return { ...mail, ...written, ...(stopUrl !== undefined && { headers: headersToStop(stopUrl) }) };
    }

    if ((await countSentToday(db, { userId, kind })) >= mostADay) {
      await withdrawWaiting(db, { userId, kind });
      return undefined;
    }
    const certificate = await describeCertificate(subject, language);
    if (certificate === undefined) return undefined;
    const { facts, attachments } = certificate;
    const stopUrl = `${publicUrl}/api/letters/stop/${sealStop(key, { userId, kind })}`;
    const headers = headersToStop(stopUrl);
    const written = composeLetter({ kind, language, contents: facts, publicUrl, stopUrl });
    return { ...mail, ...written, headers, attachments };
  }

  /** Undefined when the account may not get it any more. */
  async function addressOf(
    kind: LetterKind,
    userId: string,
    given: string | undefined,
  ): Promise<string | undefined> {
    const addressee = await findAddressee(db, userId);
    if (addressee === undefined || addressee.erasing_since !== null) return undefined;
    // The letter's own address was checked when it was queued.
    if (given !== undefined) return given;
    return mayGet(kind, addressee) ? addressee.email : undefined;
  }

  async function settleFailure(letter: ClaimedLetter & { kind: LetterKind }, error: unknown): Promise<void> {
    const failure = error instanceof MailError ? error.failure : "unknown";
    const minutes = retryMinutes[letter.attempts - 1] ?? retryMinutes.at(-1) ?? 1;
    const endsAt = letter.queued_at.getTime() + letterKinds[letter.kind].hours * 3_600_000;
    const about = { letter: letter.kind, id: idOf(letter), failure };
    const cause = error instanceof MailError ? {} : { err: error };
    if (!(error instanceof MailError && error.isFinal) && Date.now() + minutes * 60_000 < endsAt) {
      await postpone(db, letter, { failure, minutes });
      log.warn({ ...about, ...cause }, `a letter was not sent, and is tried again in ${minutes} minutes`);
    } else {
      await markFailed(db, letter, failure);
      log.error({ ...about, ...cause }, "a letter could not be sent");
    }
  }

  async function runLane(bulk: boolean): Promise<void> {
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

/** RFC 8058: lets a mail program offer its own button to stop them. */
const headersToStop = (stopUrl: string) => ({
  "List-Unsubscribe": `<${stopUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function isAboutWork(kind: LetterKind): kind is OptionalLetter {
  return optionalLetters.some((one) => one === kind);
}

/** The queue may contain kinds from an earlier or later version. */
function isKnown(letter: ClaimedLetter): letter is ClaimedLetter & { kind: LetterKind } {
  return Object.hasOwn(letterKinds, letter.kind);
}

/** Reveals nothing about the event, and is always the same for it. */
export function idOf({ kind, subject }: Pick<ClaimedLetter, "kind" | "subject">): string {
  return createHash("sha256").update(`${kind}:${subject}`).digest("hex").slice(0, 32);
}
