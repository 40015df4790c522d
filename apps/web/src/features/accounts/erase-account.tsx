import type { User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { Part } from "../../ui/part.tsx";

export function EraseAccount({ user }: { user: User }) {
  const { t } = useTranslation(["translation", "account"]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Part title={t("account.erase.title")} text={t("account.erase.what")}>
      <p className="max-w-prose text-muted">{t("account.erase.stays")}</p>
      <p className="max-w-prose text-muted">{t("account.erase.receipts")}</p>
      <Button
        look="secondary"
        className="justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {t("account.erase.open")}
      </Button>
      {isAsking && <EraseDialog user={user} onClose={() => setIsAsking(false)} />}
    </Part>
  );
}
