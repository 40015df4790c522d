import type { BundleAnchor } from "@colophon/proof";
import type { Generated, JSONColumnType } from "kysely";

/**
 * Logs that have ended, each with the columns of the tables of the same name of the present one. Written once, by the restore
 * that ends a log, but for `given_back`, which grows with each file that somebody gives. What is read of them is read through the
 * schema `previous` (log/previous/in-log.ts).
 */
export interface PreviousLogTables {
  previous_logs: PreviousLogsTable;
  previous_entries: PreviousEntriesTable;
  previous_checkpoints: PreviousCheckpointsTable;
  certificate_places: CertificatePlacesView;
  given_back: GivenBackTable;
  carried_statements: CarriedStatementsTable;
}

/** Logs as their last backup had them: `size` and `root` are its head. What the log got after that backup isn't here. */
interface PreviousLogsTable {
  /** From 1, in the order in which they ended. */
  log: number;
  origin: string;
  vkey: string;
  issuer: string;
  size: number;
  root: Buffer;
}

interface PreviousEntriesTable {
  log: number;
  index: number;
  entry: Buffer;
  certificate_id: string | null;
}

/** Signed by the log while its key was there: of the last head, the newest closed one, and those that were anchored. */
interface PreviousCheckpointsTable {
  log: number;
  size: number;
  checkpoint: string;
}

/** The entry of each certificate, in whichever log it is. */
interface CertificatePlacesView {
  certificate_id: string;
  /** Null: the present one. */
  log: number | null;
  index: number;
}

/** A certificate that the backup lacks, with its proof from the file that somebody gave: no entry or tile that we keep proves it. */
interface GivenBackTable {
  certificate_id: string;
  log: number;
  index: number;
  tlog_proof: string;
  /** The anchors of the proof's checkpoint that a chain has shown to be final. */
  anchors: JSONColumnType<BundleAnchor[]>;
  issuer_jwks: string;
  issuer_keys_proof: string;
  given_at: Generated<Date>;
}

/** The place of a statement in a log that has ended, and had itself begun with it. */
interface CarriedStatementsTable {
  log: number;
  certificate_id: string;
  n: number;
  index: number;
}
