import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { InvitationTables } from "./invitation-tables.ts";

/** The tables of `migrations/`, as Kysely sees them. Moments are `Date`, 64-bit integers safe JS numbers. */
export interface Database extends AccountTables, InvitationTables {
  registration_counts: RegistrationCountsTable;
  profiles: ProfilesTable;
  aliases: AliasesTable;
  wallets: WalletsTable;
  wallet_nonces: WalletNoncesTable;
  works: WorksTable;
  certificates: CertificatesTable;
  file_fingerprints: FileFingerprintsTable;
  registration_keys: RegistrationKeysTable;
  statements: StatementsTable;
  transfer_offers: TransferOffersTable;
  search_works: SearchWorksTable;
  search_words: SearchWordsTable;
  listed_works: ListedWorksTable;
  deposits: DepositsTable;
  log_state: LogStateTable;
  key_fingerprints: KeyFingerprintsTable;
  log_entries: LogEntriesTable;
  log_tiles: LogTilesTable;
  issuer_key_sets: IssuerKeySetsTable;
  prefix_pages: PrefixPagesTable;
  closed_heads: ClosedHeadsTable;
  anchors: AnchorsTable;
  anchor_txs: AnchorTxsTable;
  dev_chain: DevChainTable;
  leases: LeasesTable;
}

/** What is given out of a day's registrations; a day is one of UTC. */
interface RegistrationCountsTable {
  day: string;
  /** SHA-256 of an account or a network. */
  subject: Buffer;
  number: number;
}

/** Made when a user first saves any of it. The name is in `users`. */
interface ProfilesTable {
  user_id: string;
  professional_title: Generated<string>;
  bio: Generated<string>;
  website_url: Generated<string>;
  visibility: Generated<"private" | "public" | "selective">;
  /** Sealed JSON, bound to the user's id, like the next one. */
  address: Buffer | null;
  self_identification: Buffer | null;
  /** One column, so there is one primary alias; a deleted alias is none. */
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
  /** Whether a signed message has proven that it is the user's. */
  verified: boolean;
  connected_at: Generated<Date>;
}

/** For the messages that prove wallets; gone once used. */
interface WalletNoncesTable {
  nonce: string;
  user_id: string;
  expires_at: Date;
}

interface WorksTable {
  id: string;
  /** Who may speak of it and list it: the registrant, or the successor of the last transfer. Null once that successor is erased. */
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
  /** Registered under an alias, so it is not shown where aliases are not. */
  under_alias: Generated<boolean>;
  /** Sealed JSON: the wizard's own self-identification, full collaborators, agent, whether products are sold. Bound to the work's id. */
  private_details: Buffer;
  created_at: Date;
  /** Of a work that was transferred: who registered it; null once they are erased. Else its owner has. */
  registrant_id: Generated<string | null>;
  is_transferred: Generated<boolean>;
}

interface CertificatesTable {
  id: string;
  /** Null once it is erased, like the disclosures. */
  work_id: string | null;
  /** The issuer-signed JWT without its disclosures: what the leaf hashes. Null where it is packed. */
  record: string | null;
  /** The same as certificates/pack-record.ts keeps it. */
  packed_record: Buffer | null;
  /** Sealed: all disclosures of the record, bound to the certificate's id. */
  disclosures: Buffer | null;
  show_creator_email: boolean;
  show_collaborator_emails: boolean;
  show_shares: Generated<boolean>;
  registered_at: Date;
  erased_at: Date | null;
  /** Registered when addresses were not confirmed: it shows the creator's only if it is among `confirmed_emails`. */
  creator_email_withheld: Generated<boolean>;
}

interface FileFingerprintsTable {
  certificate_id: string;
  position: number;
  sha256: Buffer;
}

/** Idempotency keys of registrations and of statements, scoped to the user; they expire. */
interface RegistrationKeysTable {
  user_id: string;
  key: string;
  body_hash: Buffer;
  certificate_id: string;
  /** SHA-256 of the statement's JWT; null where the certificate itself was registered. */
  statement_hash: Buffer | null;
  created_at: Generated<Date>;
}

/** What was said of a certificate after its registration. A row is never deleted: the log has its entry. */
interface StatementsTable {
  certificate_id: string;
  /** Its number among those of the certificate, from 0, which the log has given. */
  n: number;
  log_index: number;
  kind: string;
  said_by: string;
  /** `iat`. */
  said_at: Date;
  /** The issuer-signed JWT as certificates/pack-record.ts keeps it. */
  packed: Buffer;
  /** Sealed; null once who said it is erased. */
  disclosures: Buffer | null;
  /** Of who said it; null of the registry's own words, and once they are erased. */
  user_id: string | null;
  /** Number of the statement that this one answers, or settles, or of whose successor it says that they are erased. */
  dispute: number | null;
  /** Of a work that has a newer version: the newer one's certificate. */
  other_certificate: string | null;
  /** N of the record's `collaborator.N` that it is about. */
  collaborator: number | null;
  /** Whom a transfer names, until they are erased. */
  successor_id: Generated<string | null>;
}

