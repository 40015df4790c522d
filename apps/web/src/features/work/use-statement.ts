import type { OwnWork, WantedStatementInput } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { needsNewSignature } from "../../lib/wallet/needs-new-signature.ts";
import { useWallets } from "../../lib/wallet/wallets.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import type { signStatement } from "./sign-statement.ts";
import { keepZodFromEval } from "../../lib/wallet/keep-zod-from-eval.ts";

/**
 * Makes a statement about the user's own work, signed by its wallet if it names one; `dialog` asks who it is where that
 * needs more than a session. A retry after a lost response sends the
 * same bytes under the same idempotency key, so that nothing is stated twice.
 */
export function useStatement(work: OwnWork, onSaid: () => void) {
  const wallets = useWallets();
  const { confirmed, dialog } = useConfirmation();
  /** Signed and with its key, for a retry of the same contents; gone once it is refused as invalid or outdated. */
  const before = useRef<{ content: string; key: string; body: WantedStatementInput }>(undefined);

  async function prepare(said: WantedStatementInput) {
    const content = JSON.stringify(said);
    if (before.current?.content === content) return before.current;
    const { walletAddress } = work;
    const providers = wallets.map(({ provider }) => provider);
    const body = walletAddress === null ? said : await sign(said, { ...work, walletAddress }, providers);
    before.current = { content, key: randomId(), body };
    return before.current;
  }

  const saying = useMutation({
    mutationFn: async (said: WantedStatementInput) => {
      const { key, body } = await prepare(said);
      const headers = { "idempotency-key": key };
      return confirmed(async () =>
        callApi("POST /api/ip/{id}/statements", { params: { id: work.id }, body }, { headers }),
      );
    },
    onError: async (error) => {
      if (!needsNewSignature(error)) return;
      before.current = undefined;
      // The work may have changed since it was loaded.
      await queryClient.invalidateQueries(ownWorkQuery(work.id));
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: worksKey });
      onSaid();
    },
  });
  return { saying, dialog };
}

async function sign(...given: Parameters<typeof signStatement>) {
  keepZodFromEval();
  return (await import("./sign-statement.ts")).signStatement(...given);
}
