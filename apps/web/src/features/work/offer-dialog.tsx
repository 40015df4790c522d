import type { OwnWork } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { refusedFields } from "../../lib/api/failure-text.ts";
import { shortAddress } from "../../lib/text/format.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { signIfNeeded } from "../../lib/wallet/sign-if-needed.ts";
import { useSignedOnce } from "../../lib/wallet/use-signed-once.ts";
import { useWallets } from "../../lib/wallet/wallets.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { SaidFailure } from "../../ui/said-failure.tsx";
import { OfferFields, type OfferFieldValues } from "../../ui/offer-fields.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { offerQuery } from "./offer-query.ts";

/** The person, the rights and the consequences, before anything is sent. */
export function OfferDialog({ work, onClose }: { work: OwnWork; onClose: () => void }) {
  const { t } = useTranslation(["translation", "owner"]);
  const wallets = useWallets();
  const { confirmed, dialog } = useConfirmation();
  const [terms, setTerms] = useState<OfferFieldValues>({ email: "", to: "", rights: "" });
  const sendSigned = useSignedOnce<OfferFieldValues & { saidAt?: number }>();
  const address = shortAddress(work.walletAddress ?? "");

  async function sign() {
    const providers = wallets.map(({ provider }) => provider);
    return { ...terms, ...(await signIfNeeded(work, { kind: "transferred", body: terms }, providers)) };
  }

  const offering = useMutation({
    mutationFn: async () =>
      sendSigned(terms, sign, (body, headers) =>
        confirmed(async () =>
          callApi("POST /api/ip/{id}/transfer", { params: { id: work.id }, body }, { headers }),
        ),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries(offerQuery(work.id));
      onClose();
    },
  });
  const { error } = offering;
  const form = "offer-transfer";

  return (
    <>
      <Dialog
        title={t("transfer.question")}
        closeText={t("common.cancel")}
        onClose={onClose}
        action={
          <Button type="submit" form={form} isPending={offering.isPending}>
            {t("transfer.confirm")}
          </Button>
        }
      >
        <Form id={form} refusal={error} className="grid gap-4" onSubmit={() => offering.mutate()}>
          <OfferFields
            terms={terms}
            refused={refusedFields(error)}
            onChange={(part) => {
              offering.reset();
              setTerms({ ...terms, ...part });
            }}
          />
        </Form>
        <ul className="grid list-disc gap-1 ps-5">
          <li>{t("transfer.public")}</li>
          <li>{t("transfer.theirs")}</li>
          <li>{t("transfer.named")}</li>
          {work.file && <li>{t("transfer.copy")}</li>}
          <li>{t("transfer.sealed")}</li>
        </ul>
        {work.walletAddress !== null && <p>{t("work.wallet.asks", { address })}</p>}
        {error && <SaidFailure error={error} address={address} fallback={t("transfer.notSent")} />}
      </Dialog>
      {dialog}
    </>
  );
}
