// What `@colophon/clocks` says of the evidence beside a proof: who else says when the checkpoint existed.

import type { Checkpoint } from "../log/checkpoint.ts";
import type { PreviousLog } from "../trust.ts";

/** Why a piece of evidence counts for nothing, or not yet. Closed: a caller can translate every reason. */
export type ClockReason =
  // what it is
  | "unreadable"
  | "too_large"
  | "repeated"
  | "not_understood"
  | "of_other_checkpoint"
  | "no_cryptography"
  // a token of an authority
  | "unknown_authority"
  | "chosen_by_registry"
  | "weak_algorithm"
  | "bad_signature"
  | "unfit_certificate"
  | "not_in_force"
  | "authority_expired"
  | "revoked"
  | "revocation_not_checked"
  | "in_future"
  // a proof for Bitcoin
  | "pending"
  | "no_headers"
  | "bad_headers"
  | "not_looked_up"
  | "explorers_differ"
  | "explorers_not_answered"
  | "too_new"
  // beside a record and its log
  | "before_record"
  | "after_end";

/** One clock, as a piece of evidence shows it. */
export type ClockPiece =
  /** A time-stamping authority says that the checkpoint existed by `time`, Unix seconds: its own time and accuracy. */
  | { clock: "authority"; state: "proven"; operator: string; time: number }
  /** A block of Bitcoin contains it; `time` is its header's, a miner's clock, up to two hours off. */
  | { clock: "bitcoin"; state: "proven"; height: number; time: number }
  /** It may come to count: a calendar has promised a block, or nobody has compared that block with Bitcoin's. */
  | { clock: "bitcoin"; state: "waiting"; reason: ClockReason; height?: number; calendars?: string[] }
  /** It counts for nothing. `clock` is what it would be. */
  | {
      clock: "authority" | "bitcoin" | "revocation" | "line";
      state: "left_out";
      reason: ClockReason;
      detail?: string;
    };

/** The pieces of one proof, judged. */
export interface ClockEvidence {
  /** Root of the checkpoint that they are about. */
  root: Uint8Array;
  pieces: ClockPiece[];
  /**
   * What they come to beside a record in that checkpoint. A proven block that is too old for it is a ProofError. All of it is done
   * by the package that judges clocks: a visitor whose certificate has none does not load it.
   */
  weigh(beside: RecordInCheckpoint): WeighedClocks;
}

/** A record in the checkpoint that clocks are about. */
export interface RecordInCheckpoint extends Pick<RecordInLog, "registeredAt" | "anchor"> {
  checkpoint: Checkpoint;
  /** The log of the checkpoint, if it has ended. */
  previousLog: PreviousLog | undefined;
}

/** What clocks are weighed beside. Times are Unix seconds. */
export interface RecordInLog {
  /** When the issuer says that it registered the record; undefined when its signature is not right. */
  registeredAt: number | undefined;
  /** Of a log that has ended, at a checkpoint that the trust doesn't state. */
  endedAt: number | undefined;
  /** Final on a public chain. */
  anchor: ProvenClock | undefined;
}

/** Who has said when a record existed. */
export type ProvenBy =
  | { kind: "anchor"; chainId: number }
  | { kind: "bitcoin"; height: number }
  | { kind: "authority"; operator: string };

/** A clock that counts: the record existed by `time`, Unix seconds. */
export interface ProvenClock {
  by: ProvenBy;
  time: number;
}

export interface Comparison {
  /** Whose time counts. */
  proven: ProvenClock;
  /** Who else shows it, at that time or later: the earliest of them. */
  second?: ProvenClock;
  /** Two clocks are further apart than they may be: the later counts. */
  disagree?: true;
  /** One authority alone says so. */
  isAlone?: true;
}

export interface WeighedClocks {
  /** Each as it counts for this record. */
  pieces: ClockPiece[];
  /** Undefined when none is proven. */
  comparison?: Comparison;
}
