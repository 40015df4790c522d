import type { WorkListItem } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDepositUpload } from "../../lib/file/deposit-uploads.ts";
import { Button } from "../../ui/button.tsx";
import { DepositPanel } from "../../ui/deposit-panel.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** The private copy of a work's file, in its own panel; nothing for a work without a file. */
export function PrivateCopyButton({ work: { id, title, file } }: { work: WorkListItem }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isOpen, setIsOpen] = useState(false);
  const upload = useDepositUpload(id);
  if (!file) return undefined;
  const isInterrupted = file.deposit === "uploading" && (upload?.state ?? "failed") === "failed";
  const name = t("deposit.titleOf", { title });
  return (
    <>
      <Button
        look="quiet"
        className="-mx-3 paper:hidden"
        aria-label={isInterrupted ? t("deposit.incompleteOf", { title }) : name}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t("deposit.title")}
        {isInterrupted && <span className="text-pending">⚠ {t("deposit.incomplete")}</span>}
      </Button>
      {isOpen && (
        <Dialog title={name} onClose={() => setIsOpen(false)}>
          <DepositPanel workId={id} known={file} />
        </Dialog>
      )}
    </>
  );
}
