import { type ClockPiece, type ClockReason, type ProvenBy, publicChainName } from "@colophon/proof";
import { utc } from "./utc.ts";

export const reasonTexts: Record<ClockReason, string> = {
  unreadable: "it can't be read",
  too_large: "it is too large",
  repeated: "it is there twice",
  not_understood: "the line of evidence is not one that this version understands",
  of_other_checkpoint: "it is about something else",
  no_cryptography: "this program can't check it here",
  unknown_authority: "nobody knows this authority: use --tsa-root FILE if you do",
  chosen_by_registry: "the authority is chosen by this registry",
  weak_algorithm: "its cryptography is too weak, or unknown",
  bad_signature: "its signature is not right",
  unfit_certificate: "its signer's certificate is not for time-stamps alone",
  not_in_force: "its signer's certificate was not in force then",
  authority_expired: "its authority's certificate has expired since",
  revoked: "its signer's certificate was revoked",
  revocation_not_checked: "nobody has said since that its signer's certificate is good",
  in_future: "its time is in the future",
  pending: "promised by a calendar, usually final within hours",
  no_headers: "the block's headers are missing",
  bad_headers: "the block's headers are not right, or took too little work",
  not_looked_up: "not compared with Bitcoin: use --explorer URL, twice",
  explorers_differ: "not looked up: the explorers differ",
  explorers_not_answered: "not looked up: two explorers have to answer",
  too_new: "not final yet: too few blocks are on top",
  before_record: "its time is before the record's",
  after_end: "it is later than the end of the log",
};

const NAMES = {
  authority: "A time-stamp",
  bitcoin: "A proof for Bitcoin",
  revocation: "An answer about a certificate",
  line: "The evidence",
} as const;

/** Who says when, for a sentence. */
export function clockName(by: ProvenBy): string {
  switch (by.kind) {
    case "anchor":
      return `the blockchain (${publicChainName(by.chainId) ?? ""})`;
    case "bitcoin":
      return `block ${by.height} of Bitcoin`;
    case "authority":
      return by.operator;
  }
}

/** One clock, in one sentence. */
export function clockSentence(piece: ClockPiece): string {
  if (piece.state !== "proven") {
    const height = piece.state === "waiting" && piece.height !== undefined ? ` (block ${piece.height})` : "";
    const detail = piece.state === "left_out" && piece.detail !== undefined ? `: ${piece.detail}` : "";
    return `${NAMES[piece.clock]}${height}: ${reasonTexts[piece.reason]}${detail}`;
  }
  return piece.clock === "authority"
    ? `${piece.operator} says that it existed by ${utc(piece.time)}`
    : `Block ${piece.height} of Bitcoin contains it; its header says ${utc(piece.time)}, up to two hours off`;
}
