import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fieldText } from "../../lib/api/failure-text.ts";
import type { ChosenFile } from "../../lib/file/chosen-file.ts";
import { fileHeld } from "../../lib/file/held-file.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { Words } from "../../ui/words.tsx";
import type { FileMark } from "./draft-files.ts";
import type { DraftFile } from "./draft.ts";
import { fileErrors } from "./problems.ts";
import type { StepProps } from "./step-props.ts";
import { titleOf } from "./to-batch.ts";
import type { useKnownFiles } from "./use-known-files.ts";

type Known = ReturnType<typeof useKnownFiles> extends ReadonlyMap<string, infer One> ? One : never;

interface Props {
  ref: Ref<HTMLDivElement>;
  at: number;
  /** Pixels from the beginning of the list. */
  start: number;
  total: number;
  file: DraftFile;
  /** It becomes a work with a certificate of its own. */
  isWork: boolean;
  errorAt: StepProps["errorAt"];
  /** As the list that hashes it has it; undefined once that is no longer needed. */
  chosen: ChosenFile | undefined;
  fileOf: (id: string) => File | undefined;
  mark: FileMark | undefined;
  known: Known | undefined;
  isActive: boolean;
  isOpen: boolean;
  dragMark: "above" | "below" | undefined;
  isDragged: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onMove: (to: number) => void;
  onDrag: (event: PointerEvent) => void;
  onDrop: () => void;
  onCancelDrag: () => void;
  onChange: (change: Partial<Pick<DraftFile, "title" | "date">>) => void;
}

const dragLooks = {
  above: "shadow-[inset_0_2px_0_var(--color-navy)]",
  below: "shadow-[inset_0_-2px_0_var(--color-navy)]",
};

/** One of several files: what it is, what is said of it, and, on demand, its title and date. */
export function FileRow(props: Props) {
  const { ref, at, start, total, file, isWork, chosen, isActive, isOpen, dragMark, isDragged } = props;
  const { t, i18n } = useTranslation(["files", "translation", "wizard"]);
  const { t: tFields } = useTranslation();
  const bytes = props.fileOf(file.id) ?? (file.sha256 === "" ? undefined : fileHeld(file.sha256));
  const [folder, name] = splitPath(file.name);
  const shownName = isolate(name);
  /** Buttons are in the order of the Tab key only in the active row. */
  const tabIndex = isActive ? 0 : -1;
  const errors = fileErrors(file, { isWork });
  const errorOf = (field: (typeof errors)[number]["field"]) =>
    props.errorAt(`files.${at}.${field}`) ??
    fieldText(tFields, errors.find((error) => error.field === field)?.code);
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
          <span
            aria-hidden
            className="grid min-h-11 w-9 cursor-grab touch-none place-content-center justify-items-center gap-0.5 text-sm leading-none text-muted tabular-nums select-none active:cursor-grabbing"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) props.onDrag(event);
            }}
            onPointerUp={props.onDrop}
            onPointerCancel={props.onCancelDrag}
          >
            <svg viewBox="0 0 20 20" className="size-5">
              <path
                d="M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01"
                stroke="currentColor"
                strokeWidth="2.2"
                strokeLinecap="round"
              />
            </svg>
            {at + 1}
          </span>
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
          {(chosen?.state === "unreadable" || chosen?.state === "changed") && (
            <Button look="quiet" tabIndex={tabIndex} onClick={props.onRetry}>
              {t("retry")}
              <Words className="sr-only">{name}</Words>
            </Button>
          )}
          <RowButton
            tabIndex={tabIndex}
            label={t("details", { name: shownName })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={props.onOpen}
          >
            <Icon name="chevron" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
          </RowButton>
          <RowButton tabIndex={tabIndex} label={t("remove", { name: shownName })} onClick={props.onRemove}>
            <Icon name="close" />
          </RowButton>
        </div>
      </div>
      {isOpen && (
        <div id={detailsId} role="gridcell" className="grid gap-4 px-4 pt-1 pb-4 sm:grid-cols-2 sm:ps-25">
          <TextField
            label={t("translation:registration.field.title")}
            name={`files.${at}.title`}
            autoComplete="off"
            value={file.title}
            error={errorOf("title")}
            onChange={({ target }) => props.onChange({ title: target.value })}
          />
          <TextField
            label={t("translation:registration.field.publicationDate")}
            name={`files.${at}.date`}
            hint={t("translation:registration.hint.publicationDate")}
            autoComplete="off"
            value={file.date}
            error={errorOf("date")}
            onChange={({ target }) => props.onChange({ date: target.value })}
          />
          <div className="-mx-3 flex flex-wrap sm:col-span-2">
            <Button look="quiet" disabled={at === 0} onClick={() => props.onMove(at - 1)}>
              {t("up")}
            </Button>
            <Button look="quiet" disabled={at === total - 1} onClick={() => props.onMove(at + 1)}>
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
      )}
    </div>
  );
}

