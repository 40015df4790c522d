import { maxPasskeyName } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { refreshFactors } from "./factors-query.ts";

interface Props {
  passkey: { id: string; name: string };
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name: before }, onClose }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const [name, setName] = useState(before);
  const saving = useMutation({
    mutationFn: async () => callApi("PATCH /api/user/passkeys/{id}", { params: { id }, body: { name } }),
    onSuccess: async () => {
      onClose();
      await refreshFactors();
    },
  });
  const refused = fieldText(t, refusedFields(saving.error)["name"]);
  return (
    <Dialog
      title={t("secondStep.passkey.rename")}
      closeText={t("common.cancel")}
      onClose={onClose}
      action={
        <Button type="submit" form="rename-passkey" isPending={saving.isPending}>
          {t("secondStep.passkey.saveName")}
        </Button>
      }
    >
      <Form
        id="rename-passkey"
        refusal={saving.error}
        className="grid gap-5"
        onSubmit={() => saving.mutate()}
      >
        <TextField
          label={t("secondStep.passkey.name")}
          autoComplete="off"
          maxLength={maxPasskeyName}
          required
          value={name}
          error={refused}
          onChange={({ target }) => {
            saving.reset();
            setName(target.value);
          }}
        />
        {saving.error && refused === undefined && (
          <Notice tone="error">{failureText(t, saving.error, t("account.failed"))}</Notice>
        )}
      </Form>
    </Dialog>
  );
}
