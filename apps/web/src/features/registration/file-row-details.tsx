import { useTranslation } from "react-i18next";
import { dateExamples } from "../../lib/text/date-examples.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FileRowProps } from "./file-row-props.ts";

interface Props extends Pick<FileRowProps, "at" | "total" | "file" | "onMove" | "onChange"> {
  id: string;
  errorOf: (field: "title" | "date") => string | undefined;
}

/** A file's title and date, its place among the others, and its fingerprint. */
export function RowDetails({ id, at, total, file, errorOf, onMove, onChange }: Props) {
  const { t } = useTranslation(["files", "translation", "wizard"]);
  return (
    <div id={id} role="gridcell" className="grid gap-4 px-4 pt-1 pb-4 sm:grid-cols-2 sm:ps-25">
      <TextField
        label={t("translation:registration.field.title")}
        name={`files.${at}.title`}
        autoComplete="off"
        value={file.title}
        error={errorOf("title")}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t("translation:registration.field.publicationDate")}
        name={`files.${at}.date`}
        hint={t("translation:registration.hint.publicationDate", dateExamples)}
        autoComplete="off"
        value={file.date}
        error={errorOf("date")}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <div className="-mx-3 flex flex-wrap sm:col-span-2">
        <Button look="quiet" disabled={at === 0} onClick={() => onMove(at - 1)}>
          {t("up")}
        </Button>
        <Button look="quiet" disabled={at === total - 1} onClick={() => onMove(at + 1)}>
          {t("down")}
        </Button>
      </div>
      {file.sha256 !== "" && (
        <p className="text-sm text-muted sm:col-span-2">
          {t("translation:registration.file.fingerprint")}
          <code className="block font-mono wrap-anywhere">{file.sha256}</code>
        </p>
      )}
    </div>
  );
}
