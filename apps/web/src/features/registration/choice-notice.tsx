import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DraftFiles } from "./use-draft-files.ts";

/** What is said of the files that were chosen last, where not all of them were taken. */
export function ChoiceNotice({ draftFiles: { said, addFirst } }: { draftFiles: DraftFiles }) {
  const { t } = useTranslation("files");
  if (said === undefined) return undefined;
  if (said.why === "tooManyToRead") return <Notice tone="warning">{t("tooManyToRead")}</Notice>;
  if (said.why === "tooMany")
    return (
      <Notice tone="warning">
        <p>{t("tooMany", { count: said.files.length })}</p>
        {said.room > 0 && (
          <Button look="secondary" onClick={addFirst}>
            {t("addFirst", { count: said.room })}
          </Button>
        )}
      </Notice>
    );
  return (
    <Notice tone="info">
      {said.systemFiles > 0 && <p>{t("systemFiles", { count: said.systemFiles })}</p>}
      {said.unreadable > 0 && <p>{t("unopened", { count: said.unreadable })}</p>}
    </Notice>
  );
}
