import type { Api, EndpointOutput } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { copiesKey, copyQueue } from "../../lib/file/copy-queue.ts";
import { downloadDeposit } from "../../lib/file/download-deposit.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyChooser } from "../../ui/copy-chooser.tsx";
import { CopyProgress } from "../../ui/copy-progress.tsx";
import { Loading } from "../../ui/loading.tsx";
import { DeleteQuestion } from "../../ui/delete-question.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { FileList } from "./file-list.tsx";

type Described = EndpointOutput<Api["GET /api/ip/{id}/files"]>;

/** The private copies of a work of several files: how many there are, more of them, and those that are kept. */
export function Copies({ workId }: { workId: string }) {
  const { t } = useTranslation("files");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  const { data, error, refetch } = useQuery({
    queryKey: [...copiesKey, workId],
    queryFn: async ({ signal }) => callApi("GET /api/ip/{id}/files", { params: { id: workId } }, { signal }),
  });
  if (error)
    return (
      <RetryNotice action={tCommon("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(tCommon, error, t("copies.loadFailed"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  return <Loaded workId={workId} described={data} />;
}

function Loaded({ workId, described }: { workId: string; described: Described }) {
  const { t, i18n } = useTranslation(["files", "portfolio"]);
  const [workIds] = useState(() => new Set([workId]));
  const { files, used, quota } = described;
  const kept = files.filter(({ deposit }) => deposit === "kept");
  const wanted = files
    .filter(({ deposit }) => deposit !== "kept")
    .map(({ number, sha256, deposit }) => ({
      place: `${workId}/${number}`,
      sha256,
      isBegun: deposit === "uploading",
    }));
  const bytes = (value: number) => formatBytes(i18n.language, value);
  return (
    <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-prose gap-1">
        <p>{t("copies.kept", { kept: kept.length, total: files.length })}</p>
        <p className="text-sm text-muted">
          {t("portfolio:space", {
            used: bytes(used),
            quota: bytes(quota),
            left: bytes(Math.max(0, quota - used)),
          })}
        </p>
      </div>
      <CopyProgress workIds={workIds} />
      {wanted.length > 0 && <CopyChooser wanted={wanted} />}
      {kept.length > 0 && <Kept workId={workId} files={kept} />}
    </div>
  );
}

/** Those that are kept, to download or delete the ones that are chosen. */
function Kept({ workId, files }: { workId: string; files: Described["files"] }) {
  const { t } = useTranslation("files");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const numbers = files.map(({ number }) => number).filter((number) => chosen.has(number));
  const download = useMutation({
    mutationFn: async () => {
      for (const number of numbers) await downloadDeposit(workId, number);
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      for (const number of numbers)
        await callApi("DELETE /api/files/{id}/{number}", { params: { id: workId, number } });
    },
    onSettled: async () => {
      copyQueue.forget(numbers.map((number) => `${workId}/${number}`));
      setIsAsking(false);
      setChosen(new Set());
      await queryClient.invalidateQueries({ queryKey: copiesKey });
    },
  });
  const error = download.error ?? remove.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FileList label={t("copies.list")} files={files} chosen={chosen} onChoose={setChosen} />
      {error && <Notice tone="error">{attemptFailureText(tCommon, error, t("copies.failedOne"))}</Notice>}
      {isAsking ? (
        <DeleteQuestion
          text={t("copies.deleteQuestion", { count: numbers.length })}
          isPending={remove.isPending}
          onDelete={() => remove.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setChosen(new Set(files.map(({ number }) => number)))}>
            {t("copies.all")}
          </Button>
          <Button
            look="secondary"
            disabled={numbers.length === 0}
            isPending={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("copies.download")}
          </Button>
          <Button look="quiet" disabled={numbers.length === 0} onClick={() => setIsAsking(true)}>
            {t("copies.delete")}
          </Button>
        </div>
      )}
    </div>
  );
}
