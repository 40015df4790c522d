import type { SecurityEventKind, TokenScope } from "@colophon/api";
import type { Generated, GeneratedAlways } from "kysely";

/** The tables of accounts, letters, reports and operators, as `migrations/` make them. SQL that is text isn’t checked against these types. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  api_tokens: ApiTokensTable;
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
  /** The normalized address: trimmed, NFKC, lower case. At most one account has it confirmed; a few may have it unconfirmed. */
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
  /** When the account was closed for erasure. */
  erasing_since: Date | null;
  /** When the address was confirmed. */
  email_confirmed_at: Date | null;
  /** Kinds of optional letters that the account does not want. */
  letters_off: Generated<string[]>;
  /** When an operator suspended it: since then, logging in is refused. */
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
  /** When its user last re-authenticated. */
  confirmed_at: Date | null;
}

/** What programs show to act for an account. */
interface ApiTokensTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  scopes: TokenScope[];
  /** SHA-256 of the token, which is never stored. */
  secret_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  last_used_at: Date | null;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** Shared by all nodes. Unlogged: a crash resets it. */
interface AttemptsTable {
  /** SHA-256 of what is attempted, and by whom. */
  key: Buffer;
  number: number;
  /** An attempt before this time is too early. */
  next_at: Date;
  /** When the count expires. */
  ends_at: Date;
}

interface KnownDevicesTable {
  /** SHA-256 of the secret that the browser keeps. */
  token_hash: Buffer;
  user_id: string;
  seen_at: Generated<Date>;
}

/** Links that make a device known, mailed after too many wrong passwords. */
interface DeviceLinksTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** Security events of an account, shown to its owner. */
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

/** Links that confirm an address: the account's current or future one. */
interface EmailConfirmationsTable {
  token_hash: Buffer;
  user_id: string;
  email: string;
  expires_at: Date;
  /** When it confirmed the address. */
  used_at: Generated<Date | null>;
}

/** Formerly confirmed addresses, each with the link that undoes the change. */
interface FormerEmailsTable {
  token_hash: Buffer;
  user_id: string;
  email: string;
  /** By clock_timestamp(), not by the transaction's start, so that two changes are in order. */
  changed_at: Generated<Date>;
  expires_at: Date;
}

/** Addresses that an account has confirmed, if its certificates withhold unconfirmed addresses. */
interface ConfirmedEmailsTable {
  user_id: string;
  email_key: string;
}

/** One-time challenges for a passkey or a code. */
interface AuthChallengesTable {
  /** SHA-256 of the challenge. */
  token_hash: Buffer;
  /** What it is for: a response isn't valid for another purpose. */
  purpose: "log-in" | "second-factor" | "reset" | "confirm" | "enrol";
  /** Null where the response identifies the user. */
  user_id: string | null;
  expires_at: Date;
}

interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  /** The authenticator's credential id, base64url. */
  credential_id: string;
  /** In COSE format. */
  public_key: Buffer;
  /** The signature counter; stays 0 for passkeys that don't count. A counter that doesn't grow reveals a copy. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  /** When it was blocked because a copy was detected. */
  blocked_at: Date | null;
}

/** Secrets of authenticator apps; codes are required only after the first correct one. */
interface TotpSecretsTable {
  user_id: string;
  /** Sealed, bound to the user's id. */
  secret: Buffer;
  enabled_at: Date | null;
  /** The time step of the last accepted code: each is accepted once (RFC 6238, 5.2). */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of 120 random bits. */
  code_hash: Buffer;
}

/** Links that start the waiting period when all factors are lost. */
interface RecoveryLinksTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

/** Between `ready_at` and `expires_at`, a log-in with the password removes all factors, unless it was cancelled before. */
interface FactorRecoveriesTable {
  user_id: string;
  /** SHA-256 of the code that cancels it. */
  token_hash: Buffer;
  ready_at: Date;
  expires_at: Date;
}

/** Letters waiting to be sent; for letters that were sent or failed, the event that they were about, and when. */
interface LettersTable {
  kind: string;
  /** What it is about: kind and subject identify one event permanently, so there is one letter per event. */
  subject: string;
  /** Null: a person without an account, whose address is in `sealed`. */
  user_id: string | null;
  language: string;
  /** About a work: there may be thousands of these, and other letters don't wait for them. */
  bulk: boolean;
  /** Sealed JSON, bound to kind and subject: contents, and an address if not the account's. Null if none, and once sent. */
  sealed: Buffer | null;
  queued_at: Generated<Date>;
  /** When it is tried next; while a process is sending it, when others may. Null once it is sent or has failed. */
  due_at: Generated<Date | null>;
  /** The claim of the process that is sending it. */
  claim: string | null;
  attempts: Generated<number>;
  /** Why the last attempt failed, as an error code. */
  failure: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
}

/** Reports about a certificate, and its owner's objections. */
interface ReportsTable {
  id: string;
  certificate_id: string;
  kind: string;
  /** For an objection: the owner. */
  user_id: string | null;
  /** The account in whose session it was sent; only its erasure and export ask for it. */
  sender_id: string | null;
  /** The HMAC of the address to which the decision goes, empty without one; null in older rows, until it is needed. */
  contact_hash: Buffer | null;
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

/** Operators' acts. The server's role may only insert and read. */
interface OperatorActsTable {
  id: string;
  place: GeneratedAlways<number>;
  at: Generated<Date>;
  /** Null: someone at the server's command line. */
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
