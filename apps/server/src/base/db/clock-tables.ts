import type { Generated } from "kysely";

/** What other clocks said about the log's checkpoints (docs/format.md, "Other clocks"). */
export interface ClockTables {
  stamped_checkpoints: StampedCheckpointsTable;
  clock_pieces: ClockPiecesTable;
  bitcoin_headers: BitcoinHeadersTable;
  ocsp_answers: OcspAnswersTable;
  evidence_days: EvidenceDaysTable;
}

/** A closed checkpoint that clocks are asked to stamp. */
interface StampedCheckpointsTable {
  id: Generated<number>;
  /** Null: the present log. Else that of `previous_logs`, which has ended. */
  log: number | null;
  size: number;
  /** Signed by the log, verbatim. What is stamped is its text, without signatures. */
  checkpoint: string;
  stamped_at: Generated<Date>;
}

/** One service's answer about one checkpoint. */
interface ClockPiecesTable {
  id: Generated<number>;
  /** `stamped_checkpoints.id`. */
  checkpoint: number;
  kind: "rfc3161" | "ots";
  /** The address of the authority or of the calendar. */
  service: string;
  /** `wanted`: not answered yet. `pending`: a calendar's promise. `final`: a token, or a proof that leads to a block. */
  state: Generated<"wanted" | "pending" | "final">;
  /** A token in DER, or an OpenTimestamps file, whole. */
  bytes: Buffer | null;
  /** The height of the block that a final OpenTimestamps file leads to. */
  height: number | null;
  /** Why the last request failed, in words for the operator; null when it did not. */
  problem: string | null;
  /** Requests that have failed since the last one that didn't. */
  attempts: Generated<number>;
  asked_at: Date | null;
  /** Null: it is not asked again. */
  next_try_at: Generated<Date | null>;
  /** When it became final. */
  arrived_at: Date | null;
}

/** The header of a block and the six on top of it, 80 bytes each. */
interface BitcoinHeadersTable {
  height: number;
  headers: Buffer;
  arrived_at: Generated<Date>;
}

/** What an authority's responder said of the certificate that signs its tokens, in DER. */
interface OcspAnswersTable {
  id: Generated<number>;
  /** The authority's address, as in `clock_pieces`. */
  service: string;
  bytes: Buffer;
  arrived_at: Generated<Date>;
}

/** What arrived on a day (UTC), as a file, and the entry of the log that has its hash. */
interface EvidenceDaysTable {
  date: string;
  file: Buffer;
  jwt: string;
  /** Null: the present log. */
  log: number | null;
  /** The index of the entry in that log. */
  index: number;
}
