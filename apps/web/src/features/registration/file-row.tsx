import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { fileHeld } from "../../lib/file/held-file.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { Words } from "../../ui/words.tsx";
import { DragHandle, RowActs } from "./file-row-acts.tsx";
import { RowDetails } from "./file-row-details.tsx";
import type { FileRowProps } from "./file-row-props.ts";
import { RowSays } from "./file-row-says.tsx";
import { fileErrors } from "./problems.ts";
import { titleOf } from "./to-batch.ts";

const dragLooks = {
  above: "shadow-[inset_0_2px_0_var(--color-navy)]",
  below: "shadow-[inset_0_-2px_0_var(--color-navy)]",
};

/** One of several files: what it is, what is said of it, and, on demand, its title and date. */
export function FileRow(props: FileRowProps) {
  const { ref, at, start, file, isWork, isActive, isOpen, dragMark, isDragged } = props;
  const { t, i18n } = useTranslation();
  const bytes = props.fileOf(file.id) ?? (file.sha256 === "" ? undefined : fileHeld(file.sha256));
  const [folder, name] = splitPath(file.name);
  /** Buttons are in the order of the Tab key only in the active row. */
  const tabIndex = isActive ? 0 : -1;
  const errors = fileErrors(file, { isWork });
  const errorOf = (field: (typeof errors)[number]["field"]) =>
    props.errorAt(`files.${at}.${field}`) ??
    fieldText(t, errors.find((error) => error.field === field)?.code);
  const said = (["name", "title", "date"] as const).flatMap((field) => errorOf(field) ?? []);
  const title = isWork ? titleOf(file) : file.title.trim();
  const detailsId = `${file.id}-details`;
  return (
    <div
      ref={ref}
      data-index={at}
      data-file={file.id}
      role="row"
      aria-rowindex={at + 1}
      tabIndex={tabIndex}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      className={`absolute inset-x-0 top-0 border-b border-rule outline-offset-[-2px] outline-link focus-visible:outline-2 ${isDragged ? "opacity-50" : ""} ${dragMark ? dragLooks[dragMark] : ""}`}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="presentation" className="flex items-center gap-3 py-2 pe-1 max-sm:gap-2">
        <div role="gridcell" className="flex items-center gap-1 ps-1">
          <DragHandle {...props} />
          <Thumbnail file={bytes} />
        </div>
        <div role="gridcell" className="grid min-w-0 flex-1 gap-0.5 leading-snug">
          {folder !== "" && <Words className="truncate text-sm text-muted">{folder}</Words>}
          <Words className="line-clamp-2 font-semibold wrap-anywhere">{title || name}</Words>
          {title !== "" && <Words className="truncate text-sm text-muted">{name}</Words>}
          <RowSays {...props} errors={said} />
        </div>
        <div role="gridcell" className="shrink-0 text-end text-sm text-muted tabular-nums max-sm:hidden">
          {formatBytes(i18n.language, file.size)}
        </div>
        <div role="gridcell" className="flex shrink-0 items-center">
          <RowActs {...props} name={name} tabIndex={tabIndex} detailsId={detailsId} />
        </div>
      </div>
      {isOpen && <RowDetails {...props} id={detailsId} errorOf={errorOf} />}
    </div>
  );
}

const splitPath = (path: string): [folder: string, name: string] => {
  const end = path.lastIndexOf("/");
  return [path.slice(0, Math.max(end, 0)), path.slice(end + 1)];
};
