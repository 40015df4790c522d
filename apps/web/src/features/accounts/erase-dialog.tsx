import { ApiError, type User } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { endSession } from "../../lib/session/end-session.ts";
import { forgetDraft } from "../../lib/session/kept-draft.ts";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";

/** A large account takes longer than a request may: asking again waits for the same erasure. */
async function eraseWholly(): Promise<void> {
  try {
    await callApi("DELETE /api/user", {});
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not_confirmed")) throw error;
    await eraseWholly();
  }
}

/** Asks for the password or a second factor, and for a word, so that no account is erased by mistake. */
export function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const [{ password, word }, setForm] = useState({ password: "", word: "" });
  const asked = t("account.erase.word");
  const erasing = useMutation({
    mutationFn: async () => {
      if (word.trim().toLowerCase() !== asked.toLowerCase())
        throw new InputError(t("account.erase.wordMissing", { word: asked }));
      await confirmed(eraseWholly, user.hasSecondFactor ? undefined : password);
    },
    onSuccess: () => {
      forgetDraft(user.id);
      endSession("erased");
    },
  });

  function edit(change: { password?: string; word?: string }) {
    erasing.reset();
    setForm({ password, word, ...change });
  }

  return (
    <>
      <Dialog
        title={t("account.erase.title")}
        closeText={t("common.cancel")}
        isDanger
        onClose={onClose}
        action={
          <Button look="danger" type="submit" form="erase-account" isPending={erasing.isPending}>
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
          {!user.hasSecondFactor && (
            <PasswordField
              label={t("account.password.present")}
              autoComplete="current-password"
              required
              value={password}
              error={fieldText(t, refusedFields(erasing.error)["password"])}
              onChange={({ target }) => edit({ password: target.value })}
            />
          )}
          <TextField
            label={t("account.erase.typeWord", { word: asked })}
            autoComplete="off"
            autoCapitalize="none"
            required
            value={word}
            onChange={({ target }) => edit({ word: target.value })}
          />
          {erasing.error && (
            <Notice tone="error">{failureText(t, erasing.error, t("account.failed"))}</Notice>
          )}
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
