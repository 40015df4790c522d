import { type EarlierJudgement, judgeNamed } from "@colophon/clocks";
import type { RecordEarlierProof } from "@colophon/proof";
import { keptAnswers } from "../../lib/checking/block-answers.ts";

interface AtHand {
  named: RecordEarlierProof;
  files: readonly string[];
  /** Of the record, which shows that the proof is older. */
  provenTime: number | undefined;
}

/** By what explorers of Bitcoin have said in this session; nobody is asked. */
export async function judgeAtHand(
  bytes: Uint8Array,
  { named, files, provenTime }: AtHand,
): Promise<EarlierJudgement> {
  const about = { ...named, files };
  const options = {
    now: Math.floor(Date.now() / 1000),
    ...(provenTime !== undefined && { olderThan: provenTime }),
  };
  const judgement = await judgeNamed(bytes, about, options);
  const answers = keptAnswers();
  // It stays waiting until each block was asked for: an empty answer would count as explorers that did not answer.
  if (judgement.state !== "waiting" || !judgement.heights.every((height) => answers.has(height)))
    return judgement;
  return judgeNamed(bytes, about, { ...options, ask: async (height) => answers.get(height) ?? [] });
}
