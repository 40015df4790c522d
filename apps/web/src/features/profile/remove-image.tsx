import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks first, because the registry keeps no copy to restore. */
export function RemoveImage({ isPending, onConfirm }: { isPending: boolean; onConfirm: () => void }) {
  const { t } = useTranslation(["translation", "profile"]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="-mx-3 justify-self-start"
        aria-haspopup="dialog"
        isPending={isPending}
        onClick={() => setIsAsking(true)}
      >
        {t("profile:imageRemove.open")}
      </Button>
      {isAsking && (
        <Dialog
          title={t("profile:imageRemove.title")}
          closeText={t("common.cancel")}
          onClose={() => setIsAsking(false)}
          action={
            <Button
              onClick={() => {
                setIsAsking(false);
                onConfirm();
              }}
            >
              {t("profile:imageRemove.open")}
            </Button>
          }
        >
          <p>{t("profile:imageRemove.text")}</p>
        </Dialog>
      )}
    </>
  );
}
