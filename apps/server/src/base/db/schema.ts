import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AiUseTables } from "./ai-use-tables.ts";
import type { ClockTables } from "./clock-tables.ts";
import type { InvitationTables } from "./invitation-tables.ts";
import type { LicenceTables } from "./licence-tables.ts";
import type { LinkTables } from "./link-tables.ts";
import type { LogTables } from "./log-tables.ts";
import type { PreviousLogTables } from "./previous-log-tables.ts";

/** The tables of `migrations/`, as Kysely sees them. Timestamps are `Date`, 64-bit integers are safe JS numbers. */
export interface Database
  extends
    AccountTables,
    AiUseTables,
    ClockTables,
    InvitationTables,
    LicenceTables,
    LinkTables,
    LogTables,
    PreviousLogTables {
  registration_counts: RegistrationCountsTable;
  profiles: ProfilesTable;
  aliases: AliasesTable;
  wallets: WalletsTable;
  wallet_nonces: WalletNoncesTable;
  works: WorksTable;
  batch_works: BatchWorksTable;
  certificates: CertificatesTable;
  file_fingerprints: FileFingerprintsTable;
  earlier_proofs: EarlierProofsTable;
  registration_keys: RegistrationKeysTable;
  statements: StatementsTable;
  transfer_offers: TransferOffersTable;
  drafts: DraftsTable;
  notices: NoticesTable;
  search_works: SearchWorksTable;
  search_words: SearchWordsTable;
  listed_works: ListedWorksTable;
  deposits: DepositsTable;
  key_fingerprints: KeyFingerprintsTable;
  leases: LeasesTable;
}

/** Registrations counted per day of UTC. */
interface RegistrationCountsTable {
  day: string;
  /** SHA-256 of an account or a network. */
  subject: Buffer;
  number: number;
}

/** Created when a user first saves a profile. The name is in `users`. */
interface ProfilesTable {
  user_id: string;
  professional_title: Generated<string>;
  bio: Generated<string>;
  website_url: Generated<string>;
  visibility: Generated<"private" | "public" | "selective">;
  /** Sealed JSON, bound to the user's id, like the next one. */
  address: Buffer | null;
  self_identification: Buffer | null;
  /** One column, so there is at most one primary alias; deleting the alias clears it. */
  primary_alias_id: string | null;
}

interface AliasesTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  context: string;
  created_at: Generated<Date>;
}

interface WalletsTable {
  user_id: string;
  /** Lower-case hex with 0x. */
  address: string;
  chain_id: number;
  /** Whether a signed message has proven that the wallet is the user's. */
  verified: boolean;
  connected_at: Generated<Date>;
}

/** For the messages that prove wallets; deleted once used. */
interface WalletNoncesTable {
  nonce: string;
  user_id: string;
  expires_at: Date;
}

interface WorksTable {
  id: string;
  /** Who may make statements about it and list it: the registrant, or the last transfer's successor. Null once they are erased. */
  owner_id: string | null;
  title: string;
  description: string;
  keywords: string[];
  material_type: string;
  medium: string;
  categories: string[];
  is_published: boolean;
  publication: ColumnType<
    { date: string; city: string; province: string } | null,
    string | null,
    string | null
  >;
  copyright_relation: string;
  shared_publicly: boolean;
  /** Registered under an alias, so it is hidden where aliases are. */
  under_alias: Generated<boolean>;
  /** Sealed JSON: the wizard's own self-identification, full collaborators, agent, whether products are sold. Bound to the work's id. */
  private_details: Buffer;
  created_at: Date;
  /** For a transferred work: who registered it; null once they are erased. Otherwise, its owner did. */
  registrant_id: Generated<string | null>;
  is_transferred: Generated<boolean>;
  /** Of a work outside the catalogue: whether the public ranges of fingerprints have its files'. */
  list_uses: Generated<boolean>;
}

/** Works that were registered all or none, by one request. */
interface BatchWorksTable {
  work_id: string;
  batch_id: string;
  /** From 0, in the order of the request. */
  position: number;
}

interface CertificatesTable {
  id: string;
  /** Null once the work is erased, like the disclosures. */
  work_id: string | null;
  /** The issuer-signed JWT without its disclosures: what the leaf hashes. Null if packed. */
  record: string | null;
  /** The same, as packed by certificates/pack-record.ts. */
  packed_record: Buffer | null;
  /** Sealed: all disclosures of the record, bound to the certificate's id. */
  disclosures: Buffer | null;
  show_creator_email: boolean;
  show_collaborator_emails: boolean;
  show_shares: Generated<boolean>;
  /** Names and fingerprints of the files of a work of several; true for a work of one. */
  show_files: Generated<boolean>;
  registered_at: Date;
  erased_at: Date | null;
  /** Registered before addresses were confirmed: it shows the creator's only if that is in `confirmed_emails`. */
  creator_email_withheld: Generated<boolean>;
}

interface FileFingerprintsTable {
  certificate_id: string;
  position: number;
  sha256: Buffer;
}

