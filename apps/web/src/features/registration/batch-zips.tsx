import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { saveDocuments, saveProofs } from "../../lib/file/save-zip.ts";
import { useSaving } from "../../lib/file/use-saving.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { IssuedBatch } from "./issued.ts";

const zips = { proofs: saveProofs, documents: saveDocuments };

/** All proofs or all certificates as one file, with how far it is. */
export function BatchZips({ works }: Pick<IssuedBatch, "works">) {
  const { t, i18n } = useTranslation("batch");
  const { t: say } = useTranslation();
  const { mutate, isPending, variables, data, error, saved, stop } = useSaving(zips);
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  const { format } = new Intl.NumberFormat(i18n.language);
  return (
    <section className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {(["proofs", "documents"] as const).map((kind) => (
          <Button
            key={kind}
            look={kind === "proofs" ? "primary" : "secondary"}
            className="min-h-12 max-sm:w-full"
            isPending={isPending && variables.kind === kind}
            onClick={() => {
              if (!isPending)
                mutate({ kind, works: { ids: works.map(({ id }) => id) }, total: works.length });
            }}
          >
            {t(`zip.${kind}`)}
          </Button>
        ))}
      </div>
      {isPending && (
        <div className="grid gap-1">
          <Progress label={t(`zip.${variables.kind}`)} value={saved / works.length} />
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted tabular-nums">
            {t("zip.progress", { saved: format(saved), total: format(works.length) })}
            <Button look="quiet" onClick={stop}>
              {say("common.cancel")}
            </Button>
          </p>
        </div>
      )}
      <p role="status" className="empty:hidden">
        {data && !data.isIncomplete && t("zip.saved")}
      </p>
      {data?.isIncomplete && <Notice tone="warning">{t("zip.incomplete")}</Notice>}
      {error && <Notice tone="error">{attemptFailureText(say, error, t("zip.failed"))}</Notice>}
    </section>
  );
}
