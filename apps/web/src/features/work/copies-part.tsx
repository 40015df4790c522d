import type { OwnWork } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Copies } from "./copies.tsx";

/** Of a work of several files: private copies of those that its owner chooses. Nothing is sent before. */
export function CopiesPart({ work }: { work: OwnWork }) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 paper:hidden">
      <h2 className="text-2xl">{t("copies.title")}</h2>
      <p className="max-w-prose text-muted">{t("copies.text")}</p>
      {!isOpen && (
        <Button look="secondary" aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t("copies.open")}
        </Button>
      )}
      {isOpen && <Copies workId={work.id} />}
    </section>
  );
}
