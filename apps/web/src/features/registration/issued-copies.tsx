import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCopyQueue } from "../../lib/file/use-copy-queue.ts";
import { CopyChooser, type WantedCopy } from "../../ui/copy-chooser.tsx";
import { CopyProgress } from "../../ui/copy-progress.tsx";

/** The private copies that were asked for of several files that have just been registered. */
export function IssuedCopies({ wanted }: { wanted: readonly WantedCopy[] }) {
  const { t } = useTranslation("files");
  const [workIds] = useState(() => new Set(wanted.map(({ place }) => place.split("/", 1)[0] ?? "")));
  const { entries } = useCopyQueue(workIds);
  const queued = new Set(entries.flatMap(({ place, state }) => (state === "failed" ? [] : [place])));
  const left = wanted.filter(({ place }) => !queued.has(place));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <h2 className="text-xl">{t("copies.title")}</h2>
      <CopyProgress workIds={workIds} />
      {left.length > 0 && (
        <>
          <p className="text-sm text-muted">{t("copies.owed", { count: left.length })}</p>
          <CopyChooser wanted={left} />
        </>
      )}
    </section>
  );
}
