import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Select } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";
import type { DraftFile } from "./draft.ts";
import { type ColumnName, columnNames, findColumns } from "./list/columns.ts";
import { type Matched, matchRows } from "./list/match-rows.ts";
import type { Table } from "@colophon/table";
import { publicationDateError } from "../../lib/text/publication-date-error.ts";

interface Props {
  table: Table;
  files: readonly DraftFile[];
  onApply: (matched: Matched) => void;
  onCancel: () => void;
}

/** Rows that are shown, and names of those that match nothing. */
const previewed = 4;
const named = 20;

/** What a list would change, before it does: which column is what, its first rows, and rows of no file. */
export function ListPreview({ table: { rows, encoding, isGuessed }, files, onApply, onCancel }: Props) {
  const { t } = useTranslation(["files", "translation"]);
  const [found] = useState(() => findColumns(rows));
  const [columns, setColumns] = useState(found.columns);
  const [hasHeader, setHasHeader] = useState(found.hasHeader);
  const body = useMemo(() => (hasHeader ? rows.slice(1) : rows), [hasHeader, rows]);
  const matched = useMemo(() => matchRows(files, body, columns), [files, body, columns]);
  const { said, unmatched } = matched;
  const unread = [...said.values()].filter(({ date }) => date !== "" && publicationDateError(date)).length;
  const width = Math.max(...rows.slice(0, 50).map(({ length }) => length));
  const nameOf = (at: number) => {
    const cell = rows[0]?.[at]?.trim() ?? "";
    return hasHeader && cell !== "" ? isolate(cell.slice(0, 60)) : t("list.number", { number: at + 1 });
  };
  const shown = columnNames.filter((name) => columns[name] !== undefined);

  function choose(name: ColumnName, value: string) {
    const { [name]: _, ...others } = columns;
    setColumns(value === "" ? others : { ...others, [name]: Number(value) });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-s-2 border-rule ps-4">
      {isGuessed && <Notice tone="warning">{t("list.guessed", { encoding })}</Notice>}
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {columnNames.map((name) => (
          <Select
            key={name}
            label={t(`list.column.${name}`)}
            value={columns[name] ?? ""}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value="">{t("list.none")}</option>
            {Array.from({ length: width }, (_, at) => (
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Checkbox label={t("list.header")} isChecked={hasHeader} onChange={setHasHeader} />
      {shown.length > 0 && (
        <table className="w-full table-fixed text-sm">
          <thead className="text-start text-muted max-sm:sr-only">
            <tr>
              {shown.map((name) => (
                <th key={name} scope="col" className="pe-3 pb-1 text-start font-normal">
                  {t(`list.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, previewed).map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the list
              <tr key={at} className="border-t border-rule">
                {shown.map((name) => (
                  <td key={name} className="truncate py-1.5 pe-3">
                    <Words>{row[columns[name] ?? -1] ?? ""}</Words>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status">{t("list.matched", { matched: said.size, total: body.length })}</p>
      {unread > 0 && <Notice tone="warning">{t("list.unreadDates", { count: unread })}</Notice>}
      {unmatched.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p>{t("list.unmatched")}</p>
          <ul className="list-disc ps-5 text-muted">
            {unmatched.slice(0, named).map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the list
              <li key={at} className="wrap-anywhere">
                <Words>{name.slice(0, 200)}</Words>
              </li>
            ))}
          </ul>
          {unmatched.length > named && <p>{t("list.more", { count: unmatched.length - named })}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isPending={said.size === 0} onClick={() => onApply(matched)}>
          {t("list.apply")}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t("translation:common.cancel")}
        </Button>
      </div>
    </div>
  );
}
