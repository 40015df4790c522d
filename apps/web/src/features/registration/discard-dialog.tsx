import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before a draft is lost. */
export function DiscardDialog({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const { t } = useTranslation(["translation", "wizard"]);
  return (
    <Dialog
      title={t("registration.discard.title")}
      closeText={t("common.cancel")}
      onClose={onClose}
      action={<Button onClick={onDiscard}>{t("registration.discard.confirm")}</Button>}
    >
      <p>{t("registration.discard.text")}</p>
    </Dialog>
  );
}
