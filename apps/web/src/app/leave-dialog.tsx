import type { User } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { forgetDraft } from "../lib/session/kept-draft.ts";
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
  return (
    <Dialog
      title={t("leave.title")}
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
            {t("leave.delete")}
          </Button>
        </>
      }
    >
      <p>{t("leave.text")}</p>
    </Dialog>
  );
}
