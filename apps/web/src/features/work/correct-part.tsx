import type { OwnWork } from "@colophon/api";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Changes } from "../../ui/said-list.tsx";
import { Act } from "./act.tsx";
import { CorrectForm } from "./correct-form.tsx";
import type { Correction } from "./edited-fields.ts";
import { SayDialog } from "./say-dialog.tsx";

/** Corrects details of the work publicly. */
export function CorrectPart({ work, onSaid }: { work: OwnWork; onSaid: () => void }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [isOpen, setIsOpen] = useState(false);
  const [correction, setCorrection] = useState<Correction>();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);

  return (
    <Act title={t("work.correct.title")} text={t("work.correct.text")}>
      {isOpen ? (
        <div ref={form} className="w-full pt-3">
          <CorrectForm now={work.fields} onReview={setCorrection} onCancel={() => setIsOpen(false)} />
        </div>
      ) : (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {t("work.correct.open")}
        </Button>
      )}
      {correction && (
        <SayDialog
          work={work}
          title={t("work.correct.question")}
          confirmText={t("work.correct.confirm")}
          said={{ kind: "corrected", fields: correction.fields }}
          onClose={() => setCorrection(undefined)}
          onSaid={onSaid}
        >
          <p>{t("work.correct.both")}</p>
          <Changes fields={correction.changes} />
        </SayDialog>
      )}
    </Act>
  );
}
