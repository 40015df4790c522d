import type { User } from "@colophon/api";
import { keepZodFromEval } from "../../lib/wallet/keep-zod-from-eval.ts";
import { type Draft, isBatch, type Signed } from "./draft.ts";
import { toBatch } from "./to-batch.ts";
import { toRegistration } from "./to-registration.ts";
import type { ProvenWallet } from "./use-proven-wallet.ts";

export interface SignedParts {
  one?: { walletSignature: string };
  /** Several works have one signature. */
  all?: { batchSignature: { signature: string; seed: string } };
}

/**
 * Has the wallet sign; gives what a request has with the signature. `keep` gets the signature for a later attempt: another one
 * would make it another request, which the draft's idempotency key refuses. Nothing is signed that the server would refuse: it
 * is sent unsigned, and the answer says why.
 */
export async function signDraft(
  draft: Draft,
  { user, wallet, keep }: { user: User; wallet: ProvenWallet; keep: (signed: Signed) => void },
): Promise<SignedParts> {
  keepZodFromEval();
  // The schema of a registration is large, and only needed here.
  const { signBatch, signRegistration } = await import("./sign-registration.ts");
  const signer = { ...wallet, name: user.name, before: draft.signed };
  if (!isBatch(draft)) {
    const signed = await signRegistration(toRegistration(draft, user), signer);
    if (signed) keep(signed);
    return signed ? { one: { walletSignature: signed.signature } } : {};
  }
  const signed = await signBatch(toBatch(draft, user), signer);
  if (!signed) return {};
  keep(signed);
  const { signature, seed } = signed;
  return { all: { batchSignature: { signature, seed } } };
}
