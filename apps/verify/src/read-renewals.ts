import { provenClockOf, Refusal, type Renewal, renewedIn, type StampedProof } from "@colophon/clocks";
import { type ClockEvidence, fromUtf8, parseTlogProof, ProofError, sha256, toHex } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";
import { readSmallFile } from "./read-limited.ts";

/**
 * Of each token that is in one of these days' files, by when the clocks of a later checkpoint show that it existed, as `judgeClocks`
 * takes it. A file that is not covered by its log, or has none of the tokens, is refused: somebody has given the wrong one.
 */
export async function readRenewals(
  files: readonly string[],
  tokens: readonly Uint8Array[],
  judge: (proof: StampedProof) => Promise<ClockEvidence>,
): Promise<Map<string, number>> {
  const renewed = new Map<string, number>();
  for (const file of files) {
    const renewal = await readRenewal(file);
    const covered = tokens.flatMap((token) => {
      const checkpoint = coveredBy(token, renewal);
      return checkpoint === undefined ? [] : [{ token, checkpoint }];
    });
    const [first] = covered;
    if (first === undefined)
      throw new CannotCheckError("unreadable", `${file} renews no timestamp of this certificate.`);
    const { extra } = parseTlogProof(renewal.tlogProof);
    if (extra === undefined) continue;
    const { pieces } = await judge({ extra, checkpoint: first.checkpoint });
    const times = pieces.flatMap((piece) => provenClockOf(piece)?.time ?? []);
    const time = Math.min(...times);
    if (times.length > 0)
      for (const { token } of covered) {
        const name = toHex(sha256(token));
        renewed.set(name, Math.min(time, renewed.get(name) ?? time));
      }
  }
  return renewed;
}

async function readRenewal(file: string): Promise<Renewal> {
  const jwt = await readText(`${file}.jwt`);
  return {
    file: await readSmallFile(file),
    jwt: jwt.trim(),
    tlogProof: await readText(`${file}.tlog-proof`),
  };
}

async function readText(file: string): Promise<string> {
  const bytes = await readSmallFile(file);
  try {
    return fromUtf8(bytes);
  } catch {
    throw new CannotCheckError("unreadable", `${file} cannot be read: it is no text.`);
  }
}

function coveredBy(token: Uint8Array, renewal: Renewal): string | undefined {
  try {
    return renewedIn(token, renewal);
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProofError) return undefined;
    throw error;
  }
}
