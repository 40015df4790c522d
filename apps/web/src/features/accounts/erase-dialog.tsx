import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { endSession } from "../../lib/end-session.ts";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Asks for the password and a word, so that nobody erases an account by a slip of the hand. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [{ password, word }, setForm] = useState({ password: "", word: "" });
  const asked = t("account.erase.word");
  const erasing = useMutation({
    mutationFn: async () => {
      if (word.trim().toLowerCase() !== asked.toLowerCase())
        throw new InputError(t("account.erase.wordMissing", { word: asked }));
      await callApi("DELETE /api/user", { body: { password } });
    },
    onSuccess: () => endSession("erased"),
  });

  function edit(change: { password?: string; word?: string }) {
    erasing.reset();
    setForm({ password, word, ...change });
  }

  return (
    <Dialog
      title={t("account.erase.title")}
      closeText={t("common.cancel")}
      onClose={onClose}
      action={
        <Button type="submit" form="erase-account" isPending={erasing.isPending}>
          {t("account.erase.confirm")}
        </Button>
      }
    >
      <Form
        id="erase-account"
        refusal={erasing.error}
        className="grid gap-5"
        onSubmit={() => erasing.mutate()}
      >
        <p>{t("account.erase.last")}</p>
        <PasswordField
          label={t("account.password.present")}
          autoComplete="current-password"
          required
          value={password}
          error={fieldText(t, refusedFields(erasing.error)["password"])}
          onChange={({ target }) => edit({ password: target.value })}
        />
        <TextField
          label={t("account.erase.typeWord", { word: asked })}
          autoComplete="off"
          autoCapitalize="none"
          required
          value={word}
          onChange={({ target }) => edit({ word: target.value })}
        />
        {erasing.error && <Notice tone="error">{failureText(t, erasing.error, t("account.failed"))}</Notice>}
      </Form>
    </Dialog>
  );
}