/** Proofs of a file from before it was registered (docs/format.md, "Earlier proofs"). */
interface EarlierProofsTable {
  certificate_id: string;
  /** N of the record's `earlier.N`. */
  number: number;
  kind: "ots" | "rfc3161" | "bundle";
  bytes: Buffer;
}

/** Idempotency keys of registrations and of statements, scoped to the user; they expire. */
interface RegistrationKeysTable {
  user_id: string;
  key: string;
  body_hash: Buffer;
  certificate_id: string;
  /** SHA-256 of the statement's JWT; null if the key registered the certificate itself. */
  statement_hash: Buffer | null;
  created_at: Generated<Date>;
}

/** Statements about a certificate after its registration. A row is never deleted: the log has its entry. */
interface StatementsTable {
  certificate_id: string;
  /** Its number among the certificate's statements, from 0, given by the log. */
  n: number;
  log_index: number;
  kind: string;
  said_by: string;
  /** `iat`. */
  said_at: Date;
  /** The issuer-signed JWT, as packed by certificates/pack-record.ts. */
  packed: Buffer;
  /** Sealed; null once the author is erased. */
  disclosures: Buffer | null;
  /** The author; null for the registry's own statements, and once the author is erased. */
  user_id: string | null;
  /** Number of the statement that this one answers or settles, or whose successor's erasure it states. */
  dispute: number | null;
  /** For a work with a newer version: the newer one's certificate. */
  other_certificate: string | null;
  /** N of the record's `collaborator.N` that it is about. */
  collaborator: number | null;
  /** The successor of a transfer, until they are erased. */
  successor_id: Generated<string | null>;
  /** For one that was said in a log that has ended, and carried over into the present one: that log, and its index there. */
  previous_log: Generated<number | null>;
  previous_index: Generated<number | null>;
}

/** Open transfer offers, one per work; deleted once answered, withdrawn or expired. */
interface TransferOffersTable {
  id: string;
  work_id: string;
  /** Null: an operator offers a work that nobody owns. */
  owner_id: string | null;
  token_hash: Buffer;
  /** Sealed JSON: the address, what the statement will say, and the wallet's signature of it. Bound to the offer's id. */
  sealed: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** That letters and notices were made. What they say is stored nowhere. */
interface NoticesTable {
  work_id: string;
  user_id: string;
  kind: string;
  made_on: string;
}

/** Drafts of registrations. */
interface DraftsTable {
  id: string;
  user_id: string;
  /** Counts its changes, from 1. */
  revision: number;
  /** The draft that another device had changed when this one was saved. */
  besides: string | null;
  /** JSON with title and form, bound to the id. */
  sealed: Buffer;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/**
 * What the search knows about a work, derived from public fields only; `npm run reindex` rebuilds it. Only `listed` rows
 * ever answer anyone but the owner.
 */
interface SearchWorksTable {
  work_id: string;
  certificate_id: string;
  owner_id: string | null;
  listed: boolean;
  registered_at: Date;
  /** The language of the work's own texts: en, es, fr, zh, ar or ja. */
  language: string;
  /** Of publication; null for an unpublished work. */
  year: number | null;
  /** Keys are normalized names. */
  title_key: string;
  creator: string;
  creator_key: string;
  city: string;
  city_key: string;
  province: string;
  province_key: string;
  /** Stems, character pairs, concepts and filters: see search/index/tokens-of-work.ts. */
  tokens: string;
}

/** Words of titles, and with a leading `@` of creators' names, for spelling correction: a word counts while a listed work has it. */
interface SearchWordsTable {
  word: string;
}

/** The works of the public register only, in browsing order. Written together with `search_works`. */
interface ListedWorksTable {
  registered_at: Date;
  certificate_id: string;
  work_id: string;
  /** Of publication, else of registration. */
  year: number;
  material_type: string;
  /** As in `search_works`. */
  language: string;
}

/** The private copy of a work's file. Its bytes are staged while they arrive, one a work, then sealed in the object store. */
interface DepositsTable {
  work_id: string;
  /** Which of the work's files. */
  position: Generated<number>;
  /** Bytes of the file itself. */
  size: number;
  created_at: Generated<Date>;
  /** Null while the upload is not complete. */
  kept_at: Date | null;
  /** Number of the data key that sealed it. */
  data_key: Generated<number>;
  /** The last part of its object's key. Null while it isn't kept, and for copies from before version 0.4. */
  copy_id: string | null;
}

interface KeyFingerprintsTable {
  /** `log`, `issuer`, `data` or `pdf`. */
  purpose: string;
  fingerprint: string;
  /** Among keys that can be replaced, the newest has the largest number; the others have 1. */
  number: Generated<number>;
  began_at: Generated<Date>;
  /** When it was last needed. */
  ended_at: Date | null;
}

/** Leases of leaders (anchoring/leadership.ts); deleted when given up. */
interface LeasesTable {
  name: string;
  holder: string;
  ends_at: Date;
  /** Why the leader can't continue, as an error code, for the other nodes. */
  alarm: string | null;
}
