import { useTranslation } from "react-i18next";
import { type DepositUpload, depositUploads } from "../lib/file/deposit-uploads.ts";
import { formatBytes } from "../lib/text/format.ts";
import { Button } from "./button.tsx";
import { pauseReasons } from "./pause-reasons.ts";
import { Progress } from "./progress.tsx";

/** The upload progress of a private copy, and a button to pause it. */
export function DepositProgress({
  workId,
  upload,
}: {
  workId: string;
  upload: Exclude<DepositUpload, { state: "failed" }>;
}) {
  const { t, i18n } = useTranslation(["translation", "owner"]);
  const { bytes, size } = upload;
  const isSending = upload.state === "sending";
  return (
    <div className="grid gap-2">
      <p role="status">{isSending ? t("deposit.sending") : t(pauseReasons[upload.by])}</p>
      <Progress label={t("deposit.progress")} value={size === 0 ? 1 : bytes / size} />
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted tabular-nums">
        <span>
          {t("deposit.amount", {
            done: formatBytes(i18n.language, bytes),
            size: formatBytes(i18n.language, size),
          })}
        </span>
        <Button
          look="quiet"
          onClick={() => (isSending ? void depositUploads.pause(workId) : depositUploads.resume(workId))}
        >
          {isSending ? t("deposit.pause") : t("deposit.resume")}
        </Button>
      </p>
    </div>
  );
}
