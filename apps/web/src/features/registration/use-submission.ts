import { ApiError } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/call-api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { removeDraft } from "./draft-store.ts";
import type { Draft } from "./draft.ts";
import type { Refusal } from "./problems.ts";
import { toRegistration } from "./to-registration.ts";

/** How long the demonstration of a payment takes, in milliseconds. */
const paymentDelay = 1500;

/**
 * Pays (a demonstration: it waits) and registers. The draft's key goes along, so that trying again after
 * an answer got lost gives the same certificate, and never a second one.
 */
export function useSubmission(userId: string) {
  const submission = useMutation({
    mutationFn: async (draft: Draft) => {
      await new Promise((resolve) => setTimeout(resolve, paymentDelay));
      const headers = { "idempotency-key": draft.idempotencyKey };
      return callApi("POST /api/ip/register", { body: toRegistration(draft) }, { headers });
    },
    // Also when the person has gone to another page meanwhile.
    onSuccess: async () => {
      removeDraft(userId);
      await queryClient.invalidateQueries({ queryKey: ["works"] });
    },
  });
  const { error, variables: sent } = submission;
  const refusal: Refusal | undefined =
    error instanceof ApiError && sent ? { fields: error.fields, sent } : undefined;
  return { ...submission, refusal };
}
