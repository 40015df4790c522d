import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "../../ui/boundary.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";
import { checkPdf } from "./check-pdf.ts";
import { DroppedCertificate } from "./dropped-certificate.tsx";
import { DroppedWork } from "./dropped-work.tsx";
import { type DroppedStatus, isLicence, recognisedQuery } from "./recognised-file.ts";
import { useVerdictFocus } from "./use-verdict-focus.ts";

const DroppedLicence = lazy(async () => ({
  default: (await import("./licence/dropped-licence.tsx")).DroppedLicence,
}));

interface Props {
  id: string;
  file: File;
  /** Statuses among the other dropped files. */
  statuses: readonly DroppedStatus[];
  onRemove: () => void;
}

/** One file: what it is, and the result of checking it. */
export function DroppedFile({ id, file, statuses, onRemove }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(recognisedQuery({ id, file }));
  const article = useVerdictFocus();
  return (
    <article ref={article} tabIndex={-1} className="grid gap-6 outline-none" data-file={file.name}>
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <Words>{file.name}</Words>
          {data && !isLicence(data) && (
            <span className="font-normal text-muted"> · {t(`drop.kind.${data.kind}`)}</span>
          )}
        </p>
        <Button look="quiet" className="-me-3 paper:hidden" onClick={onRemove}>
          {t("drop.remove")} <Words className="sr-only">{file.name}</Words>
        </Button>
      </header>
      {error && <Notice tone="error">{t("file.unreadable", { name: file.name })}</Notice>}
      <Boundary fallback={<Notice tone="error">{t("drop.notShown")}</Notice>}>
        {data?.kind === "work" && <DroppedWork file={file} isPdf={data.isPdf} onCancel={onRemove} />}
        {data?.kind === "status" && <Notice tone="info">{t("drop.status")}</Notice>}
        {(data?.kind === "bundle" || data?.kind === "certificate_pdf") && (
          <DroppedCertificate id={id} file={file} recognised={data} statuses={statuses} />
        )}
        {data && isLicence(data) && (
          <Suspense>
            <DroppedLicence id={id} recognised={data} statuses={statuses} checkPdf={checkPdf} />
          </Suspense>
        )}
      </Boundary>
    </article>
  );
}
