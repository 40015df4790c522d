import {
  EARLIER_EXTENSION,
  type EarlierJudgement,
  type EarlierKind,
  judgeNamed,
  PUBLIC_CLOCKS,
  askExplorer,
} from "@colophon/clocks";
import type { RecordEarlierProof } from "@colophon/proof";
import { callApiAsAnyoneForBytes } from "../../lib/api/call-api.ts";

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
  /** Explorers of Bitcoin are asked, who see who asks. */
  isCompared: boolean;
}

export function judgeAtHand(
  bytes: Uint8Array,
  { named, files, provenTime, isCompared }: AtHand,
): Promise<EarlierJudgement> {
  const ask = (height: number) =>
    Promise.all(PUBLIC_CLOCKS.explorers.map((explorer) => askExplorer(explorer, height, fetchText)));
  return judgeNamed(
    bytes,
    { ...named, files },
    {
      now: Math.floor(Date.now() / 1000),
      ...(provenTime !== undefined && { olderThan: provenTime }),
      ...(isCompared && { ask }),
    },
  );
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { credentials: "omit", signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
}
