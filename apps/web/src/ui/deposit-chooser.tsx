import type { ApiErrorCode } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { depositUploads } from "../lib/file/deposit-uploads.ts";
import { Notice } from "./notice.tsx";
import { SameFileInput } from "./same-file-input.tsx";

interface Props {
  workId: string;
  /** The registered file's fingerprint. */
  sha256: string;
  /** The server already has a part of it. */
  isBegun: boolean;
  /** A copy was requested, but the page no longer had the file. */
  isOwed: boolean;
  hasFailed: boolean;
  failedWith: ApiErrorCode | undefined;
}

/** Accepts only the registered file, to upload a private copy of it. */
export function DepositChooser({ workId, sha256, isBegun, isOwed, hasFailed, failedWith }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  return (
    <div className="grid gap-3">
      {isOwed && !isBegun ? (
        <Notice tone="warning">{t("deposit.owed")}</Notice>
      ) : (
        <p>{isBegun ? t("deposit.interrupted") : t("deposit.none")}</p>
      )}
      {hasFailed && (
        <Notice tone="error">
          {failedWith === undefined ? t("deposit.failed") : t(`failure.${failedWith}`)}
        </Notice>
      )}
      <SameFileInput
        sha256={sha256}
        label={t("deposit.choose")}
        hint={t("deposit.chooseHint")}
        otherText={(name) => t("deposit.otherFile", { name })}
        onFile={(file) => void depositUploads.send(workId, file, { isBegun })}
      />
    </div>
  );
}
