import type { Disputes } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../lib/api/call-api.ts";
import { disputesQuery } from "../lib/api/disputes-query.ts";
import { fieldText, refusedFields } from "../lib/api/failure-text.ts";
import { shortAddress } from "../lib/text/format.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { randomId } from "../lib/api/random-id.ts";
import { needsNewSignature } from "../lib/wallet/needs-new-signature.ts";
import { signIfNeeded } from "../lib/wallet/sign-if-needed.ts";
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
  /** Signed and with its key, for a retry of the same text: signed again, it would be another statement. */
  const before = useRef<{ content: string; key: string; body: { text: string; saidAt?: number } }>(undefined);
  const { about, walletAddress } = signer;
  const address = shortAddress(walletAddress ?? "");

  async function prepare() {
    if (before.current?.content === text) return before.current;
    const providers = wallets.map(({ provider }) => provider);
    const kind = act === "answer" ? "answered" : "settled";
    const said = { kind, body: { text }, dispute: n } as const;
    const signed = await signIfNeeded({ about: about ?? "", walletAddress }, said, providers);
    before.current = { content: text, key: randomId(), body: { text, ...signed } };
    return before.current;
  }

  const replying = useMutation({
    mutationFn: async () => {
      const { key, body } = await prepare();
      const headers = { "idempotency-key": key };
      const params = { id: certificateId, n };
      return confirmed(async () =>
        act === "answer"
          ? callApi("POST /api/certificates/{id}/disputes/{n}/answer", { params, body }, { headers })
          : callApi("POST /api/certificates/{id}/disputes/{n}/settle", { params, body }, { headers }),
      );
    },
    onError: async (error) => {
      if (!needsNewSignature(error)) return;
      before.current = undefined;
      // The dispute may have been answered or settled since it was loaded.
      await queryClient.invalidateQueries(disputesQuery(certificateId));
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
