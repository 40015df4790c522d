import type { EarlierJudgement, EarlierReason } from "@colophon/clocks";
import { clockName, reasonTexts } from "./clock-texts.ts";
import type { EarlierResult } from "./read-earlier.ts";
import { utc } from "./utc.ts";

const refusals: Record<EarlierReason, string> = {
  too_large: reasonTexts.too_large,
  unreadable: reasonTexts.unreadable,
  other_hash: "it is not about the file's SHA-256, which alone counts",
  weak_algorithm: reasonTexts.weak_algorithm,
  of_other_file: "it is about another file",
  not_named: "it is not the proof that the record refers to",
  pending: "calendars have promised a block, and no more is in it",
  no_clock: "nothing in it says when",
  unknown_authority: reasonTexts.unknown_authority,
  authority_expired: reasonTexts.authority_expired,
  revoked: reasonTexts.revoked,
  not_genuine: "it is not genuine",
  no_cryptography: reasonTexts.no_cryptography,
};

/** What one earlier proof of the file says, in a sentence. */
export function earlierSentence(result: EarlierResult): string {
  if (result.state === "not_named") return `${result.file}: the record does not refer to it`;
  if (result.state === "not_at_hand")
    return "the record refers to an earlier proof that is not here: use --earlier FILE";
  return judgementSentence(result.judgement);
}

function judgementSentence(judgement: EarlierJudgement): string {
  switch (judgement.state) {
    case "proven": {
      const unasked = judgement.isRevocationUnasked
        ? "; nobody has asked whether its certificate was revoked"
        : "";
      return `the file existed by ${utc(judgement.time)}, says ${clockName(judgement.by)}${unasked}`;
    }
    case "waiting":
      return `a proof from Bitcoin: ${reasonTexts[judgement.reason]}`;
    case "refused":
      return `counts for nothing: ${refusals[judgement.reason]}${judgement.detail === undefined ? "" : `: ${judgement.detail}`}`;
  }
}

/** Below them all. */
export const EARLIER_NOTE = "They show that the file existed, not who had it, and change no verdict.";
