import type { OwnWork } from "@colophon/api";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";

const FileChooser = lazy(async () => ({ default: (await import("./file-chooser.tsx")).FileChooser }));

/** Of a work of several files: a proof that shows only some. */
export function ChosenFilesPart({ work }: { work: OwnWork }) {
  const { t } = useTranslation("chosen");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 paper:hidden">
      <h2 className="text-2xl">{t("title")}</h2>
      <p className="max-w-prose text-muted">{t("text")}</p>
      {!isOpen && (
        <Button look="secondary" aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t("open")}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <FileChooser certificateId={work.certificateId} hasWallet={work.walletAddress !== null} />
        </Suspense>
      )}
    </section>
  );
}
