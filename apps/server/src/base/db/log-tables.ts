import type { Generated, GeneratedAlways } from "kysely";

/** The tables of the log and of its anchors. */
export interface LogTables {
  log_state: LogStateTable;
  log_entries: LogEntriesTable;
  log_tiles: LogTilesTable;
  issuer_key_sets: IssuerKeySetsTable;
  prefix_pages: PrefixPagesTable;
  closed_heads: ClosedHeadsTable;
  anchors: AnchorsTable;
  anchor_txs: AnchorTxsTable;
  dev_chain: DevChainTable;
}

/** One row: the log's committed head. A transaction that appends holds the row's lock. */
interface LogStateTable {
  one: Generated<boolean>;
  origin: string;
  issuer: string;
  size: number;
  root: Buffer;
}

interface LogEntriesTable {
  index: number;
  entry: Buffer;
  /** Null for a key set. */
  certificate_id: string | null;
}

/** One row per tile; a partial tile is its first 32·W bytes. */
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

/** The newest prefix tree, in the pages of packages/proof: one for each key prefix that two statements share. */
interface PrefixPagesTable {
  name: string;
  page: Buffer;
}

/** One row per `04` entry, which is the log's last entry at this size. */
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
  /** False for heads from before the log had closed ones. */
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
