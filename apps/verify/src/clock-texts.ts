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
  unfit_certificate: "its signing certificate wasn't issued for timestamps alone",
  not_in_force: "its certificate wasn't valid at that time",
  authority_expired: "its authority's certificate has expired since: use --renewal FILE",
  revoked: "its signer's certificate was revoked",
  revocation_not_checked: "nobody has said since that its signer's certificate is good",
  in_future: "its time is in the future",
  pending: "on its way, usually final within hours",
  no_headers: "the block that it refers to is missing",
  bad_headers: "the block that comes with it is wrong, or took too little computing work",
  not_looked_up: "not checked against Bitcoin: use --explorer URL, twice",
  explorers_differ: "not looked up: the explorers differ",
  explorers_not_answered: "not looked up: two explorers have to answer",
  too_new: "not final yet: too few blocks are on top",
  before_record: "its time is more than an hour before the registration",
  after_end: "its time is later than the end of the log",
};

const NAMES = {
  authority: "A timestamp",
  bitcoin: "A proof from Bitcoin",
  revocation: "A reply on whether a certificate was revoked",
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
    ? `${piece.operator} says that the registration existed by ${utc(piece.time)}`
    : `Block ${piece.height} of Bitcoin contains it; its header says ${utc(piece.time)}, up to two hours off`;
}
