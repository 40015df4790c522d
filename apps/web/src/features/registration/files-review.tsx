import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes, joinList, longDay } from "../../lib/text/format.ts";
import { toDate } from "../../lib/text/to-date.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Fact } from "../../ui/facts.tsx";
import { Words } from "../../ui/words.tsx";
import type { Draft, DraftFile } from "./draft.ts";
import { MarkReview } from "./mark-review.tsx";
import { copyIn } from "./marked-copy.ts";

/** How many rows are drawn at first. */
const firstFew = 100;

/** Several files: how many, whether they are shown, and all of them on demand. */
export function FilesReview({ draft }: { draft: Draft }) {
  const { files, filesShown } = draft;
  const { t } = useTranslation(["files", "certificate"]);
  return (
    <Fact name={t("certificate:files")}>
      <p>{t(filesShown ? "review.shown" : "review.hidden", { count: files.length })}</p>
      <AllFiles files={files} />
      {copyIn(draft) && (
        <Suspense fallback={undefined}>
          <MarkReview draft={draft} />
        </Suspense>
      )}
    </Fact>
  );
}

/** All files on demand. */
export function AllFiles({ files }: { files: readonly DraftFile[] }) {
  const { t } = useTranslation("files");
  const [shown, setShown] = useState(0);
  return (
    <>
      {shown > 0 && (
        <ol className="list-decimal space-y-1 ps-9 text-sm marker:text-muted marker:tabular-nums">
          {files.slice(0, shown).map((file) => (
            <Row key={file.id} file={file} />
          ))}
        </ol>
      )}
      {shown < files.length && (
        <Button
          look="quiet"
          className="-mx-3"
          onClick={() => setShown(shown === 0 ? firstFew : files.length)}
        >
          {t(shown === 0 ? "review.list" : "review.more")}
        </Button>
      )}
    </>
  );
}

function Row({ file: { name, title, date, size } }: { file: DraftFile }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const more = [date && longDay(language, toDate(date)), formatBytes(language, size)].map(isolate);
  return (
    <li className="wrap-anywhere">
      <Words>{title || name}</Words>
      <span className="block text-muted">
        {title && <Words className="block">{name}</Words>}
        {joinList(language, more)}
      </span>
    </li>
  );
}
