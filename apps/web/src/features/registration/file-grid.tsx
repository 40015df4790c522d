import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isolate } from "../../lib/text/words.ts";
import { type FileMark, moved } from "./draft-files.ts";
import type { DraftFile } from "./draft.ts";
import { FileRow } from "./file-row.tsx";
import type { StepProps } from "./step-props.ts";
import type { DraftFiles } from "./use-draft-files.ts";
import type { useKnownFiles } from "./use-known-files.ts";

interface Props {
  files: readonly DraftFile[];
  /** Each of them becomes a work. */
  isBatch: boolean;
  /** The error of the field with this path. */
  errorAt: StepProps["errorAt"];
  draftFiles: DraftFiles;
  marks: ReadonlyMap<string, FileMark>;
  known: ReturnType<typeof useKnownFiles>;
  /** The last row has gone, and the focus with it. */
  onEmpty: () => void;
}

/** How many rows a page of the list has, for the keyboard. */
const page = 8;

/**
 * The list of files. One row at a time is in the order of the Tab key; arrow keys go to the others, with Alt they take the
 * row along. Only the rows in sight are drawn.
 */
export function FileGrid({ files, isBatch, errorAt, draftFiles, marks, known, onEmpty }: Props) {
  const { t } = useTranslation("files");
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  /** A row that a problem's link leads to. */
  const [wanted] = useState(useWantedField());
  const wantedId = files[wanted?.at ?? -1]?.id;
  const [activeId, setActiveId] = useState(wantedId);
  const [openId, setOpenId] = useState(wantedId);
  const [said, setSaid] = useState("");
  /** A row that is being dragged, and the place where it would go. */
  const [drag, setDrag] = useState<{ id: string; to: number }>();
  /** A row that gets the focus once it is drawn: it may be out of sight until the list has scrolled. */
  const focusNext = useRef<string>(undefined);
  const byId = new Map(draftFiles.files.map((one) => [one.id, one]));
  const active = Math.max(
    0,
    files.findIndex(({ id }) => id === activeId),
  );

  // oxlint-disable-next-line react/incompatible-library -- what it returns stays in this component
  const rows = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 72,
    overscan: 6,
    getItemKey: (at) => files[at]?.id ?? at,
    // The active row stays, since it may have the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((at) => at < files.length)
        .toSorted((a, b) => a - b),
  });

  /** Set once the wanted row has had the focus: later drawings must not move it back there. */
  const isReached = useRef(wanted === undefined);
  useEffect(() => {
    if (isReached.current || wanted === undefined) return;
    rows.scrollToIndex(wanted.at, { align: "center" });
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.at}"]`);
    if (!row) return;
    isReached.current = true;
    (row.querySelector<HTMLElement>(`[name="${wanted.path}"]`) ?? row).focus();
  });

  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`);
    if (!row) return;
    focusNext.current = undefined;
    row.focus({ preventScroll: true });
  });

  function focusRow(at: number, id = files[at]?.id) {
    if (id === undefined) return;
    setActiveId(id);
    focusNext.current = id;
    rows.scrollToIndex(at);
  }

  function move(id: string, to: number) {
    const place = Math.min(Math.max(to, 0), files.length - 1);
    draftFiles.editFiles((latest) => moved(latest, id, place));
    const name = isolate(files.find((file) => file.id === id)?.name ?? "");
    setSaid(t("moved", { name, number: place + 1, total: files.length }));
    focusRow(place, id);
  }

  function remove(at: number) {
    const file = files[at];
    if (file === undefined) return;
    draftFiles.remove([file.id]);
    const next = files[at + 1] ?? files[at - 1];
    if (next === undefined || files.length <= 2) onEmpty();
    else focusRow(Math.min(at, files.length - 2), next.id);
  }

  function press(event: KeyboardEvent, at: number) {
    const { key, altKey, target, currentTarget } = event;
    // Fields and buttons of a row have keys of their own.
    if (target !== currentTarget) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    const ends: Record<string, number> = { Home: 0, End: files.length - 1 };
    const to = ends[key] ?? at + (steps[key] ?? 0);
    const id = files[at]?.id;
    if (id === undefined) return;
    if (key in steps || key in ends) {
      if (altKey) move(id, to);
      else focusRow(Math.min(Math.max(to, 0), files.length - 1));
    } else if (key === "Delete" || key === "Backspace") remove(at);
    else if (key === "Enter" || key === " ") setOpenId(openId === id ? undefined : id);
    else return;
    event.preventDefault();
  }

  function dragTo({ clientY }: PointerEvent, id: string) {
    const box = scroller.current?.getBoundingClientRect();
    if (!box || !scroller.current) return;
    const edge = 48;
    if (clientY < box.top + edge) scroller.current.scrollTop -= 12;
    if (clientY > box.bottom - edge) scroller.current.scrollTop += 12;
    const offset = clientY - box.top + scroller.current.scrollTop;
    const over = rows.getVirtualItemForOffset(offset);
    if (over) setDrag({ id, to: over.index });
  }

  return (
    <>
      <p id={helpId} hidden>
        {t("keys")}
      </p>
      <div
        ref={scroller}
        className="relative max-h-[min(36rem,70vh)] overflow-y-auto rounded border border-rule bg-raised"
      >
        <div
          role="grid"
          aria-label={t("title")}
          aria-describedby={helpId}
          aria-rowcount={files.length}
          aria-colcount={4}
          className="relative"
          style={{ height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index: at, start, key }) => {
            const file = files[at];
            if (!file) return undefined;
            const { id } = file;
            return (
              <FileRow
                key={key}
                ref={rows.measureElement}
                at={at}
                start={start}
                total={files.length}
                file={file}
                isWork={isBatch}
                errorAt={errorAt}
                chosen={byId.get(id)}
                fileOf={draftFiles.fileOf}
                mark={marks.get(id)}
                known={known.get(file.sha256)}
                isActive={at === active}
                isOpen={openId === id}
                dragMark={
                  drag?.to === at && drag.id !== id
                    ? files.findIndex((one) => one.id === drag.id) < at
                      ? "below"
                      : "above"
                    : undefined
                }
                isDragged={drag?.id === id}
                onFocus={() => setActiveId(id)}
                onKeyDown={(event) => press(event, at)}
                onOpen={() => setOpenId(openId === id ? undefined : id)}
                onRemove={() => remove(at)}
                onRetry={() => draftFiles.retry(id)}
                onMove={(to) => move(id, to)}
                onDrag={(event) => dragTo(event, id)}
                onDrop={() => {
                  if (drag) move(id, drag.to);
                  setDrag(undefined);
                }}
                onCancelDrag={() => setDrag(undefined)}
                onChange={(change) =>
                  draftFiles.editFiles((latest) =>
                    latest.map((one) => (one.id === id ? { ...one, ...change } : one)),
                  )
                }
              />
            );
          })}
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** The field of a row that a link asks for, by its name (`files.316.title`). */
function useWantedField(): { at: number; path: string } | undefined {
  const state: unknown = useLocation().state;
  const { path } = (state ?? {}) as { path?: unknown };
  const at = typeof path === "string" ? /^files\.(\d+)\.\w+$/.exec(path)?.[1] : undefined;
  return at === undefined ? undefined : { at: Number(at), path: String(path) };
}
