import { ApiError, type User } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../lib/call-api.ts";
import { depositUploads } from "../../lib/deposit-uploads.ts";
import { queryClient } from "../../lib/query-client.ts";
import { worksKey } from "../../lib/works-query.ts";
import { removeDraft } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import type { Refusal } from "./problems.ts";
import { toRegistration } from "./to-registration.ts";
import type { EditDraft } from "./use-draft.ts";
import type { ProvenWallet } from "./use-proven-wallet.ts";

/** How long the demonstration of a payment takes, in milliseconds. */
const paymentDelay = 1500;

interface Submitted {
  draft: Draft;
  /** Undefined: without a signature. */
  wallet: ProvenWallet | undefined;
}

/**
 * Has the wallet sign, pays (a demonstration: it waits) and registers. The draft's key goes along, so that trying again
 * after an answer got lost gives the same certificate, and never a second one.
 */
export function useSubmission(user: User, edit: EditDraft) {
  const [isSigning, setIsSigning] = useState(false);

  async function sign(draft: Draft, wallet: ProvenWallet): Promise<string | undefined> {
    setIsSigning(true);
    try {
      // zod compiles its checks by eval, which the content security policy forbids, unless it hears of it before it loads.
      Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
      // The schema of a registration is large, and needed here alone.
      const { signRegistration } = await import("./sign-registration.ts");
      const signed = await signRegistration({
        ...wallet,
        body: toRegistration(draft, user),
        name: user.name,
        before: draft.signed,
      });
      if (signed) edit({ signed });
      return signed?.signature;
    } finally {
      setIsSigning(false);
    }
  }

  const submission = useMutation({
    mutationFn: async ({ draft, wallet }: Submitted) => {
      const walletSignature = wallet && (await sign(draft, wallet));
      await new Promise((resolve) => setTimeout(resolve, paymentDelay));
      const body = { ...toRegistration(draft, user), ...(walletSignature ? { walletSignature } : {}) };
      const headers = { "idempotency-key": draft.idempotencyKey };
      return callApi("POST /api/ip/register", { body }, { headers });
    },
    // Also when the person has gone to another page meanwhile.
    onSuccess: async ({ id }, { draft }) => {
      removeDraft(user.id);
      if (draft.depositCopy && draft.file) depositUploads.sendHeld(id, draft.file.sha256);
      await queryClient.invalidateQueries({ queryKey: worksKey });
    },
  });
  const { error, variables } = submission;
  const refusal: Refusal | undefined =
    error instanceof ApiError && variables ? { fields: error.fields, sent: variables.draft } : undefined;
  return { ...submission, refusal, isSigning };
}
