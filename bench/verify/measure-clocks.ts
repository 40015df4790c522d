import { formatExtra, judgeClocks } from "@colophon/clocks";
import {
  type ClockEvidence,
  formatBundle,
  formatTlogProof,
  parseBundle,
  parseTlogProof,
  type Primitives,
  type Trust,
  verifyCertificate,
} from "@colophon/proof";
import {
  blockOf,
  HEIGHT,
  proofsOf,
  revocationAt,
  testRules,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";
import { quantile, sorted } from "../measure/quantile.ts";
import { measureWarm } from "./measure-warm.ts";

const HOUR = 3600;

/** What clocks add to a check: judging a token, its answer and a block of Bitcoin; then the check itself with what they say. */
export async function measureClocks(
  sample: { bundle: string; trust: Trust },
  primitives: Primitives,
  times: { warmUp: number; rounds: number },
): Promise<Record<"judging" | "without" | "with", { p50: number; p99: number }> & { bytes: number }> {
  const bundle = parseBundle(sample.bundle);
  const proof = parseTlogProof(bundle.tlogProof);
  const { checkpoint } = proof;
  const at = 1_750_000_000 + HOUR;
  const { upgraded, merkleRoot } = proofsOf(checkpoint);
  const { headers, agreed } = blockOf(merkleRoot, at + HOUR);
  const extra = formatExtra({
    rfc3161: [tokenOf(checkpoint, at)],
    ocsp: [revocationAt(at + HOUR)],
    ots: [upgraded],
    bitcoin: [{ height: HEIGHT, headers }],
  });
  const judge = (): Promise<ClockEvidence> =>
    judgeClocks(
      { extra, checkpoint },
      { now: at + 2 * HOUR, rules: testRules, answers: new Map([[HEIGHT, agreed]]) },
    );
  const clocks = await judge();
  if (clocks.pieces.some(({ state }) => state !== "proven")) throw new Error("a piece is not proven");

  const judging: number[] = [];
  for (let round = 0; round < times.warmUp + times.rounds; round++) {
    const start = performance.now();
    await judge();
    if (round >= times.warmUp) judging.push(performance.now() - start);
  }
  const ascending = sorted(judging);
  const file = formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
  const options = { trust: sample.trust, primitives };
  return {
    judging: { p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) },
    without: measureWarm([file], (text) => verifyCertificate(text, options), times),
    with: measureWarm([file], (text) => verifyCertificate(text, { ...options, clocks }), times),
    bytes: file.length,
  };
}
