import { useTranslation } from "react-i18next";
import { formatBytes } from "../lib/text/format.ts";
import type { FileHash } from "../lib/file/use-file-hash.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Progress } from "./progress.tsx";

/** The progress of reading a file: bytes, speed, and a button to stop it. */
export function FileHashStatus({ hash, onCancel }: { hash: FileHash; onCancel: () => void }) {
  const { t, i18n } = useTranslation();
  if (hash.state === "idle") return undefined;
  if (hash.state === "unreadable")
    return <Notice tone="error">{t("file.unreadable", { name: hash.name })}</Notice>;
  const { name, bytes, size, bytesPerSecond } = hash;
  return (
    <div className="grid gap-2 rounded bg-raised p-4">
      <p>{t("file.reading", { name })}</p>
      <Progress label={t("file.progress", { name })} value={size === 0 ? 1 : bytes / size} />
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted tabular-nums">
        {t("file.speed", {
          done: formatBytes(i18n.language, bytes),
          size: formatBytes(i18n.language, size),
          speed: formatBytes(i18n.language, bytesPerSecond, "-per-second"),
        })}
        <Button look="quiet" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </p>
    </div>
  );
}
