import { answersInBundle, judgeClocks, judgeTimeStamp, type StampedProof } from "@colophon/clocks";
import type { ClockEvidence, ClockPiece } from "@colophon/proof";
import { keptAnswers } from "./block-answers.ts";
import { keptRenewals } from "./renewals.ts";

const now = () => Math.floor(Date.now() / 1000);

/** What a proof brings along, beside what explorers have said in this session, and what renews its tokens. */
export async function judgeHere(proof: StampedProof): Promise<ClockEvidence> {
  return await judgeClocks(proof, { now: now(), answers: keptAnswers(), renewed: keptRenewals() });
}

/** The time-stamp of a PDF's signature, with the answers about authorities that the PDF's bundle brings. */
export async function judgeTimeStampHere(
  token: { bytes: Uint8Array; about: Uint8Array },
  bundle: Uint8Array,
): Promise<ClockPiece> {
  return await judgeTimeStamp(token, { now: now(), ocsp: answersInBundle(bundle) });
}
