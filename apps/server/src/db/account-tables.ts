import type { SecurityEventKind } from "@colophon/api";
import type { Generated, GeneratedAlways } from "kysely";

/** The tables of accounts, and of the letters to them. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  device_links: DeviceLinksTable;
  security_events: SecurityEventsTable;
  email_confirmations: EmailConfirmationsTable;
  former_emails: FormerEmailsTable;
  confirmed_emails: ConfirmedEmailsTable;
  auth_challenges: AuthChallengesTable;
  passkeys: PasskeysTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  recovery_links: RecoveryLinksTable;
  factor_recoveries: FactorRecoveriesTable;
  letters: LettersTable;
  final_proofs_told: FinalProofsToldTable;
  reports: ReportsTable;
  operators: OperatorsTable;
  operator_acts: OperatorActsTable;
}

interface UsersTable {
  id: Generated<string>;
  email: string;
  /** The address as it is compared: trimmed, NFKC, lower case. One account has it confirmed; a few may have it unconfirmed. */
  email_key: string;
  full_name: string;
  password_hash: string;
  language: Generated<string>;
  created_at: Generated<Date>;
  /** The current picture's name in the object store and in its URL: anyone who knows it may see it. */
  image: string | null;
  /** The version of the terms and the privacy notice that were accepted at sign-up. */
  accepted_terms: string | null;
  accepted_terms_at: Date | null;
  /** Since when the account is closed, to be erased. */
  erasing_since: Date | null;
  /** Since when the address is known to be its owner's. */
  email_confirmed_at: Date | null;
  /** Kinds of optional letters that the account does not want. */
  letters_off: Generated<string[]>;
  /** Since when nobody logs in to it, by an operator's act. */
  suspended_at: Date | null;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the bearer token; the token itself is never stored. */
  token_hash: Buffer;
  device: Generated<string>;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  /** When its user last confirmed that it is them. */
  confirmed_at: Date | null;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** Of all nodes. Unlogged: a crash begins anew. */
interface AttemptsTable {
  /** SHA-256 of what is attempted and by whom. */
  key: Buffer;
  number: number;
  /** Before then the next attempt comes too early. */
  next_at: Date;
  /** When the attempts are forgotten. */
  ends_at: Date;
}

interface KnownDevicesTable {
  /** SHA-256 of the secret that the browser keeps. */
  token_hash: Buffer;
  user_id: string;
  seen_at: Generated<Date>;
}

/** Links that make a device known, mailed when too many passwords were tried. */
interface DeviceLinksTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** What happened to an account, for its owner to see. */
interface SecurityEventsTable {
  id: GeneratedAlways<number>;
  user_id: string;
  kind: SecurityEventKind;
  device: string;
  /** How often since `began_at`. */
  times: Generated<number>;
  began_at: Generated<Date>;
  at: Generated<Date>;
}

/** Links that confirm an address: the account's own, or the one that it is going to have. */
interface EmailConfirmationsTable {
  token_hash: Buffer;
  user_id: string;
  email: string;
  expires_at: Date;
}

/** Confirmed addresses of before a change, each with the link that undoes it. */
interface FormerEmailsTable {
  token_hash: Buffer;
  user_id: string;
  email: string;
  /** By this clock, and not by the transaction's: of two changes, the later one is known. */
  changed_at: Generated<Date>;
  expires_at: Date;
}

/** What an account has confirmed, kept for accounts with certificates that withhold an address until then. */
interface ConfirmedEmailsTable {
  user_id: string;
  email_key: string;
}

/** What a passkey or a code has to answer, once. */
interface AuthChallengesTable {
  /** SHA-256 of the challenge. */
  token_hash: Buffer;
  /** What it is for: an answer to one is none to another. */
  purpose: "log-in" | "second-factor" | "reset" | "confirm" | "enrol";
  /** Null where the answer says who it is. */
  user_id: string | null;
  expires_at: Date;
}

interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  /** As the authenticator calls it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Of signatures; stays 0 for passkeys that do not count. One that does not grow tells of a copy. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  /** Since when it is not accepted: a copy of it was seen. */
  blocked_at: Date | null;
}

/** Of an authenticator app; not asked for until its first code has come. */
interface TotpSecretsTable {
  user_id: string;
  /** Sealed, bound to the user's id. */
  secret: Buffer;
  enabled_at: Date | null;
  /** The time step of the last code that was accepted: none counts twice (RFC 6238, 5.2). */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of 80 random bits. */
  code_hash: Buffer;
}

/** Links that begin the wait when every factor is lost. */
interface RecoveryLinksTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** Between `ready_at` and `expires_at`, a log-in with the password removes all factors, unless somebody cancels it before. */
interface FactorRecoveriesTable {
  user_id: string;
  /** SHA-256 of the code that cancels it. */
  token_hash: Buffer;
  ready_at: Date;
  expires_at: Date;
}

/** Letters that wait to be sent, and of those that were sent or have failed what event they told of, and when. */
interface LettersTable {
  kind: string;
  /** What of that kind it is about: kind and subject identify one event permanently, so there is one letter about it. */
  subject: string;
  /** Null: somebody without an account, whose address is sealed. */
  user_id: string | null;
  language: string;
  /** About a work: there may be thousands, and no other letter waits for them. */
  bulk: boolean;
  /** Sealed JSON, bound to kind and subject: contents, and an address that is not the account's. Null for none, and once sent. */
  sealed: Buffer | null;
  queued_at: Generated<Date>;
  /** When it is tried next; while somebody sends it, when others may. Null once it is sent or has failed. */
  due_at: Generated<Date | null>;
  /** Of the process that sends it. */
  claim: string | null;
  attempts: Generated<number>;
  /** Why the last attempt failed, as a code. */
  failure: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
}

/** What somebody reported of a certificate, or its owner objects to. */
interface ReportsTable {
  id: string;
  certificate_id: string;
  kind: string;
  /** Of an objection: the owner. */
  user_id: string | null;
  language: string;
  /** Sealed JSON, bound to the report's id: the text, and where its author can be reached. */
  sealed: Buffer;
  created_at: Generated<Date>;
  decision: string | null;
  decided_at: Date | null;
}

interface OperatorsTable {
  user_id: string;
  granted_at: Generated<Date>;
}

/** What operators did. The server's role may only insert and read. */
interface OperatorActsTable {
  id: string;
  place: GeneratedAlways<number>;
  at: Generated<Date>;
  /** Null: somebody at the server's command line. */
  operator_id: string | null;
  act: string;
  /** What it was done to: `certificate:RSF-…`, `account:<id>`, `order:<id>`, `report:<id>`, `letter:<kind>`. */
  subject: string;
  /** Sealed JSON, bound to the act's id: the reason, and what was said. */
  sealed: Buffer;
}

/** One row: letters about final anchors are queued for the entries below this size. */
interface FinalProofsToldTable {
  one: Generated<boolean>;
  size: number;
}
