import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../lib/file/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DraftFile } from "./draft.ts";
import { ListPreview } from "./list-preview.tsx";
import { type Matched, withListValues } from "./list/match-rows.ts";
import { quietLook } from "./pick-files.tsx";
import { readList } from "./list/read-list.ts";
import { maxListBytes } from "./list/max-list-bytes.ts";
import type { Table } from "@colophon/table";

interface Props {
  files: readonly DraftFile[];
  onApply: (change: (files: DraftFile[]) => DraftFile[]) => void;
}

/** Titles and dates from a list in CSV, and such a list of these files. */
export function ListPart({ files, onApply }: Props) {
  const { t, i18n } = useTranslation("files");
  const [table, setTable] = useState<Table>();
  const [refused, setRefused] = useState<"tooLarge" | "unreadable" | "empty">();
  /** The files as they were before the last list. */
  const [applied, setApplied] = useState<{ before: readonly DraftFile[]; count: number }>();
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File) {
    setTable(undefined);
    setApplied(undefined);
    setRefused(file.size > maxListBytes ? "tooLarge" : undefined);
    if (file.size > maxListBytes) return;
    const read = await readList(file, i18n.language);
    if (read && read.rows.length > 0) setTable(read);
    else setRefused(read ? "empty" : "unreadable");
  }

  function apply({ said }: Matched) {
    setApplied({ before: files, count: said.size });
    setTable(undefined);
    onApply((latest) => withListValues(latest, said));
    input.current?.focus();
  }

  function undo() {
    const before = new Map(applied?.before.map((file) => [file.id, file]));
    setApplied(undefined);
    onApply((latest) =>
      latest.map((file) => {
        const { title = file.title, date = file.date } = before.get(file.id) ?? {};
        return { ...file, title, date };
      }),
    );
    input.current?.focus();
  }

  async function save() {
    const { writeList } = await import("./list/write-list.ts");
    saveFile(new Blob([writeList(files)], { type: "text/csv;charset=utf-8" }), t("list.fileName"));
  }

  return (
    <Folded title={t("list.open")} isOpen={false} isRefused={false}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2">
        <p className="text-sm text-muted">{t("list.explanation")}</p>
        <FileInput
          ref={input}
          size="line"
          accept=".csv,.tsv,.txt,text/csv"
          label={t("list.choose")}
          onFile={(file) => void take(file)}
        />
        {refused && <Notice tone="error">{t(`list.${refused}`)}</Notice>}
        {table && (
          <ListPreview table={table} files={files} onApply={apply} onCancel={() => setTable(undefined)} />
        )}
        <div role="status">
          {applied && (
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              {t("list.applied", { count: applied.count })}
              <Button look="quiet" onClick={undo}>
                {t("undo")}
              </Button>
            </p>
          )}
        </div>
        <button
          type="button"
          className={`-mx-2 -mt-3 justify-self-start ${quietLook}`}
          onClick={() => void save()}
        >
          {t("list.save")}
        </button>
      </div>
    </Folded>
  );
}
