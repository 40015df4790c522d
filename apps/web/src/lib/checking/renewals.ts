import {
  readExtra,
  type Renewal,
  type RenewedTokens,
  renewTokens,
  type StampedProof,
  timeInToken,
} from "@colophon/clocks";
import {
  type ClockEvidence,
  type ClockPiece,
  fromUtf8,
  parseBundle,
  parseTlogProof,
  sha256,
  toHex,
} from "@colophon/proof";

// Each day's evidence is in the log. So clocks of a later checkpoint also date the tokens of that day, whatever has become of the
// authority since.

/** By SHA-256 in hex: by when each renewed token existed, Unix seconds. Kept while the page is open. */
const kept = new Map<string, number>();

export const keptRenewals = (): ReadonlyMap<string, number> => kept;

/** What the registry's evidence of its days shows of one token. */
export interface FoundRenewal {
  /** What the token itself says, Unix seconds. */
  stampedAt: number;
  /** Clocks of the later checkpoint; undefined where the token is in no day's evidence. */
  pieces?: ClockPiece[];
  /** It existed by then, Unix seconds; undefined while none of these clocks is proven. */
  time?: number;
}

/**
 * Fetches what renews the tokens of a bundle, and checks it as the command line does. What is proven is kept for the next verdict.
 */
export async function findRenewals(
  bundle: Uint8Array,
  judge: (proof: StampedProof) => Promise<ClockEvidence>,
  signal: AbortSignal,
): Promise<FoundRenewal[]> {
  const tokens = tokensOf(bundle);
  // A token arrives on the day that it names, or a little after midnight.
  const days = new Set(tokens.flatMap(({ stampedAt }) => [dayOf(stampedAt), dayOf(stampedAt + 86_400)]));
  const found: RenewedTokens[] = [];
  for (const day of days) {
    const renewal = await fetchRenewal(day, signal);
    const bytes = tokens.map((one) => one.token);
    const renewed = renewal && (await renewTokens(bytes, renewal, judge));
    if (renewed) found.push(renewed);
  }
  return tokens.map(({ token, stampedAt }) => {
    const renewed = found.filter(({ tokens: those }) => those.includes(token));
    const best = renewed.toSorted((a, b) => (a.time ?? Infinity) - (b.time ?? Infinity))[0];
    if (best?.time !== undefined) kept.set(toHex(sha256(token)), best.time);
    return {
      stampedAt,
      ...(best && { pieces: best.pieces }),
      ...(best?.time !== undefined && { time: best.time }),
    };
  });
}

/** Those that can be read, with the time that each says. */
function tokensOf(bundle: Uint8Array): { token: Uint8Array; stampedAt: number }[] {
  const { extra } = parseTlogProof(parseBundle(bundle).tlogProof);
  const tokens = (extra && readExtra(extra)?.rfc3161) ?? [];
  return tokens.flatMap((token) => {
    const stampedAt = timeInToken(token);
    return stampedAt === undefined ? [] : [{ token, stampedAt }];
  });
}

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Undefined where the registry has no evidence of that day, or none yet. */
async function fetchRenewal(day: string, signal: AbortSignal): Promise<Renewal | undefined> {
  const path = `/log/evidence/${day}`;
  const jwt = await fetchFound(`${path}.jwt`, signal);
  if (jwt === undefined) return undefined;
  const [file, proof] = await Promise.all([
    fetchFound(path, signal),
    fetchFound(`${path}.tlog-proof`, signal),
  ]);
  return file && proof && { file, jwt: fromUtf8(jwt).trim(), tlogProof: fromUtf8(proof) };
}

async function fetchFound(path: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
