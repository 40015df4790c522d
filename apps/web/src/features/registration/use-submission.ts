import { ApiError, type Registered, type User } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "../../lib/api/call-api.ts";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { depositUploads } from "../../lib/file/deposit-uploads.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import { type Draft, hasCopy, isBatch } from "./draft.ts";
import { dropDraft } from "./kept-drafts.ts";
import type { RefusedDraft } from "./problems.ts";
import { type SignedParts, signDraft } from "./sign-draft.ts";
import { feeOf, takesMoney } from "./takes-money.ts";
import { toBatch } from "./to-batch.ts";
import { orderedContents, toContents, toRegistration } from "./to-registration.ts";
import type { EditDraft } from "./use-draft.ts";
import type { ProvenWallet } from "./use-proven-wallet.ts";
import { withSeenOnly } from "./with-seen-only.ts";

/** Duration of the simulated payment, in milliseconds. */
const paymentDelay = 1500;

interface Submitted {
  draft: Draft;
  /** Undefined: without a signature. */
  wallet: ProvenWallet | undefined;
}

/**
 * Has the wallet sign, pays (the demonstration just waits) and registers. Sends the draft's idempotency key, so that a retry
 * after a lost response gives the same certificate, never a second one. If users pay, it orders and leaves for the payment
 * page, which leads back to `OrderStep`. Several works are one request: all or none.
 */
export function useSubmission(user: User, edit: EditDraft) {
  const [isSigning, setIsSigning] = useState(false);
  /** The ids of the links that the last attempt named. */
  const [sentLinks, setSentLinks] = useState<readonly string[]>([]);

  async function sign(draft: Draft, wallet: ProvenWallet): Promise<SignedParts> {
    setIsSigning(true);
    try {
      return await signDraft(draft, { user, wallet, keep: (signed) => edit({ signed }) });
    } finally {
      setIsSigning(false);
    }
  }

  /** Never resolves: the browser leaves the page. */
  async function order(draft: Draft, { one, all }: SignedParts): Promise<never> {
    const { id, checkoutUrl } = isBatch(draft)
      ? await callApi("POST /api/orders/batch", {
          body: { registrations: toBatch(draft, user), ...all, consent: true },
        })
      : await callApi("POST /api/orders", {
          body: {
            registration: { ...toContents(draft, user), ...one },
            consent: true,
          },
        });
    edit({ ordered: { id, contents: orderedContents(draft, user) } });
    window.location.assign(checkoutUrl ?? `/register-ip?order=${id}`);
    return new Promise(() => {});
  }

  const submission = useMutation({
    mutationFn: async ({ draft: reviewed, wallet }: Submitted): Promise<Registered[]> => {
      const draft = await withSeenOnly(reviewed);
      // A paid order's draft is recognized by what was sent.
      if (String(draft.links) !== String(reviewed.links)) edit({ links: draft.links });
      setSentLinks(draft.links);
      const signed = wallet ? await sign(draft, wallet) : {};
      const config = await queryClient.query({ ...clientConfigQuery, staleTime: "static" });
      const works = isBatch(draft) ? draft.files.length : 1;
      if (takesMoney(config, works)) return order(draft, signed);
      if (feeOf(config, works) > 0) await new Promise((resolve) => setTimeout(resolve, paymentDelay));
      const headers = { "idempotency-key": draft.idempotencyKey };
      if (isBatch(draft)) {
        const registrations = toBatch(draft, user);
        const body = { registrations, ...signed.all, payment: { provider: "demo" as const } };
        return (await callApi("POST /api/ip/register/batch", { body }, { headers })).registered;
      }
      const body = { ...toRegistration(draft, user), ...signed.one };
      return [await callApi("POST /api/ip/register", { body }, { headers })];
    },
    // Also if the user has gone to another page meanwhile.
    onSuccess: async (registered, { draft }) => {
      const [first] = registered;
      if (draft.files.length > 0)
        (await import("./several-files.ts")).sendDraftCopies(user.id, draft, registered);
      dropDraft(user.id);
      if (first && hasCopy(draft) && draft.file) depositUploads.sendHeld(first.id, draft.file.sha256);
      await queryClient.invalidateQueries({ queryKey: worksKey });
    },
  });
  const { error, variables, reset } = submission;
  // When the user goes back from the payment page, the browser may restore this one as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [reset]);
  const refusal: RefusedDraft | undefined =
    error instanceof ApiError && variables
      ? { fields: withoutPrefix(error.fields), sent: variables.draft }
      : undefined;
  return { ...submission, refusal, isSigning, sentLinks };
}

/** Strips the prefix of an order's field for the registration. */
const withoutPrefix = (fields: ApiError["fields"]): ApiError["fields"] =>
  Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path.replace(/^registration\./, ""), code]),
  );
