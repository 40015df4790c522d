import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, name }: { text: string; label: string; name?: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  return (
    <span className="inline-flex flex-wrap items-center">
      <Button
        look="quiet"
        className="-my-2.5"
        aria-label={name}
        onClick={() => {
          const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
          writing.then(
            () => setOutcome("copied"),
            () => setOutcome("copyFailed"),
          );
        }}
      >
        {label}
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome && t(`common.${outcome}`)}
      </span>
    </span>
  );
}
