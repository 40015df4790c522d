import { type DragEvent, type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "./notice.tsx";

/** A wide area for a dropped or chosen file: the native file input, laid over the text. */
export function FileInput({
  label,
  hint,
  accept,
  isMultiple = false,
  ref,
  onFile,
}: {
  label: string;
  hint: ReactNode;
  /** Types of files that the browser offers first; others can still be dropped. */
  accept?: string;
  /** Several may be chosen at once; `onFile` is called for each. */
  isMultiple?: boolean;
  ref?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
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
    onFile(first);
  }

  const area = (
    <label
      className={`relative grid justify-items-center gap-1 rounded border border-dashed px-4 py-6 text-center sm:py-8 text-balance transition-colors hover:border-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${isOver ? "border-link bg-paper" : "border-muted bg-raised"}`}
    >
      <span className="font-semibold text-link underline">{label}</span>
      <span className="text-sm text-muted">{hint}</span>
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
