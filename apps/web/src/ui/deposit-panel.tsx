import type { WorkListItem } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type DepositUpload, depositUploads, useDepositUpload } from "../lib/file/deposit-uploads.ts";
import { useLostFocus } from "../lib/page/use-lost-focus.ts";
import { ownWorkQuery } from "../lib/api/own-work-query.ts";
import { DepositChooser } from "./deposit-chooser.tsx";
import { DepositProgress } from "./deposit-progress.tsx";
import { KeptDeposit } from "./kept-deposit.tsx";

interface Props {
  workId: string;
  isOwed?: boolean;
  /** The work's file, where it has been read already. */
  known?: WorkListItem["file"];
}

/** The private copy of a work's file: uploading, kept, or still to be chosen. Nothing for a work without a file. */
export function DepositPanel({ workId, isOwed = false, known }: Props) {
  const { t } = useTranslation();
  const { data: work } = useQuery({ ...ownWorkQuery(workId), enabled: known === undefined });
  const upload = useDepositUpload(workId);
  const file = known ?? work?.file;

  // The user has come back from logging in again: the interrupted upload continues.
  useEffect(() => {
    if (upload?.state === "paused" && upload.by === "session") depositUploads.resume(workId);
  }, [workId, upload]);

  const isSending = upload !== undefined && upload.state !== "failed";
  const shown = file && (file.deposit === "kept" ? "kept" : isSending ? "sending" : "none");
  const panel = useLostFocus<HTMLDivElement>(shown);

  if (!file) return work ? undefined : <p role="status">{t("common.loading")}</p>;
  return (
    <div ref={panel} className="outline-none">
      <Shown workId={workId} file={file} upload={upload} isOwed={isOwed} />
    </div>
  );
}

interface ShownProps {
  workId: string;
  file: NonNullable<WorkListItem["file"]>;
  upload: DepositUpload | undefined;
  isOwed: boolean;
}

function Shown({ workId, file, upload, isOwed }: ShownProps) {
  if (file.deposit === "kept") return <KeptDeposit workId={workId} />;
  if (upload && upload.state !== "failed") return <DepositProgress workId={workId} upload={upload} />;
  return (
    <DepositChooser
      workId={workId}
      sha256={file.sha256}
      isOwed={isOwed}
      isBegun={file.deposit === "uploading"}
      failedWith={upload?.code}
      hasFailed={upload !== undefined}
    />
  );
}
