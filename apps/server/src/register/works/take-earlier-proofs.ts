import type { Claim, RegistrationContents } from "@colophon/api";
import {
  askExplorer,
  type ClockRules,
  EarlierRefusal,
  judgeEarlier,
  prepareEarlier,
  PUBLIC_CLOCKS,
} from "@colophon/clocks";
import { sha256 } from "@colophon/node-primitives";
import { toHex } from "@colophon/proof";
import { AppError } from "../../base/errors.ts";
import { getElsewhere } from "../../base/http/ask-elsewhere.ts";
import type { KeptEarlierProof } from "../../record/record.ts";

export interface EarlierProofContext {
  /** Whom the server believes about time; without it, what everybody knows. */
  clockRules?: ClockRules | undefined;
}

/**
 * The proofs of a file from before that come with a registration, as they are kept. Refused is one that says nothing of this file,
 * and for now one for Bitcoin that two explorers don't show. Those of a paid order were judged before it was paid.
 */
export async function takeEarlierProofs(
  { clockRules = PUBLIC_CLOCKS }: EarlierProofContext,
  { earlierProofs = [], file }: Pick<RegistrationContents, "earlierProofs" | "file">,
  { isPaid }: { isPaid: boolean },
): Promise<KeptEarlierProof[]> {
  const files = file ? [file.sha256] : [];
  const kept = new Map<string, KeptEarlierProof>();
  for (const [at, base64] of earlierProofs.entries()) {
    const bytes = Buffer.from(base64, "base64");
    const refused = (cause: unknown) =>
      new AppError("earlier_proof_refused", { fields: { [`earlierProofs.${at}`]: "invalid" }, cause });
    if (!isPaid) {
      const ask = askOf(clockRules);
      const judgement = await judgeEarlier(bytes, files, {
        now: Math.floor(Date.now() / 1000),
        rules: clockRules,
        ask,
      });
      if (judgement.state === "refused") throw refused(judgement);
      if (judgement.state === "waiting")
        throw new AppError("earlier_proof_not_compared", { cause: judgement.reason });
    }
    try {
      const proof = prepareEarlier(bytes, files);
      const hash = hashOf(proof.bytes);
      if (!kept.has(hash)) kept.set(hash, { number: kept.size + 1, ...proof });
    } catch (error) {
      if (error instanceof EarlierRefusal) throw refused(error);
      throw error;
    }
  }
  return [...kept.values()];
}

/** What the record says of them: which they are. When they say that the file existed is computed from the proofs themselves. */
export function claimsOfEarlierProofs(proofs: readonly KeptEarlierProof[]): Claim[] {
  return proofs.map(({ number, kind, bytes }) => [`earlier.${number}`, { kind, sha256: hashOf(bytes) }]);
}

const hashOf = (bytes: Uint8Array): string => toHex(sha256(bytes));

function askOf({ explorers }: ClockRules) {
  return (height: number) =>
    Promise.all(explorers.map((explorer) => askExplorer(explorer, height, fetchText)));
}

/** A person waits for it. */
const timeoutMs = 4000;

async function fetchText(url: string): Promise<string> {
  const reply = await getElsewhere(url, { timeoutMs, maxReplyBytes: 1000 });
  return reply.toString("utf8");
}
