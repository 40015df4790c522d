import type { Disputes } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../lib/api/call-api.ts";
import { disputesQuery } from "../lib/api/disputes-query.ts";
import { fieldText, refusedFields } from "../lib/api/failure-text.ts";
import { shortAddress } from "../lib/text/format.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { needsNewSignature } from "../lib/wallet/needs-new-signature.ts";
import { signIfNeeded } from "../lib/wallet/sign-if-needed.ts";
import { useSignedOnce } from "../lib/wallet/use-signed-once.ts";
import { useWallets } from "../lib/wallet/wallets.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextArea } from "./field.tsx";
import { Form } from "./form.tsx";
import { SaidFailure } from "./said-failure.tsx";
import { useConfirmation } from "./use-confirmation.tsx";

interface Props {
  certificateId: string;
  n: number;
  /** `settleAsOwner` leaves the dispute open: the owner's word doesn't end it. */
  act: "answer" | "settle" | "settleAsOwner";
  /** The wallet that signs for the work's owner; the disputant needs none. */
  signer: Pick<Disputes, "about" | "walletAddress">;
  onClose: () => void;
  onSaid: () => void;
}

/** Answers or settles a dispute: shows the permanent statement for review before it is made. */
export function ReplyDialog({ certificateId, n, act, signer, onClose, onSaid }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  const wallets = useWallets();
  const { confirmed, dialog } = useConfirmation();
  const [text, setText] = useState("");
  const sendSigned = useSignedOnce<{ text: string; saidAt?: number }>();
  const { about, walletAddress } = signer;
  const address = shortAddress(walletAddress ?? "");

  async function sign() {
    const providers = wallets.map(({ provider }) => provider);
    const kind = act === "answer" ? "answered" : "settled";
    const said = { kind, body: { text }, dispute: n } as const;
    return { text, ...(await signIfNeeded({ about: about ?? "", walletAddress }, said, providers)) };
  }

  const replying = useMutation({
    mutationFn: async () => {
      const params = { id: certificateId, n };
      return sendSigned(text, sign, (body, headers) =>
        confirmed(async () =>
          act === "answer"
            ? callApi("POST /api/certificates/{id}/disputes/{n}/answer", { params, body }, { headers })
            : callApi("POST /api/certificates/{id}/disputes/{n}/settle", { params, body }, { headers }),
        ),
      );
    },
    onError: async (error) => {
      // The dispute may have been answered or settled since it was loaded.
      if (needsNewSignature(error)) await queryClient.invalidateQueries(disputesQuery(certificateId));
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(disputesQuery(certificateId));
      onSaid();
    },
  });
  const { error } = replying;
  const form = "reply-to-dispute";
  return (
    <>
      <Dialog
        title={t(`dispute.${act}.title`)}
        closeText={t("common.cancel")}
        onClose={onClose}
        action={
          <Button type="submit" form={form} isPending={replying.isPending}>
            {t(`dispute.${act}.confirm`)}
          </Button>
        }
      >
        <p>{t(`dispute.${act}.text`)}</p>
        <Form id={form} refusal={error} className="grid gap-4" onSubmit={() => replying.mutate()}>
          <TextArea
            label={t(`dispute.${act}.words`)}
            rows={act === "answer" ? 6 : 2}
            maxLength={2000}
            required={act === "answer"}
            value={text}
            error={fieldText(t, refusedFields(error)["text"])}
            onChange={({ target }) => {
              replying.reset();
              setText(target.value);
            }}
          />
        </Form>
        <p className="border-s-2 border-gold ps-3">{t("work.forEver")}</p>
        {walletAddress !== null && <p>{t("work.wallet.asks", { address })}</p>}
        {error && <SaidFailure error={error} address={address} fallback={t("work.notSaid")} />}
      </Dialog>
      {dialog}
    </>
  );
}
