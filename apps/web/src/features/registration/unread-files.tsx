import { useTranslation } from "react-i18next";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { Button } from "../../ui/button.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { Notice } from "../../ui/notice.tsx";

export interface UnreadProps {
  fileHash: { hash: FileHash; cancel: () => void };
  /** See `isFileGone`. */
  isOwed: boolean;
  /** Some of several files are still read, or need to be chosen again. */
  unread: "reading" | "needed" | undefined;
  onChoose: () => void;
}

/** Files that are still read, or need to be chosen again before the work is registered. */
export function UnreadFiles({ fileHash, unread, isOwed, onChoose }: UnreadProps) {
  const { t } = useTranslation(["translation", "files", "owner", "wizard"]);
  return (
    <>
      {fileHash.hash.state === "reading" && <Notice tone="info">{t("registration.fileStillRead")}</Notice>}
      {unread === "reading" && <Notice tone="info">{t("files:stillRead")}</Notice>}
      {unread === "needed" && (
        <Notice tone="warning">
          <p>{t("files:unread")}</p>
          <Button look="secondary" onClick={onChoose}>
            {t("files:goChoose")}
          </Button>
        </Notice>
      )}
      <FileHashStatus hash={fileHash.hash} onCancel={fileHash.cancel} />
      {isOwed && (
        <Notice tone="warning">
          <p>{t("deposit.gone")}</p>
          <Button look="secondary" onClick={onChoose}>
            {t("deposit.goChoose")}
          </Button>
        </Notice>
      )}
    </>
  );
}
