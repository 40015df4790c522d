import { randomInt } from "node:crypto";
import { statementKey } from "@colophon/proof";
import { randomCertificate } from "@colophon/testing/said-table";
import { quantile, sorted } from "../measure/quantile.ts";
import type { BenchCertificate, LogParts } from "./fill-log.ts";

/** Everything that the log provides for a status: head, prefix proofs, inclusion proofs, and the consistency proof from a bundle's checkpoint. */
export async function measureProofs(
  { pool, log }: Pick<LogParts, "pool" | "log">,
  certificates: readonly BenchCertificate[],
  rounds: number,
) {
  const prove = async ({ certificateId, salt }: BenchCertificate): Promise<number> => {
    const start = performance.now();
    const { rows } = await pool.query<{ index: number }>(
      `select index from said where certificate_id = $1 order by n`,
      [certificateId],
    );
    const keys = Array.from({ length: rows.length + 1 }, (_, n) => statementKey(salt, n));
    const proven = await log.proveStatements(keys);
    if (proven === undefined || proven.keys.at(-1)?.isThere !== false)
      throw new Error("the log does not prove what was said");
    await Promise.all([
      log.inclusionProofs(
        rows.map(({ index }) => index),
        proven.size,
      ),
      log.consistencyProof(randomInt(1, proven.size), proven.size),
    ]);
    return performance.now() - start;
  };
  const none = await timesOf(rounds, () => prove(randomCertificate()));
  const ten = await timesOf(rounds, () =>
    prove(certificates[randomInt(certificates.length)] ?? randomCertificate()),
  );
  return [
    { "proofs of a status with": "no statement", ...quantiles(none) },
    { "proofs of a status with": "ten statements", ...quantiles(ten) },
  ];
}

async function timesOf(rounds: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return times;
}

function quantiles(times: readonly number[]) {
  const of = (share: number) => quantile(sorted(times), share).toFixed(1);
  return { "p50 ms": of(0.5), "p95 ms": of(0.95), "p99 ms": of(0.99) };
}
