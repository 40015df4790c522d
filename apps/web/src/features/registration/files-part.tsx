import { Suspense, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "../../lib/text/format.ts";
import { FieldError } from "../../ui/field.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CertificatesChoice } from "./certificates-choice.tsx";
import { CopiesSwitch } from "./copies-switch.tsx";
import { markFiles } from "./draft-files.ts";
import { isBatch } from "./draft.ts";
import { EarlierSeveral } from "./earlier-several.tsx";
import { FileGrid } from "./file-grid.tsx";
import { ListPart } from "./list-part.tsx";
import { copyIn } from "./marked-copy.ts";
import { PickFolder, quietLook } from "./pick-files.tsx";
import { ReadingFiles } from "./reading-files.tsx";
import type { StepProps } from "./step-props.ts";
import { takeFiles, takenAround } from "./take-files.ts";
import { Undo } from "./undo.tsx";
import type { DraftFiles } from "./use-draft-files.ts";
import { useKnownFiles } from "./use-known-files.ts";

interface Props extends StepProps {
  draftFiles: DraftFiles;
}

/** Several files, of one work or of several: read here, in the order that the certificate gives them. */
export function FilesPart({ draft, edit, draftFiles, errorAt }: Props) {
  const { t, i18n } = useTranslation(["files", "translation"]);
  const { files } = draft;
  const error = errorAt("files");
  const input = useRef<HTMLInputElement>(null);
  const marks = useMemo(() => markFiles(files), [files]);
  const digests = useMemo(() => files.flatMap(({ sha256 }) => (sha256 === "" ? [] : [sha256])), [files]);
  const known = useKnownFiles(digests);
  const size = files.reduce((sum, file) => sum + file.size, 0);

  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {t("count", { count: files.length })}
        <span className="font-sans text-sm text-muted tabular-nums">{formatBytes(i18n.language, size)}</span>
      </h3>
      <p className="text-muted">{t("explanation")}</p>
      <ReadingFiles draftFiles={draftFiles} total={files.length} />
      <FileGrid
        files={files}
        isBatch={isBatch(draft)}
        errorAt={errorAt}
        draftFiles={draftFiles}
        marks={marks}
        known={known}
        onEmpty={() => input.current?.focus()}
      />
      <Undo draftFiles={draftFiles} />
      <div {...takeFiles((dropped) => draftFiles.choose(dropped, { isAdded: true }))}>
        <FileInput ref={input} size="line" isMultiple label={t("addHere")} onFile={takenAround} />
      </div>
      <div className="-mx-2 -my-2 flex flex-wrap justify-between gap-x-2">
        <PickFolder label={t("folder")} onChosen={(chosen) => draftFiles.choose(chosen, { isAdded: true })} />
        <button
          type="button"
          className={quietLook}
          onClick={() => {
            draftFiles.remove(files.map(({ id }) => id));
          }}
        >
          {t("removeAll")}
        </button>
      </div>
      {files.length > 1 && draft.supersedes === null && !copyIn(draft) && (
        <Suspense fallback={undefined}>
          <CertificatesChoice draft={draft} edit={edit} />
        </Suspense>
      )}
      <CopiesSwitch draft={draft} edit={edit} />
      {!isBatch(draft) && files.some(({ earlierProofs }) => earlierProofs?.length) && (
        <Notice tone="info">{t("noEarlier")}</Notice>
      )}
      {isBatch(draft) && (
        <Suspense fallback={undefined}>
          <EarlierSeveral files={files} onChange={draftFiles.editFiles} />
        </Suspense>
      )}
      <ListPart files={files} onApply={(change) => draftFiles.editFiles(change)} />
      {error !== undefined && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </section>
  );
}
