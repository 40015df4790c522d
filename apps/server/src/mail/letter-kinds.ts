import type { OptionalLetter, TokenScope } from "@colophon/api";

/**
 * What each kind of letter says, apart from its recipient. Kinds of all features are here, as plain facts: one type makes every
 * language have a text for each, and a stored letter can be sent without the feature that queued it. One that an earlier release has queued
 * lacks what was added since.
 */
export interface LetterContents {
  confirmAddress: { link: string };
  passwordReset: { link: string };
  /** After many failed passwords, the right one came from an unknown device. */
  deviceLink: { link: string };
  /** Without a link to undo it, the letter says how to write to the registry. */
  emailChanged: { undoUrl?: string };
  passwordChanged: NothingMore;
  /** `device` as in the list of sessions, perhaps empty; `at` an ISO moment. */
  newDevice: { device: string; at: string };
  factorAdded: { factor: "passkey" | "totp" | "recovery_codes"; name: string };
  factorRemoved: { factor: "passkey" | "totp"; name: string };
  /** A copy of it was detected. */
  passkeyBlocked: { name: string };
  recoveryCodeUsed: { left: number };
  /** Begins the wait for a user who has lost every second factor. */
  recoveryLink: { link: string };
  /** Its link cancels the wait; ISO moments. */
  recoveryBegun: { link: string; readyAt: string; endsAt: string };
  /** A day before the wait is over, unless it was cancelled. */
  recoveryReminder: LetterContents["recoveryBegun"];
  factorsRecovered: NothingMore;
  /** An API token, by its name; `expiresAt` an ISO moment. */
  tokenMade: { name: string; scopes: readonly TokenScope[]; expiresAt: string };
  /** To the owner of a link that the registry could not find for three days. */
  linkLost: LinkFacts;
  /** Two accounts have their codes at one domain. */
  linkContested: LinkFacts;
  /** Another account has confirmed the domain, where this one's code is no more; and to the other account. */
  linkMoved: LinkFacts;
  linkTakenOver: LinkFacts;
  welcome: NothingMore;
  /** To the address that a work's owner entered. */
  transferOffered: {
    link: string;
    title: string;
    certificateId: string;
    creator: string;
    isDisputed: boolean;
    /** There is a newer version, which the offer isn't about. */
    isSuperseded: boolean;
  };
  /** To the owner: an operator has offered it in their name. */
  transferOfferedForYou: AboutWork;
  /** To the former owner, and to the new one. */
  transferAccepted: AboutWork;
  transferReceived: AboutWork;
  transferRefused: AboutWork;
  /** To the work's owner. */
  disputeOpened: AboutWork;
  /** To the person who disputed. */
  disputeAnswered: AboutWork;
  /** To the other side. */
  disputeSettled: AboutWork;
  certificateReady: CertificateLetterFacts;
  finalProof: CertificateLetterFacts;
  /** About works that were registered together. */
  batchReady: BatchFacts;
  batchFinal: BatchFacts;
  receipt: ReceiptLetter;
  /** `outcome` is the order's: its work is registered, or never will be, or that is undecided. */
  refund: ReceiptLetter & { outcome: "registered" | "ended" | "open" };
  /** To the reporter, or about an objection, to the owner. `answer` is in the operator's words, perhaps empty. */
  reportDecided: { certificateId: string; isObjection: boolean; isUpheld: boolean; answer: string };
  /** To the owner: the registry has published a statement about a work. */
  registrySaid: RegistryWords;
  /** `text` in the operator's words. */
  accountSuspended: { text: string };
  accountRestored: NothingMore;
  accountEnded: { text: string };
  /** To the address that an erased account had confirmed. */
  accountErased: NothingMore;
  /** To people who are named in a work, perhaps without an account; the account is the registrant's. */
  invitation: InvitationFacts;
  invitationReminder: InvitationFacts;
  invitationAnswered: {
    certificateId: string;
    title: string;
    name: string;
    answer: "confirmed" | "declined";
  };
  /** To the licensor; and after an answer, to the side whose turn it is. */
  licenceAsked: AboutRequest;
  licenceCountered: AboutRequest;
  /** To both sides, where something has to be paid. */
  licenceAgreed: AboutRequest;
  /** To the other side. */
  licenceDeclined: AboutRequest;
  licenceWithdrawn: AboutRequest;
  /** To both sides. The letter's subject is the request's number, a slash and the reader's side. */
  licenceLapsed: AboutRequest;
  /** To both sides, with its document. The letter's subject is the licence's number, a slash and the reader's side. */
  licenceIssued: AboutLicence;
  /** One side has said that it ends: to the other. */
  licenceEnding: AboutLicence;
  /** Both have: to both. */
  licenceEnded: AboutLicence;
  /** To the licensee. */
  licenceRevoked: AboutLicence;
}

/** A request for a licence; `as`: whose side the reader is on. */
export interface AboutRequest {
  requestId: string;
  as: "licensor" | "licensee";
  title: string;
  certificateId: string;
  /** The other side's. */
  name: string;
  /** In the currency's smallest unit; null: not named yet. */
  amount: number | null;
  currency: string;
}

export type AboutLicence = { licenceId: string } & Pick<AboutRequest, "as" | "title" | "name">;

