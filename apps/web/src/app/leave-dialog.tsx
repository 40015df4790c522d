import type { User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { draftKey, forgetDraft } from "../lib/session/kept-draft.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

export interface LeaveDialogProps {
  user: User;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks a user who logs out whether their draft stays in this browser. */
export function LeaveDialog({ user, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("draft");
  const [isKept] = useState(() => hasKeptCopy(user.id));
  return (
    <Dialog
      title={isKept ? t("leave.keptTitle") : t("leave.title")}
      closeText={t("leave.back")}
      onClose={onClose}
      action={
        <>
          <Button onClick={onLeave}>{t("leave.keep")}</Button>
          <Button
            look="secondary"
            onClick={() => {
              forgetDraft(user.id);
              onLeave();
            }}
          >
            {isKept ? t("leave.remove") : t("leave.delete")}
          </Button>
        </>
      }
    >
      <p>{isKept ? t("leave.keptText") : t("leave.text")}</p>
    </Dialog>
  );
}

/** Whether the draft has a copy on the server. */
function hasKeptCopy(userId: string): boolean {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey(userId)) ?? "{}") as {
      kept?: { revision: number } | null;
    };
    return (draft.kept?.revision ?? 0) > 0;
  } catch {
    return false;
  }
}
