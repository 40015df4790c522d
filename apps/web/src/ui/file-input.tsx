import { type DragEvent, type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonLook } from "./button-look.ts";
import { Notice } from "./notice.tsx";

const sizes = {
  line: "min-h-11 border py-2",
  usual: "gap-1 border py-6 sm:py-8",
  large: "min-h-50 gap-3 border-2 py-6",
};

/** A wide area for a dropped or chosen file: the native file input, laid over the text. */
export function FileInput({
  label,
  hint,
  accept,
  isMultiple = false,
  size = "usual",
  ref,
  onFile,
}: {
  label: string;
  hint?: ReactNode;
  /** Types of files that the browser offers first; others can still be dropped. */
  accept?: string;
  /** Several may be chosen at once; `onFile` is called for each. */
  isMultiple?: boolean;
  /** Large, what a page begins with: its label looks like a button. A line, where something has been chosen. */
  size?: "line" | "usual" | "large";
  ref?: Ref<HTMLInputElement>;
  /** `among`: how many were dropped at once where only one is taken. */
  onFile: (file: File, among?: number) => void;
}) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  /** The file taken from a drop of several. */
  const [taken, setTaken] = useState<{ name: string; count: number }>();

  function drop(event: DragEvent<HTMLInputElement>) {
    setIsOver(false);
    const [first, ...others] = event.dataTransfer.files;
    setTaken(undefined);
    if (isMultiple || first === undefined || others.length === 0) return;
    // The browser would silently refuse several files for a single input.
    event.preventDefault();
    setTaken({ name: first.name, count: others.length + 1 });
    onFile(first, others.length + 1);
  }

  const area = (
    <label
      className={`group relative grid content-center justify-items-center rounded px-4 text-center text-balance transition-colors hover:border-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${sizes[size]} ${isOver ? "border-solid border-navy bg-paper" : "border-dashed border-muted bg-raised"}`}
    >
      <span
        className={
          size === "large"
            ? buttonLook("primary", "min-h-12 group-hover:border-link group-hover:bg-link")
            : "font-semibold text-link underline"
        }
      >
        {label}
      </span>
      {hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onChange={({ target }) => {
          setTaken(undefined);
          const files = [...(target.files ?? [])];
          // Choosing the same file again, after editing it, must fire a change.
          target.value = "";
          for (const file of files) onFile(file);
        }}
      />
    </label>
  );
  if (!taken) return area;
  return (
    <div className="grid gap-3">
      {area}
      <Notice tone="info">{t("file.onlyOne", taken)}</Notice>
    </div>
  );
}
