import { type Plus, plusOf } from "@colophon/uses/embed";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileHeld } from "../../lib/file/held-file.ts";
import { type MarkAnswer, markFile, maxMarked } from "../../lib/file/mark-file.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { formatBytes } from "../../lib/text/format.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";
import { saysUses } from "./draft.ts";
import { copyIn, isStale, markedName, mayBeMarked, withCopy } from "./marked-copy.ts";
import type { StepProps } from "./step-props.ts";
import type { DraftFiles } from "./use-draft-files.ts";

interface Props extends Pick<StepProps, "draft" | "edit"> {
  draftFiles: DraftFiles;
}

type Refused = Extract<MarkAnswer, { reason: unknown }> | { reason: "too_large"; said?: undefined };

/** What was chosen, written into a copy of the work's picture, which is registered with the original. */
export function MarkPart({ draft, edit, draftFiles }: Props) {
  const { t } = useTranslation("marking");
  const [isWriting, setIsWriting] = useState(false);
  const [refused, setRefused] = useState<Refused & { of: string }>();
  const plus = plusOf(draft.aiUse);
  const copy = copyIn(draft);
  const copyFile = copy && draftFiles.fileOf(copy.id);
  const original = draft.file ? fileHeld(draft.file.sha256) : undefined;

  async function write(file: File, wish: Plus, replacing?: string) {
    setRefused(undefined);
    setIsWriting(true);
    const answer: { copy: Blob } | Refused =
      file.size > maxMarked
        ? { reason: "too_large" }
        : await markFile({ file, plus: wish, ...(replacing !== undefined && { replacing }) });
    setIsWriting(false);
    if ("reason" in answer) return setRefused({ ...answer, of: file.name });
    const made = new File([answer.copy], markedName(file.name), { type: file.type });
    saveFile(made, made.name);
    edit((latest) => withCopy(latest, made, wish));
    // Both, so that the list has the original's bytes, too.
    const files = [file, made].map((one) => ({ file: one, path: one.name }));
    draftFiles.choose({ files, systemFiles: 0, unreadable: 0, isTooMany: false }, { isAdded: true });
  }

  const stale = isStale(draft);
  if (copy)
    return (
      <Notice tone={stale ? "warning" : "info"}>
        <p className="wrap-anywhere">{t(stale ? "stale" : "done", { name: isolate(copy.name) })}</p>
        <div className="flex flex-wrap gap-x-3">
          {copyFile && !stale && (
            <Button look="secondary" onClick={() => saveFile(copyFile, copy.name)}>
              {t("download")}
            </Button>
          )}
          <Button look={stale ? "secondary" : "quiet"} onClick={() => draftFiles.remove([copy.id])}>
            {t("remove")}
          </Button>
        </div>
      </Notice>
    );
  const isPicture = draft.file ? mayBeMarked(draft.file) : draft.files.some(mayBeMarked);
  if (!saysUses(draft) || !isPicture) return undefined;
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold">{t("title")}</h4>
      {draft.files.length > 0 ? (
        <p className="text-sm text-muted">{t("oneFile")}</p>
      ) : plus === undefined ? (
        <p className="text-sm text-muted">{t("noWord")}</p>
      ) : original ? (
        <>
          <p className="text-sm text-muted">{t("hint")}</p>
          <div>
            <Button look="secondary" isPending={isWriting} onClick={() => void write(original, plus)}>
              {t(isWriting ? "writing" : "write")}
            </Button>
          </div>
          {refused?.of === original.name && (
            <LeftAlone refused={refused} onReplace={(said) => void write(original, plus, said)} />
          )}
        </>
      ) : (
        <p className="text-sm text-muted">{t("chooseAgain")}</p>
      )}
    </section>
  );
}

/** Why there is no copy. */
function LeftAlone({
  refused: { reason, said },
  onReplace,
}: {
  refused: Refused;
  onReplace: (said: string) => void;
}) {
  const { t, i18n } = useTranslation("marking");
  return (
    <Notice tone={reason === "says_so" ? "info" : "error"}>
      <p className="font-semibold">{t("leftAlone")}</p>
      <p>{t(`reason.${reason}`, { size: formatBytes(i18n.language, maxMarked) })}</p>
      {said !== undefined && (
        <>
          <p className="font-mono text-sm wrap-anywhere">
            <Words>{said}</Words>
          </p>
          <Button look="secondary" onClick={() => onReplace(said)}>
            {t("replace")}
          </Button>
        </>
      )}
    </Notice>
  );
}
