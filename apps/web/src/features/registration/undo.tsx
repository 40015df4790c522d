import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import type { DraftFiles } from "./use-draft-files.ts";

/** What was removed last, and the way back. */
export function Undo({ draftFiles: { removed, undo } }: { draftFiles: DraftFiles }) {
  const { t } = useTranslation("files");
  const [first] = removed;
  if (first === undefined) return <div role="status" />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="wrap-anywhere">
        {removed.length === 1
          ? t("removed", { name: isolate(first.row.name) })
          : t("removedMany", { count: removed.length })}
      </span>
      <Button look="quiet" onClick={undo}>
        {t("undo")}
      </Button>
    </div>
  );
}