/** Works that are offered to somebody, one offer each; gone once it is answered, taken back or over. */
interface TransferOffersTable {
  id: string;
  work_id: string;
  owner_id: string;
  token_hash: Buffer;
  /** Sealed JSON: to which address, what the statement will say, and the wallet's signature of it. Bound to the offer's id. */
  sealed: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
}

/**
 * What the search knows of a work, made from public fields alone; `npm run reindex` makes it anew. Who is not the owner
 * is only ever answered from rows that are `listed`.
 */
interface SearchWorksTable {
  work_id: string;
  certificate_id: string;
  owner_id: string | null;
  listed: boolean;
  registered_at: Date;
  /** Of the work's own texts: en, es, fr, zh, ar or ja. */
  language: string;
  /** Of publication; null for an unpublished work. */
  year: number | null;
  /** Keys are names as they are compared. */
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

/** Words of titles, and after `@` of creators' names, for the correction of misspelt ones: a word counts only while a listed work has it. */
interface SearchWordsTable {
  word: string;
}

/** The works of the public register, and no others, as it is leafed through. Written with `search_works`. */
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

/** The private copy of a work's file. Its bytes are staged while they arrive, then sealed in the object store. */
interface DepositsTable {
  work_id: string;
  /** Bytes of the file itself. */
  size: number;
  created_at: Generated<Date>;
  /** Null while the upload is not complete. */
  kept_at: Date | null;
  /** Number of the data key that has sealed it. */
  data_key: Generated<number>;
}

/** One row: the committed head of the log. A transaction that appends holds its row lock. */
interface LogStateTable {
  one: Generated<boolean>;
  origin: string;
  issuer: string;
  size: number;
  root: Buffer;
}

interface KeyFingerprintsTable {
  /** `log`, `issuer`, `data` or `pdf`. */
  purpose: string;
  fingerprint: string;
  /** Of those that can be replaced the newest has the largest; the others have 1. */
  number: Generated<number>;
  began_at: Generated<Date>;
  /** Since then nothing needs it. */
  ended_at: Date | null;
}

interface LogEntriesTable {
  index: number;
  entry: Buffer;
  /** Null for a key set. */
  certificate_id: string | null;
}

/** One row a tile; a partial tile is its first 32·W bytes. */
interface LogTilesTable {
  level: number;
  index: number;
  hashes: Buffer;
}

interface IssuerKeySetsTable {
  log_index: number;
  /** The exact bytes that the log's `03` entry hashes. */
  jwks: string;
}

/** The newest prefix tree, as packages/proof keeps it: a page for each beginning of a key that two statements share. */
interface PrefixPagesTable {
  name: string;
  page: Buffer;
}

/** One row an `04` entry, which is the last one of the log at this size. */
interface ClosedHeadsTable {
  size: number;
  /** Of the log. */
  root: Buffer;
  /** Unix seconds. */
  time: number;
  /** Of statements. */
  count: number;
  /** Of the prefix tree. */
  statements_root: Buffer;
  /** The log's size up to its last entry that is not an `04`. */
  grown_to: number;
}

export type AnchorState = "queued" | "prepared" | "broadcast" | "included" | "final" | "superseded";

interface AnchorsTable {
  id: GeneratedAlways<number>;
  chain_id: number;
  contract: string;
  sender: string;
  size: number;
  root: Buffer;
  state: AnchorState;
  /** False for those of before the log was closed. */
  is_closed: boolean;
  tx_hash: string | null;
  block_number: number | null;
  block_hash: string | null;
  /** Unix seconds. */
  block_time: number | null;
  log_index: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AnchorTxsTable {
  hash: string;
  anchor_id: number;
  chain_id: number;
  sender: string;
  nonce: number;
  attempt: number;
  raw: string;
  /** Wei, decimal. */
  max_fee: string;
  max_priority: string;
  sent_at: Date | null;
  sends: Generated<number>;
  last_error: string | null;
  created_at: Generated<Date>;
}

interface DevChainTable {
  one: Generated<boolean>;
  rpc_url: string;
  updated_at: Generated<Date>;
}

/** Who leads what (anchoring/leadership.ts); gone when nobody does. */
interface LeasesTable {
  name: string;
  holder: string;
  ends_at: Date;
  /** Why the leader cannot go on, as a code, for the nodes that do not lead. */
  alarm: string | null;
}
