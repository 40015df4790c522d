import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../../lib/api/failure-text.ts";
import { useRequestKey } from "../../../lib/api/use-request-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useConfirmation } from "../../../ui/use-confirmation.tsx";

interface Props {
  id: string;
  act: "end" | "revoke";
  onClose: () => void;
  onSaid: () => void;
}

/** Asks for a reason, and who it is, before a licence is ended or revoked for good. */
export function LicenceDialog({ id, act, onClose, onSaid }: Props) {
  const { t } = useTranslation(["translation", "licence", "licence-failures"]);
  const [reason, setReason] = useState("");
  const { confirmed, dialog } = useConfirmation();
  const keyFor = useRequestKey();
  const saying = useMutation({
    mutationFn: async () => {
      const headers = keyFor(reason);
      const input = { params: { licenceId: id }, body: { reason } };
      return confirmed(async () =>
        act === "end"
          ? callApi("POST /api/licences/{licenceId}/end", input, { headers })
          : callApi("POST /api/licences/{licenceId}/revoke", input, { headers }),
      );
    },
    onSuccess: () => {
      onSaid();
      onClose();
    },
  });
  return (
    <>
      <Dialog
        title={t(`licence:${act}.question`)}
        closeText={t("common.cancel")}
        isDanger
        onClose={onClose}
        action={
          <Button look="danger" isPending={saying.isPending} onClick={() => saying.mutate()}>
            {t(`licence:${act}.confirm`)}
          </Button>
        }
      >
        <p>{t(`licence:${act}.text`)}</p>
        <TextArea
          label={t("said.reason")}
          rows={2}
          maxLength={2000}
          value={reason}
          error={fieldText(t, refusedFields(saying.error)["reason"])}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="border-s-2 border-gold ps-3">{t("licence:forEver")}</p>
        {saying.error && (
          <Notice tone="error">{attemptFailureText(t, saying.error, t("licence:failed"))}</Notice>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