const splitPath = (path: string): [folder: string, name: string] => {
  const end = path.lastIndexOf("/");
  return [path.slice(0, Math.max(end, 0)), path.slice(end + 1)];
};

/** A round button for one row, large enough for a finger. */
function RowButton({ label, children, ...button }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 cursor-pointer place-items-center rounded text-muted transition-colors hover:text-ink"
      {...button}
    >
      {children}
    </button>
  );
}

/** What there is to say of a file: how far it is read, and what makes it another case than most. */
function RowSays({
  file,
  chosen,
  fileOf,
  mark,
  known,
  isActive,
  errors,
}: Pick<Props, "file" | "chosen" | "fileOf" | "mark" | "known" | "isActive"> & { errors: string[] }) {
  const { t, i18n } = useTranslation(["files", "translation", "wizard"]);
  const isMissing =
    file.sha256 === "" &&
    (chosen === undefined || (chosen.state === "waiting" && fileOf(file.id) === undefined));
  const state = isMissing ? "missing" : (chosen?.state ?? "done");
  return (
    <>
      {state === "reading" && chosen && (
        <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
          <progress
            aria-label={t("progress")}
            max={Math.max(chosen.size, 1)}
            value={chosen.bytes}
            className="h-0.75 w-24 appearance-none overflow-hidden bg-rule [&::-moz-progress-bar]:bg-navy [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-navy"
          />
          {formatBytes(i18n.language, chosen.bytes)}
        </span>
      )}
      {state === "waiting" && <span className="text-sm text-muted">{t("state.waiting")}</span>}
      {(state === "unreadable" || state === "changed" || state === "missing") && (
        <Says tone="invalid">{t(`state.${state}`)}</Says>
      )}
      {errors.map((error) => (
        <Says key={error} tone="invalid">
          {error}
        </Says>
      ))}
      {file.size === 0 && <Says>{t("translation:registration.file.empty")}</Says>}
      {chosen?.isConverted && <Says>{t("converted")}</Says>}
      {mark?.sameAs !== undefined && <Says>{t("sameAs", { number: mark.sameAs })}</Says>}
      {mark?.namesakeOf !== undefined && <Says>{t("namesake", { number: mark.namesakeOf })}</Says>}
      {known && (
        <Says>
          <Link
            to={`/verify/${known.oldest.certificateId}`}
            target="_blank"
            tabIndex={isActive ? 0 : -1}
            className="wrap-anywhere"
          >
            {t("known", { title: isolate(known.oldest.title), certificateId: known.oldest.certificateId })}
          </Link>
        </Says>
      )}
    </>
  );
}

function Says({ tone = "pending", children }: { tone?: "pending" | "invalid"; children: ReactNode }) {
  return (
    <span className={`flex gap-1.5 text-sm ${tone === "invalid" ? "text-invalid" : "text-pending"}`}>
      <span aria-hidden className="font-semibold">
        {tone === "invalid" ? "×" : "!"}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
