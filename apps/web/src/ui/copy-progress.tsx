import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCopyQueue } from "../lib/file/use-copy-queue.ts";
import { depositUploads } from "../lib/file/deposit-uploads.ts";
import { useSaid } from "../lib/page/use-said.ts";
import { formatBytes } from "../lib/text/format.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { pauseReasons } from "./pause-reasons.ts";
import { Progress } from "./progress.tsx";
import { Words } from "./words.tsx";

/** Names of files that could not be uploaded. */
const named = 10;

/** How far the private copies of these works are, with a button to pause them; nothing where none is on its way. */
export function CopyProgress({ workIds }: { workIds: ReadonlySet<string> }) {
  const { t, i18n } = useTranslation(["files", "translation", "owner"]);
  const { entries, kept, bytes, size, place, upload } = useCopyQueue(workIds);

  // The user has come back from logging in again: the interrupted upload continues.
  useEffect(() => {
    if (place !== undefined && upload?.state === "paused" && upload.by === "session")
      depositUploads.resume(place);
  }, [place, upload]);

  const failed = entries.filter(({ state }) => state === "failed");
  const left = entries.length - failed.length;
  const amount = (value: number) => formatBytes(i18n.language, value);
  const text =
    place === undefined
      ? ""
      : t("copies.sent", { kept, total: left, bytes: amount(bytes), size: amount(size) });
  const said = useSaid(text);
  if (entries.length === 0) return undefined;
  const isPaused = upload?.state === "paused";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {place !== undefined && (
        <>
          <p>{isPaused ? t(`translation:${pauseReasons[upload.by]}`) : t("copies.sending")}</p>
          <Progress label={t("copies.progress")} value={size === 0 ? 1 : bytes / size} />
          <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm text-muted tabular-nums">
            <span>{text}</span>
            {upload && (
              <Button
                look="quiet"
                onClick={() => (isPaused ? depositUploads.resume(place) : void depositUploads.pause(place))}
              >
                {t(isPaused ? "resume" : "pause")}
              </Button>
            )}
          </p>
        </>
      )}
      <p role="status" className={place === undefined ? "" : "sr-only"}>
        {place === undefined && kept > 0 ? t("copies.done", { count: kept }) : said}
      </p>
      {failed.length > 0 && (
        <Notice tone="error">
          <p>{t("copies.failed", { count: failed.length })}</p>
          {failed[0]?.code !== undefined && <p>{t(`translation:failure.${failed[0].code}`)}</p>}
          <ul className="list-disc ps-5">
            {failed.slice(0, named).map((entry) => (
              <li key={entry.place} className="wrap-anywhere">
                <Words>{entry.name}</Words>
              </li>
            ))}
          </ul>
          {failed.length > named && <p>{t("list.more", { count: failed.length - named })}</p>}
        </Notice>
      )}
    </div>
  );
}
