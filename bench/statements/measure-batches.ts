import type { BatchTimes } from "@colophon/server/log/commit-batch.ts";
import { createSequencer } from "@colophon/server/log/sequencer.ts";
import { countingWriter, randomCertificate } from "@colophon/testing/said-table";
import type { TestLeaf } from "@colophon/testing/test-leaf";
import { quantile, sorted } from "../measure/quantile.ts";
import { type BenchCertificate, type LogParts, randomEntry } from "./fill-log.ts";

const leaves = 32;

/** Batches without, with one and with ten statements, alternating, so that other load on the machine affects all alike. */
export async function measureBatches(
  { pool, log, damage }: LogParts,
  certificates: readonly BenchCertificate[],
  rounds: number,
) {
  let newest: BatchTimes | undefined;
  const onBatch = (batch: BatchTimes) => (newest = batch);
  const sequencer = createSequencer({ pool, log, damage, writer: countingWriter, onBatch });
  const kinds = [0, 1, 10].map((statements) => ({ statements, batches: [] as BatchTimes[] }));
  for (let round = 0; round < rounds; round++)
    for (const { statements, batches } of kinds) {
      const batch = Array.from({ length: leaves }, (_, position): TestLeaf => {
        const certificate = certificates[(round * leaves + position) % certificates.length];
        const entry = { kind: "entry", entry: randomEntry(), certificateId: null } as const;
        return { leaf: position < statements ? (certificate ?? randomCertificate()).say() : entry, note: "" };
      });
      await Promise.all(batch.map((leaf) => sequencer.append(leaf)));
      if (newest !== undefined) batches.push(newest);
    }
  await sequencer.stop();
  return kinds.map(({ statements, batches }) => ({
    "statements of 32 leaves": statements,
    ...quantiles(
      "batch",
      batches.map(({ milliseconds }) => milliseconds),
    ),
    ...quantiles(
      "locked",
      batches.map(({ lockedMilliseconds }) => lockedMilliseconds),
    ),
  }));
}

function quantiles(name: string, times: readonly number[]) {
  const of = (share: number) => quantile(sorted(times), share).toFixed(2);
  return { [`${name} p50 ms`]: of(0.5), [`${name} p95 ms`]: of(0.95) };
}
