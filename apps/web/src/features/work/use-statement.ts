import { ApiError, type NewStatementInput, type OwnWork } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../lib/call-api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { randomId } from "../../lib/random-id.ts";
import { useWallets } from "../../lib/wallets.ts";
import { worksKey } from "../../lib/works-query.ts";
import { ownWorkQuery } from "./own-work-query.ts";
import type { signStatement } from "./sign-statement.ts";

/**
 * Says something of one's own work, signed by its wallet where it names one. Saying the same again after an answer got lost
 * sends the same bytes under the same key, so that nothing is said twice.
 */
export function useStatement(work: OwnWork, onSaid: () => void) {
  const wallets = useWallets();
  const before = useRef<{ content: string; key: string; body: NewStatementInput }>(undefined);

  async function prepare(said: NewStatementInput) {
    const content = JSON.stringify(said);
    if (before.current?.content === content) return before.current;
    const { walletAddress } = work;
    const providers = wallets.map(({ provider }) => provider);
    const body = walletAddress === null ? said : await sign(said, { ...work, walletAddress }, providers);
    before.current = { content, key: randomId(), body };
    return before.current;
  }

  return useMutation({
    mutationFn: async (said: NewStatementInput) => {
      const { key, body } = await prepare(said);
      const headers = { "idempotency-key": key };
      return callApi("POST /api/ip/{id}/statements", { params: { id: work.id }, body }, { headers });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // The work is another than the one that was looked at: what a wallet has signed of it is no longer right.
      before.current = undefined;
      await queryClient.invalidateQueries(ownWorkQuery(work.id));
    },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(ownWorkQuery(work.id)),
        queryClient.invalidateQueries({ queryKey: worksKey }),
      ]);
      onSaid();
    },
  });
}

async function sign(...given: Parameters<typeof signStatement>) {
  // zod compiles its checks by eval, which the content security policy forbids, unless it hears of it before it loads.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return (await import("./sign-statement.ts")).signStatement(...given);
}
