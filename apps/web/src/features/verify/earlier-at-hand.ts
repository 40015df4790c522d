import { EARLIER_EXTENSION, type EarlierJudgement, type EarlierKind, judgeNamed } from "@colophon/clocks";
import type { RecordEarlierProof } from "@colophon/proof";
import { callApiAsAnyoneForBytes } from "../../lib/api/call-api.ts";
import { keptAnswers } from "../../lib/checking/block-answers.ts";

/** The proof that a record names, as the registry has it; null where it doesn't. */
export async function fetchEarlier(
  id: string,
  named: RecordEarlierProof,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const earlier = nameOfEarlier(named);
  if (earlier === undefined) return null;
  try {
    const key = "GET /api/certificates/{id}/{earlier}";
    const answer = await callApiAsAnyoneForBytes(key, { params: { id, earlier } }, { signal });
    return new Uint8Array(await answer.arrayBuffer());
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** After the certificate's number, its file's name; of a kind that this version doesn't know, none. */
export const nameOfEarlier = ({ number, kind }: RecordEarlierProof): string | undefined =>
  isKnown(kind) ? `earlier-${number}.${EARLIER_EXTENSION[kind]}` : undefined;

const isKnown = (kind: string): kind is EarlierKind => Object.hasOwn(EARLIER_EXTENSION, kind);

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
  if (judgement.state !== "waiting" || !judgement.heights.every((height) => answers.has(height)))
    return judgement;
  return judgeNamed(bytes, about, { ...options, ask: async (height) => answers.get(height) ?? [] });
}
