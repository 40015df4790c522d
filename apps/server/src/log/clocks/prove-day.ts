import { newestWith } from "../agreed-head.ts";
import type { ProvenHead, Proofs } from "../proofs.ts";
import type { Publisher } from "../publisher.ts";
import type { EvidenceDayRow } from "./evidence-day-store.ts";
import type { Stamps } from "./stamps.ts";

interface ProvingLog {
  log: Pick<Proofs, "tlogProof"> & Pick<Publisher, "newest">;
  stamps: Stamps;
}

export interface ProvingRegister extends ProvingLog {
  /** A log that has ended, by its number. */
  previous(log: number): Promise<ProvingLog>;
}

/**
 * C2SP tlog-proof of the entry of a day's evidence: to the first checkpoint that Bitcoin or an authority has stamped behind it, with
 * what they say of that, which renews the day's pieces. Until there is one, to the newest.
 */
export async function proveDay(
  register: ProvingRegister,
  { log, index }: Pick<EvidenceDayRow, "log" | "index">,
): Promise<{ proof: string; version: string }> {
  const { log: proofs, stamps } = log === null ? register : await register.previous(log);
  const stamped = await stamps.firstCovering(index);
  const head: ProvenHead = stamped ?? (await newestWith(proofs, index));
  const evidence = stamped && (await stamps.evidenceAt(stamped.size));
  return {
    proof: await proofs.tlogProof(index, head, evidence?.extra),
    version: `${index}-${head.size}-${evidence?.version ?? "none"}`,
  };
}
