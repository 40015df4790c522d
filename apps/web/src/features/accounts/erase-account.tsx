import type { User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

export function EraseAccount({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="grid justify-items-start gap-4 border-t border-rule pt-8">
      <h2 className="text-xl">{t("account.erase.title")}</h2>
      <p className="text-muted">{t("account.erase.what")}</p>
      <p className="text-muted">{t("account.erase.stays")}</p>
      <p className="text-muted">{t("account.erase.receipts")}</p>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t("account.erase.open")}
      </Button>
      {isAsking && <EraseDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
