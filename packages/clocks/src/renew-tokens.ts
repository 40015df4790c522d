import { type ClockEvidence, type ClockPiece, parseTlogProof, ProofError } from "@colophon/proof";
import { type Renewal, renewedIn } from "./evidence-day.ts";
import type { StampedProof } from "./judge-clocks.ts";
import { Refusal, refusalOf } from "./refusal.ts";
import { parseToken } from "./time-stamp/token.ts";
import { provenClockOf } from "./weigh-clocks.ts";

/** Tokens in a day's file, and what dates the later checkpoint that has the file's leaf. */
export interface RenewedTokens {
  tokens: Uint8Array[];
  /** The later checkpoint's own clocks. */
  pieces: ClockPiece[];
  /** By when they show that the tokens existed, Unix seconds; undefined while none is proven. */
  time?: number;
}

/** Which of these tokens a day's evidence renews; undefined for none, also where its parts do not belong together. */
export async function renewTokens(
  tokens: readonly Uint8Array[],
  renewal: Renewal,
  judge: (proof: StampedProof) => Promise<ClockEvidence>,
): Promise<RenewedTokens | undefined> {
  const covered = tokens.flatMap((token) => {
    const checkpoint = coveredBy(token, renewal);
    return checkpoint === undefined ? [] : [{ token, checkpoint }];
  });
  const [first] = covered;
  if (first === undefined) return undefined;
  const { extra } = parseTlogProof(renewal.tlogProof);
  const { pieces } = extra ? await judge({ extra, checkpoint: first.checkpoint }) : { pieces: [] };
  const times = pieces.flatMap((piece) => provenClockOf(piece)?.time ?? []);
  return {
    tokens: covered.map(({ token }) => token),
    pieces,
    ...(times.length > 0 && { time: Math.min(...times) }),
  };
}

function coveredBy(token: Uint8Array, renewal: Renewal): string | undefined {
  try {
    return renewedIn(token, renewal);
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProofError) return undefined;
    throw error;
  }
}

/** When a token says that it was made, its accuracy included, Unix seconds; undefined for one that can't be read. */
export function timeInToken(token: Uint8Array): number | undefined {
  try {
    const { genTime, accuracy } = parseToken(token);
    return Math.ceil(genTime + accuracy);
  } catch (error) {
    refusalOf(error);
    return undefined;
  }
}
