import { EARLIER_EXTENSION, type EarlierKind } from "@colophon/clocks";
import type { RecordEarlierProof } from "@colophon/proof";
import { callApiAsAnyoneForBytes } from "../api/call-api.ts";

/** The proof that a record names, as the registry has it; null where it doesn't or can't be reached. Throws only when aborted. */
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
