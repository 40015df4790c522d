import type { OwnWork } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Act } from "./act.tsx";
import { SayDialog } from "./say-dialog.tsx";

/** Withdraws the work from the register permanently. */
export function WithdrawPart({ work, onSaid }: { work: OwnWork; onSaid: () => void }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Act title={t("work.withdraw.title")} text={t("work.withdraw.text")}>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t("work.withdraw.open")}
      </Button>
      {isAsking && (
        <SayDialog
          work={work}
          title={t("work.withdraw.question")}
          confirmText={t("work.withdraw.confirm")}
          said={{ kind: "withdrawn" }}
          isDanger
          onClose={() => setIsAsking(false)}
          onSaid={onSaid}
        >
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t("work.withdraw.final")}</li>
            <li>{t("work.withdraw.unlisted")}</li>
            <li>{t("work.withdraw.stays")}</li>
          </ul>
        </SayDialog>
      )}
    </Act>
  );
}
