import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Words } from "../../ui/words.tsx";
import type { FileRowProps } from "./file-row-props.ts";

type HandleProps = Pick<FileRowProps, "at" | "onDrag" | "onDrop" | "onCancelDrag">;

/** A row's number, by which a pointer drags it elsewhere. */
export function DragHandle({ at, onDrag, onDrop, onCancelDrag }: HandleProps) {
  return (
    <span
      aria-hidden
      className="grid min-h-11 w-9 cursor-grab touch-none place-content-center justify-items-center gap-0.5 text-sm leading-none text-muted tabular-nums select-none active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
      onPointerUp={onDrop}
      onPointerCancel={onCancelDrag}
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
  );
}

interface ActsProps extends Pick<FileRowProps, "chosen" | "isOpen" | "onOpen" | "onRemove" | "onRetry"> {
  name: string;
  tabIndex: number;
  detailsId: string;
}

/** Reads a file again, opens its details, or removes it. */
export function RowActs({ chosen, isOpen, onOpen, onRemove, onRetry, name, tabIndex, detailsId }: ActsProps) {
  const { t } = useTranslation("files");
  const shownName = isolate(name);
  return (
    <>
      {(chosen?.state === "unreadable" || chosen?.state === "changed") && (
        <Button look="quiet" tabIndex={tabIndex} onClick={onRetry}>
          {t("retry")}
          <Words className="sr-only">{name}</Words>
        </Button>
      )}
      <RowButton
        tabIndex={tabIndex}
        label={t("details", { name: shownName })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onOpen}
      >
        <Icon name="chevron" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </RowButton>
      <RowButton tabIndex={tabIndex} label={t("remove", { name: shownName })} onClick={onRemove}>
        <Icon name="close" />
      </RowButton>
    </>
  );
}

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
