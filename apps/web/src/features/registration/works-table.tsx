import { maxBatch, type User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { randomId } from "../../lib/api/random-id.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Words } from "../../ui/words.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { asOne } from "./draft-files.ts";
import { readDraft, saveDraft } from "./draft-store.ts";
import { type Draft, emptyDraft, isBegun } from "./draft.ts";
import { dropKept } from "./kept-drafts.ts";
import { maxListBytes } from "./list/max-list-bytes.ts";
import { readList } from "./list/read-list.ts";
import type { Table } from "@colophon/table";
import { readWorks, type TableWork, type WorksOfTable, writeTemplate } from "./list/read-works.ts";

/** Rows that are drawn of many. */
const previewed = 5;
const named = 20;

/** Works from a table of fingerprints alone: whoever hashes on their own machines chooses no file here. */
export function WorksTable({ user }: { user: User }) {
  const { t, i18n } = useTranslation(["batch", "files"]);
  const navigate = useNavigate();
  const [table, setTable] = useState<Table>();
  const [refused, setRefused] = useState<"tooLarge" | "unreadable" | "empty">();
  const [asked, setAsked] = useState<readonly TableWork[]>();
  const found = table && readWorks(table);

  async function take(file: File) {
    setTable(undefined);
    setRefused(file.size > maxListBytes ? "tooLarge" : undefined);
    if (file.size > maxListBytes) return;
    const read = await readList(file, i18n.language);
    if (read && read.rows.length > 1) setTable(read);
    else setRefused(read ? "empty" : "unreadable");
  }

  function begin(works: readonly TableWork[]) {
    saveDraft(user.id, draftOfTable(works));
    void navigate("/register-ip?step=1");
  }

  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle tab={t("table.title")}>{t("table.title")}</PageTitle>
      <p className="max-w-prose">{t("table.text")}</p>
      <p className="max-w-prose text-sm text-muted">{t("table.columns")}</p>
      <FileInput
        accept=".csv,.tsv,.txt,text/csv"
        label={t("files:list.choose")}
        onFile={(file) => void take(file)}
      />
      <Button
        look="quiet"
        className="-mx-3 justify-self-start"
        onClick={() =>
          saveFile(new Blob([writeTemplate()], { type: "text/csv;charset=utf-8" }), t("table.templateName"))
        }
      >
        {t("table.template")}
      </Button>
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {refused && <Notice tone="error">{t(`files:list.${refused}`)}</Notice>}
        {table?.isGuessed && (
          <Notice tone="warning">{t("files:list.guessed", { encoding: table.encoding })}</Notice>
        )}
        {found && (
          <Found
            found={found}
            onTake={(works) => (isBegun(readDraft(user.id)) ? setAsked(works) : begin(works))}
          />
        )}
      </div>
      {asked && (
        <DiscardDialog
          onClose={() => setAsked(undefined)}
          onDiscard={() => {
            dropKept(readDraft(user.id));
            begin(asked);
          }}
        />
      )}
    </div>
  );
}

function Found({ found, onTake }: { found: WorksOfTable; onTake: (works: readonly TableWork[]) => void }) {
  const { t } = useTranslation(["batch", "files"]);
  if ("missing" in found) return <Notice tone="error">{t(`table.missing.${found.missing}`)}</Notice>;
  if ("tooMany" in found)
    return <Notice tone="error">{t("table.tooMany", { count: found.tooMany, most: maxBatch })}</Notice>;
  if ("problems" in found) {
    const { problems } = found;
    return (
      <Notice tone="error">
        <p>{t("table.nothingTaken")}</p>
        <ul className="list-disc ps-5">
          {problems.slice(0, named).map(({ row, why, value }) => (
            <li key={`${row} ${why}`} className="wrap-anywhere">
              {t(`table.problem.${why}`, { row, value: isolate(value.slice(0, 80)) })}
            </li>
          ))}
        </ul>
        {problems.length > named && <p>{t("files:list.more", { count: problems.length - named })}</p>}
      </Notice>
    );
  }
  const { works } = found;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{t("review.count", { count: works.length })}</h2>
      <ol className="border-t border-rule">
        {works.slice(0, previewed).map(({ sha256, title, name }) => (
          <li key={sha256} className="grid gap-0.5 border-b border-rule py-2">
            <Words className="wrap-anywhere">{title || name}</Words>
            {title !== "" && <Words className="text-sm text-muted wrap-anywhere">{name}</Words>}
          </li>
        ))}
      </ol>
      {works.length > previewed && (
        <p className="text-sm text-muted">{t("files:list.more", { count: works.length - previewed })}</p>
      )}
      <Button className="justify-self-start" onClick={() => onTake(works)}>
        {t("table.take")}
      </Button>
    </section>
  );
}

/** The works of a table as a draft of a batch; a single one as a draft of one work. */
export function draftOfTable(works: readonly TableWork[]): Draft {
  const files = works.map((work) => ({ ...work, id: randomId() }));
  const draft: Draft = { ...emptyDraft(), files, certificates: "each" };
  const [only, ...others] = files;
  if (only === undefined || others.length > 0) return draft;
  const one = asOne(draft, undefined);
  const { title, description, date } = only;
  return {
    ...one,
    materialDetails: {
      ...one.materialDetails,
      ...(title !== "" && { title }),
      description: description ?? "",
      publicationDate: date,
      isPublished: date !== "",
    },
  };
}