/** A domain, as `https://<domain>/`, or a page. */
export interface LinkFacts {
  url: string;
  /** With its name in Unicode; null where that is no other. */
  unicodeUrl: string | null;
}

export interface InvitationFacts {
  title: string;
  registrant: string;
  /** The reader's name in the work. */
  name: string;
  /** May be empty, like `share`, a percentage with two decimals. */
  role: string;
  share: string;
  link: string;
  /** Where one letter asks about several works that were registered together: the first of them, and how many there are. */
  several?: { works: { title: string; link: string }[]; count: number };
  /** Where the reader can refuse all further letters. */
  stopUrl: string;
}

/** Only the register shows the statement itself: the letter links to it. */
export interface AboutWork {
  title: string;
  certificateId: string;
  workId: string;
}

/** Never queued, but read when the letter is sent; the letter's subject is the certificate's number. */
export interface CertificateLetterFacts {
  certificateId: string;
  title: string;
  /** ISO moment. */
  registeredAt: string;
  /** The anchor of its leaf is final. */
  isFinal: boolean;
}

/** Likewise for several works: the letter's subject is the batch's id. */
export interface BatchFacts {
  count: number;
  /** Of the first of them. */
  titles: string[];
  /** ISO moment. */
  registeredAt: string;
  /** The anchor of all their leaves is final. */
  isFinal: boolean;
}

/** Likewise for a receipt: the letter's subject is the order's id, a slash and the receipt's number. */
export interface ReceiptLetter {
  number: number;
  orderId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** ISO moment. */
  issuedAt: string;
}

interface RegistryWords {
  said: "noted" | "blocked" | "unblocked";
  workId: string;
  certificateId: string;
  title: string;
  /** As published. */
  text: string;
}

type NothingMore = Readonly<Record<string, never>>;

export type LetterKind = keyof LetterContents;

interface LetterRule {
  /** `any`: also for an unconfirmed address, which may be a stranger's. */
  requires: "confirmed" | "any";
  /** Whether a user may switch it off, and for some, together with which kind. */
  optional: boolean | OptionalLetter;
  /** There may be thousands at a time: they never delay other letters. */
  bulk: boolean;
  /** Retried for this long; after that it would be useless. */
  hours: number;
  /** Delays it by this many hours; `hours` then start to count. */
  afterHours?: number;
}

const threeDays = 72;

export const letterKinds: Readonly<Record<LetterKind, LetterRule>> = {
  confirmAddress: { requires: "any", optional: false, bulk: false, hours: 24 },
  passwordReset: { requires: "any", optional: false, bulk: false, hours: 1 },
  deviceLink: { requires: "any", optional: false, bulk: false, hours: 1 },
  emailChanged: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  passwordChanged: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  newDevice: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  factorAdded: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  factorRemoved: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  passkeyBlocked: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  recoveryCodeUsed: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  recoveryLink: { requires: "confirmed", optional: false, bulk: false, hours: 1 },
  recoveryBegun: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  recoveryReminder: { requires: "confirmed", optional: false, bulk: false, hours: 24, afterHours: 48 },
  factorsRecovered: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  tokenMade: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  linkLost: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  linkContested: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  linkMoved: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  linkTakenOver: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  welcome: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  transferOffered: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  transferOfferedForYou: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  transferAccepted: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  transferReceived: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  transferRefused: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  disputeOpened: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  disputeAnswered: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  disputeSettled: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  certificateReady: { requires: "confirmed", optional: true, bulk: true, hours: threeDays },
  finalProof: { requires: "confirmed", optional: true, bulk: true, hours: threeDays },
  batchReady: { requires: "confirmed", optional: "certificateReady", bulk: true, hours: threeDays },
  batchFinal: { requires: "confirmed", optional: "finalProof", bulk: true, hours: threeDays },
  receipt: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  refund: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  reportDecided: { requires: "any", optional: false, bulk: false, hours: threeDays },
  registrySaid: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  accountSuspended: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  accountRestored: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  accountEnded: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  accountErased: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  invitation: { requires: "confirmed", optional: false, bulk: true, hours: threeDays },
  invitationReminder: { requires: "confirmed", optional: false, bulk: true, hours: threeDays },
  invitationAnswered: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceAsked: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceCountered: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceAgreed: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceDeclined: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceWithdrawn: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceLapsed: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceIssued: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceEnding: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceEnded: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
  licenceRevoked: { requires: "confirmed", optional: false, bulk: false, hours: threeDays },
};

/** What decides which letters an account gets. */
export interface Addressee {
  email_confirmed_at: Date | null;
  letters_off: readonly string[];
  erasing_since: Date | null;
}

/**
 * The only rule for who gets what: nothing for closed accounts, nothing that was switched off, and only some kinds for
 * an unconfirmed address.
 */
export function mayGet(kind: LetterKind, addressee: Addressee): boolean {
  const { requires, optional } = letterKinds[kind];
  if (addressee.erasing_since !== null) return false;
  if (requires === "confirmed" && addressee.email_confirmed_at === null) return false;
  return optional === false || !addressee.letters_off.includes(optional === true ? kind : optional);
}
