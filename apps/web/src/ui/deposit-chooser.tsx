import type { ApiErrorCode } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sendFile } from "../lib/deposit-upload.ts";
import { useFileHash } from "../lib/use-file-hash.ts";
import { FileHashStatus } from "./file-hash-status.tsx";
import { FileInput } from "./file-input.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  workId: string;
  /** Of the registered file. */
  sha256: string;
  /** The server has a part of it already. */
  isBegun: boolean;
  hasFailed: boolean;
  failedWith: ApiErrorCode | undefined;
}

/** Takes the registered file, and no other one, to send a private copy of it. */
export function DepositChooser({ workId, sha256, isBegun, hasFailed, failedWith }: Props) {
  const { t } = useTranslation();
  const [other, setOther] = useState<string>();
  const { hash, start, cancel } = useFileHash((file, found) => {
    if (found === sha256) void sendFile(workId, file, { isBegun });
    else setOther(file.name);
  });
  return (
    <div className="grid gap-3">
      <p>{isBegun ? t("deposit.interrupted") : t("deposit.none")}</p>
      {hasFailed && (
        <Notice tone="error">
          {failedWith === undefined ? t("deposit.failed") : t(`failure.${failedWith}`)}
        </Notice>
      )}
      {other !== undefined && <Notice tone="error">{t("deposit.otherFile", { name: other })}</Notice>}
      {hash.state !== "reading" && (
        <FileInput
          label={t("deposit.choose")}
          hint={t("deposit.chooseHint")}
          onFile={(file) => {
            setOther(undefined);
            start(file);
          }}
        />
      )}
      <FileHashStatus hash={hash} onCancel={cancel} />
    </div>
  );
}
