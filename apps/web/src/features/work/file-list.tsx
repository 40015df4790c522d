import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../lib/text/format.ts";
import { Words } from "../../ui/words.tsx";

export interface ListedFile {
  /** N of the record's `file.N`. */
  number: number;
  name: string;
  size: number;
}

interface Props {
  label: string;
  files: readonly ListedFile[];
  /** By number. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

const rowHeight = 44;
const rowsInPage = 8;

/**
 * A list of which several may be chosen, by mouse or keyboard as in any system's list: arrows move, Space chooses, with Shift a
 * range, Ctrl+A chooses all. Only the rows in sight are in the page.
 */
export function FileList({ label, files, chosen, onChoose }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** Where a range begins. */
  const start = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- only the rows below use it, and no component that is memoized
  const rows = useVirtualizer({
    count: files.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });

  function toggle(place: number) {
    const number = files[place]?.number;
    if (number === undefined) return;
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    start.current = place;
    onChoose(next);
  }

  function chooseTo(place: number) {
    const [from, to] = [start.current, place].toSorted((a, b) => a - b) as [number, number];
    onChoose(new Set([...chosen, ...files.slice(from, to + 1).map(({ number }) => number)]));
  }

  function moveTo(place: number, withShift: boolean) {
    const next = Math.max(0, Math.min(files.length - 1, place));
    setActive(next);
    rows.scrollToIndex(next);
    if (withShift) chooseTo(next);
    else start.current = next;
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const places: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + rowsInPage,
      PageUp: active - rowsInPage,
      Home: 0,
      End: files.length - 1,
    };
    const place = places[key];
    if (place !== undefined) moveTo(place, shiftKey);
    else if (key === " ") toggle(active);
    else if (key === "a" && (ctrlKey || metaKey))
      onChoose(new Set([...chosen, ...files.map(({ number }) => number)]));
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={frame}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      className="group max-h-88 overflow-y-auto rounded border border-muted bg-raised"
      onKeyDown={press}
    >
      <div className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start: top }) => {
          const file = files[index];
          if (!file) return undefined;
          return (
            <FileOption
              key={file.number}
              id={`${id}-${index}`}
              file={file}
              place={index}
              total={files.length}
              top={top}
              isActive={index === active}
              isChosen={chosen.has(file.number)}
              onPress={(withShift) => {
                setActive(index);
                if (withShift) chooseTo(index);
                else toggle(index);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  file: ListedFile;
  place: number;
  total: number;
  /** Pixels from the beginning of the list. */
  top: number;
  isActive: boolean;
  isChosen: boolean;
  onPress: (withShift: boolean) => void;
}

function FileOption({ id, file, place, total, top, isActive, isChosen, onPress }: OptionProps) {
  const { i18n } = useTranslation();
  return (
    // The list has the focus, and its keys do what a click does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={total}
      aria-posinset={place + 1}
      data-active={isActive || undefined}
      className="absolute inset-x-0 flex cursor-pointer items-center gap-3 border-b border-rule px-3 -outline-offset-2 outline-link group-focus-visible:data-active:outline-2"
      style={{ top, height: rowHeight }}
      onClick={({ shiftKey }) => onPress(shiftKey)}
    >
      <span
        aria-hidden
        className={`flex size-5 shrink-0 items-center justify-center rounded-sm border ${isChosen ? "border-navy bg-navy text-paper" : "border-muted"}`}
      >
        {isChosen && "✓"}
      </span>
      <span className="w-[4ch] shrink-0 text-end text-sm text-muted tabular-nums">{file.number}</span>
      <Words className="min-w-0 grow truncate">{file.name}</Words>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {formatBytes(i18n.language, file.size)}
      </span>
    </div>
  );
}
