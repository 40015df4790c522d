import { createHash } from "node:crypto";
import { optionalLetters } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { emailKey } from "../base/email-key.ts";
import type { DataKey } from "../base/keys/data-key.ts";
import { composeLetter } from "./compose-letter.ts";
import {
  type AboutLicence,
  type AboutRequest,
  type BatchFacts,
  type CertificateLetterFacts,
  type LetterContents,
  letterKinds,
  type LetterKind,
  mayGet,
} from "./letter-kinds.ts";
import { openLetter } from "./letter-queue.ts";
import { type ClaimedLetter, countSentToday, findAddressee, withdrawWaiting } from "./letter-store.ts";
import type { Mail } from "./mailer.ts";
import { sealStop } from "./stop-links.ts";

export interface MailContext {
  db: Kysely<Database>;
  key: DataKey;
  publicUrl: string;
  /** What letters about certificates say and attach; undefined once the certificate is gone. */
  describeCertificate(id: string, language: string): Promise<Described<CertificateLetterFacts> | undefined>;
  /** What letters about a batch say; undefined once it is gone. */
  describeBatch(id: string): Promise<BatchFacts | undefined>;
  /** The same of a receipt, by its letter's subject. */
  describeReceipt(subject: string, language: string): Promise<Described<ReceiptFacts> | undefined>;
  /** The same of a licence that was issued, by its letter's subject. */
  describeLicence(subject: string, language: string): Promise<Described<AboutLicence> | undefined>;
  /** The same of a request for a licence that lapsed; nothing is attached. */
  describeRequest(subject: string): Promise<Described<AboutRequest> | undefined>;
}

export interface Described<Facts> {
  facts: Facts;
  attachments: NonNullable<Mail["attachments"]>;
}

/** The facts of both kinds of letters about receipts. */
type ReceiptFacts = LetterContents["refund"];

/** Letters of a kind that this version knows. */
export type KnownLetter = ClaimedLetter & { kind: LetterKind };

/** Per kind and account: a user who registers hundreds of works by a program doesn't want hundreds of letters. */
const mostADay = 20;

/** The mail that a letter becomes. Undefined for one that should not be sent any more. */
export async function composeMail(context: MailContext, letter: KnownLetter): Promise<Mail | undefined> {
  const { kind, user_id: userId } = letter;
  const { to: given, contents, isGuess } = openLetter(context.key, letter);
  const reader =
    userId === null ? { email: given, name: "" } : await findReader(context.db, { kind, userId, given });
  const to = reader?.email;
  if (reader === undefined || to === undefined) return undefined;
  const { name } = reader;
  const body = isDescribed(kind)
    ? await writeDescribed(context, { ...letter, kind, name })
    : userId !== null && isAboutWorks(kind)
      ? await writeAboutWorks(context, { ...letter, kind, userId, name })
      : writeFrom(context, { ...letter, name, isGuess: isGuess === true }, contents);
  return body && { id: idOf(letter), date: letter.queued_at, to, ...body };
}

type Body = Omit<Mail, "id" | "date" | "to">;

/** Undefined when the account may not get it any more. */
async function findReader(
  db: Kysely<Database>,
  { kind, userId, given }: { kind: LetterKind; userId: string; given: string | undefined },
): Promise<{ email: string; name: string } | undefined> {
  const addressee = await findAddressee(db, userId);
  if (addressee === undefined || addressee.erasing_since !== null) return undefined;
  // The letter's own address was checked when it was queued.
  if (given !== undefined && emailKey(given) !== emailKey(addressee.email)) return { email: given, name: "" };
  const { email } = addressee;
  // Whoever gave an unconfirmed address has also chosen the name: a stranger's words to its owner.
  const name = letterKinds[kind].requires === "confirmed" ? addressee.name : "";
  return given !== undefined || mayGet(kind, addressee) ? { email: given ?? email, name } : undefined;
}

function writeFrom(
  { publicUrl }: MailContext,
  { kind, language, name, isGuess }: KnownLetter & { name: string; isGuess: boolean },
  contents: LetterContents[LetterKind],
): Body {
  const { stopUrl } = { stopUrl: undefined, ...contents };
  const written = composeLetter({ kind, language, contents, publicUrl, stopUrl, name, isGuess });
  return { ...written, ...(stopUrl !== undefined && { headers: headersToStop(stopUrl) }) };
}

/** What letters say that is read when they are sent, by their kind. */
const describers = {
  receipt: "describeReceipt",
  refund: "describeReceipt",
  licenceIssued: "describeLicence",
  licenceLapsed: "describeRequest",
} as const satisfies Partial<Record<LetterKind, keyof MailContext>>;

const isDescribed = (kind: LetterKind): kind is keyof typeof describers => Object.hasOwn(describers, kind);

async function writeDescribed(
  context: MailContext,
  { kind, language, subject, name }: KnownLetter & { kind: keyof typeof describers; name: string },
): Promise<Body | undefined> {
  const { publicUrl } = context;
  const described = await context[describers[kind]](subject, language);
  if (described === undefined) return undefined;
  const { facts, attachments } = described;
  return { ...composeLetter({ kind, language, contents: facts, publicUrl, name }), attachments };
}

type AboutWorks = "certificateReady" | "finalProof" | "batchReady" | "batchFinal";

async function writeAboutWorks(
  { db, key, publicUrl, describeCertificate, describeBatch }: MailContext,
  { kind, userId, language, subject, name }: KnownLetter & { kind: AboutWorks; userId: string; name: string },
): Promise<Body | undefined> {
  if ((await countSentToday(db, { userId, kind })) >= mostADay) {
    await withdrawWaiting(db, { userId, kind });
    return undefined;
  }
  const stopped = { batchReady: "certificateReady", batchFinal: "finalProof" } as const;
  const isBatch = kind === "batchReady" || kind === "batchFinal";
  const stop = sealStop(key, { userId, kind: isBatch ? stopped[kind] : kind });
  const described = isBatch
    ? await describeBatch(subject).then((facts) => facts && { facts, attachments: [] })
    : await describeCertificate(subject, language);
  if (described === undefined) return undefined;
  const { facts, attachments } = described;
  const stopUrl = `${publicUrl}/api/letters/stop/${stop}`;
  const written = composeLetter({ kind, language, contents: facts, publicUrl, stopUrl, name });
  return { ...written, headers: headersToStop(stopUrl), attachments };
}

/** RFC 8058: lets a mail program offer its own button to stop them. */
const headersToStop = (stopUrl: string) => ({
  "List-Unsubscribe": `<${stopUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function isAboutWorks(kind: LetterKind): kind is AboutWorks {
  return kind === "batchReady" || kind === "batchFinal" || optionalLetters.some((one) => one === kind);
}

/** Reveals nothing about the event, and is always the same for it. */
export function idOf({ kind, subject }: Pick<ClaimedLetter, "kind" | "subject">): string {
  return createHash("sha256").update(`${kind}:${subject}`).digest("hex").slice(0, 32);
}
