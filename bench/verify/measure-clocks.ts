import { authorityOfRoot, formatExtra, judgeClocks, stampedText } from "@colophon/clocks";
import {
  type ClockEvidence,
  formatBundle,
  formatTlogProof,
  parseBundle,
  parseTlogProof,
  type Primitives,
  type Trust,
  utf8,
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
import { makeAuthority, makeRevocation, makeToken } from "@colophon/testing/make-time-stamp-authority";
import { quantile, sorted } from "../measure/quantile.ts";
import { measureWarm } from "./measure-warm.ts";

const HOUR = 3600;

interface Quantiles {
  p50: number;
  p99: number;
}

/** As much as a bundle has: tokens of three authorities by RSA, each with its issuer and root and an answer of OCSP. */
function stampByThree(checkpoint: string, at: number) {
  const made = ["A", "B", "C"].map((name) => {
    const { root, issuer, signer } = makeAuthority();
    return {
      authority: authorityOfRoot(name, root.pem),
      token: makeToken(utf8(stampedText(checkpoint)), { signer, chain: [issuer, root], genTime: at }),
      answer: makeRevocation({ about: signer, issuer, producedAt: at + HOUR }),
    };
  });
  return {
    authorities: made.map(({ authority }) => authority),
    extra: { rfc3161: made.map(({ token }) => token), ocsp: made.map(({ answer }) => answer) },
  };
}

async function measureJudging(
  judge: () => Promise<ClockEvidence>,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Quantiles> {
  const { pieces } = await judge();
  if (pieces.some(({ state }) => state !== "proven")) throw new Error("a piece is not proven");
  const judging: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now();
    await judge();
    if (round >= warmUp) judging.push(performance.now() - start);
  }
  const ascending = sorted(judging);
  return { p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) };
}

/** What clocks add to a check: judging a token, its answer and a block of Bitcoin; then the check itself with what they say. */
export async function measureClocks(
  sample: { bundle: string; trust: Trust },
  primitives: Primitives,
  times: { warmUp: number; rounds: number },
): Promise<Record<"judging" | "judgingAll" | "without" | "with", Quantiles> & { bytes: number }> {
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
  const options = { now: at + 2 * HOUR, rules: testRules, answers: new Map([[HEIGHT, agreed]]) };
  const judge = () => judgeClocks({ extra, checkpoint }, options);
  const full = stampByThree(checkpoint, at);
  const all = formatExtra({ ...full.extra, ots: [upgraded], bitcoin: [{ height: HEIGHT, headers }] });
  const rules = { ...testRules, authorities: full.authorities };
  const judgeAll = () => judgeClocks({ extra: all, checkpoint }, { ...options, rules });
  const clocks = await judge();
  const file = formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
  const given = { trust: sample.trust, primitives };
  return {
    judging: await measureJudging(judge, times),
    judgingAll: await measureJudging(judgeAll, times),
    without: measureWarm([file], (text) => verifyCertificate(text, given), times),
    with: measureWarm([file], (text) => verifyCertificate(text, { ...given, clocks }), times),
    bytes: file.length,
  };
}
