import type { OwnWork } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import { SayDialog } from "./say-dialog.tsx";

/** On a newer version's page: an older one that names a wallet needs its signature to state that there is a newer one. */
export function NameNewer({
  work: { certificateId, versions },
  onSaid,
}: {
  work: OwnWork;
  onSaid: () => void;
}) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isAsking, setIsAsking] = useState(false);
  const olderId = versions.find(({ relation }) => relation === "older")?.workId ?? null;
  const { data: older } = useQuery({ ...ownWorkQuery(olderId ?? ""), enabled: olderId !== null });
  // Without a wallet in the older record, the server has stated this itself when the newer version was registered.
  const isOpen =
    older !== undefined &&
    older.walletAddress !== null &&
    !older.statements.some(({ kind }) => kind === "superseded" || kind === "withdrawn");
  if (!isOpen) return undefined;
  return (
    <>
      <Notice tone="warning">
        <p>{t("work.nameNewer.text")}</p>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t("work.nameNewer.open")}
        </Button>
      </Notice>
      {isAsking && (
        <SayDialog
          work={older}
          title={t("work.nameNewer.question")}
          confirmText={t("work.nameNewer.confirm")}
          said={{ kind: "superseded", certificate: certificateId }}
          onClose={() => setIsAsking(false)}
          onSaid={() => {
            setIsAsking(false);
            onSaid();
          }}
        >
          <p>{t("work.nameNewer.what")}</p>
        </SayDialog>
      )}
    </>
  );
}
