import { useTranslation } from "react-i18next";
import { useSaid } from "../../lib/page/use-said.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { DraftFiles } from "./use-draft-files.ts";

/** How far reading is: seen at once, and said every five seconds at most. */
export function ReadingFiles({ draftFiles, total }: { draftFiles: DraftFiles; total: number }) {
  const { t, i18n } = useTranslation("files");
  const { progress, isPaused, needsFiles, canReopen, files } = draftFiles;
  const isReading = files.some(
    ({ state, id }) => state === "reading" || (state === "waiting" && draftFiles.fileOf(id) !== undefined),
  );
  const bytes = (value: number, per: "" | "-per-second" = "") => formatBytes(i18n.language, value, per);
  const text = isReading
    ? isPaused
      ? t("paused", { done: progress.done, total: progress.total })
      : t("reading", {
          done: progress.done,
          total: progress.total,
          bytes: bytes(progress.bytes),
          size: bytes(progress.size),
          speed: bytes(progress.bytesPerSecond, "-per-second"),
        })
    : "";
  const said = useSaid(text);
  return (
    <>
      {isReading && (
        <div className="grid gap-2">
          <Progress label={t("progress")} value={progress.size === 0 ? 1 : progress.bytes / progress.size} />
          <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm text-muted tabular-nums">
            <span>{text}</span>
            <Button look="quiet" onClick={isPaused ? draftFiles.resume : draftFiles.pause}>
              {t(isPaused ? "resume" : "pause")}
            </Button>
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {said === "" && files.length > 0 && !isReading && !needsFiles ? t("read", { count: total }) : said}
      </p>
      {needsFiles && (
        <Notice tone="warning">
          <p>{t("needsFiles")}</p>
          {canReopen && (
            <Button look="secondary" onClick={() => void draftFiles.reopen()}>
              {t("reopen")}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
