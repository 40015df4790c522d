import type { WantedStatementInput, OwnWork } from "@colophon/api";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { shortAddress } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { SaidFailure } from "../../ui/said-failure.tsx";
import { useStatement } from "./use-statement.ts";

/** As much as the API takes of a `reason`. */
const maxReasonLength = 2000;

interface Props {
  work: OwnWork;
  title: string;
  confirmText: string;
  /** Without its reason, which this dialog asks for if that kind has one. */
  said: WantedStatementInput;
  /** It takes something away that doesn't come back. */
  isDanger?: boolean;
  onClose: () => void;
  onSaid: () => void;
  /** Describes what will be permanently public. */
  children: ReactNode;
}

/** Asks for confirmation, and mostly a reason, before a permanent statement is made. */
export function SayDialog({
  work,
  title,
  confirmText,
  said,
  isDanger = false,
  onClose,
  onSaid,
  children,
}: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  const [reason, setReason] = useState("");
  const { saying, dialog } = useStatement(work, onSaid);
  const { error } = saying;
  const address = shortAddress(work.walletAddress ?? "");
  return (
    <>
      <Dialog
        title={title}
        closeText={t("common.cancel")}
        isDanger={isDanger}
        onClose={onClose}
        action={
          <Button
            look={isDanger ? "danger" : "primary"}
            isPending={saying.isPending}
            onClick={() => saying.mutate(said.kind === "ai_use" ? said : { ...said, reason })}
          >
            {confirmText}
          </Button>
        }
      >
        {children}
        {said.kind !== "ai_use" && (
          <TextArea
            label={t("work.reason")}
            hint={t("work.reasonHint")}
            rows={2}
            value={reason}
            maxLength={maxReasonLength}
            error={fieldText(t, refusedFields(error)["reason"])}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {said.kind !== "ai_use" && <p className="border-s-2 border-gold ps-3">{t("work.forEver")}</p>}
        {work.walletAddress !== null && <p>{t("work.wallet.asks", { address })}</p>}
        {error && <SaidFailure error={error} address={address} fallback={t("work.notSaid")} />}
      </Dialog>
      {dialog}
    </>
  );
}
