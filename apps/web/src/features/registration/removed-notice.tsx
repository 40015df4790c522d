import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Says that a person was removed, and offers to undo it. Takes the focus, because the element that had it is gone. */
export function RemovedNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation(["translation", "wizard"]);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice tone="info">
      <p>{text}</p>
      <Button ref={undo} look="secondary" onClick={onUndo}>
        {t("registration.undo")}
      </Button>
    </Notice>
  );
}
