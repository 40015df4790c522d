import type { OwnWork, WantedStatementInput } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { needsNewSignature } from "../../lib/wallet/needs-new-signature.ts";
import { useSignedOnce } from "../../lib/wallet/use-signed-once.ts";
import { useWallets } from "../../lib/wallet/wallets.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import type { signStatement } from "./sign-statement.ts";
import { keepZodFromEval } from "../../lib/wallet/keep-zod-from-eval.ts";

/**
 * Makes a statement about the user's own work, signed by its wallet if it names one; `dialog` asks who it is where that
 * needs more than a session.
 */
export function useStatement(work: OwnWork, onSaid: () => void) {
  const wallets = useWallets();
  const { confirmed, dialog } = useConfirmation();
  const sendSigned = useSignedOnce<WantedStatementInput>();

  const signed = async (said: WantedStatementInput) => {
    const { walletAddress } = work;
    const providers = wallets.map(({ provider }) => provider);
    return walletAddress === null ? said : sign(said, { ...work, walletAddress }, providers);
  };

  const saying = useMutation({
    mutationFn: async (said: WantedStatementInput) =>
      sendSigned(
        said,
        () => signed(said),
        (body, headers) =>
          confirmed(async () =>
            callApi("POST /api/ip/{id}/statements", { params: { id: work.id }, body }, { headers }),
          ),
      ),
    onError: async (error) => {
      // The work may have changed since it was loaded.
      if (needsNewSignature(error)) await queryClient.invalidateQueries(ownWorkQuery(work.id));
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
