import type { ReactNode } from "react";

/** A wide area that takes a dropped or a chosen file: the platform's own file input, laid over the text. */
export function FileInput({
  label,
  hint,
  onFile,
}: {
  label: string;
  hint: ReactNode;
  onFile: (file: File) => void;
}) {
  return (
    <label className="relative grid justify-items-center gap-1 rounded border border-dashed border-muted bg-raised px-4 py-8 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <span className="font-semibold text-link underline">{label}</span>
      <span className="text-sm text-muted">{hint}</span>
      <input
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again, after it was mended, must count as a choice.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
