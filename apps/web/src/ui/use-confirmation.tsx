import { ApiError } from "@colophon/api";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { InputError } from "../lib/api/failure-text.ts";
import { confirmSession } from "../lib/session/confirm-session.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Confirmation {
  /**
   * Sends a request that a stolen token alone must not allow. A password typed beside it confirms it; otherwise the dialog
   * asks, unless the user has confirmed within the last ten minutes.
   */
  confirmed<T>(send: () => Promise<T>, password?: string): Promise<T>;
  dialog: ReactNode;
}

export function useConfirmation(): Confirmation {
  const { t } = useTranslation(["translation", "account"]);
  const [asking, setAsking] = useState<PromiseWithResolvers<void>>();

  async function ask(): Promise<void> {
    const asked = Promise.withResolvers<void>();
    setAsking(asked);
    await asked.promise.finally(() => setAsking(undefined));
  }

  async function confirmed<T>(send: () => Promise<T>, password?: string): Promise<T> {
    if (password !== undefined) {
      await confirmSession({ password });
      return send();
    }
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "confirmation_needed") throw error;
    }
    await ask();
    return send();
  }

  const dialog = asking && (
    <ConfirmDialog
      onConfirmed={() => asking.resolve()}
      onClose={() => asking.reject(new InputError(t("secondStep.confirm.canceled")))}
    />
  );
  return { confirmed, dialog };
}
