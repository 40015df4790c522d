import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { KeptDraft } from "./use-kept-draft.ts";

/** What another device did with this draft. */
export function KeptNotice({ keptDraft, onDelete }: { keptDraft: KeptDraft; onDelete: () => void }) {
  const { t } = useTranslation("draft");
  const { twin, isGone, isStuck } = keptDraft;
  return (
    <>
      {isGone && (
        <Notice tone="warning">
          <p>{t("gone")}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={keptDraft.goOnAsNew}>{t("goOnAsNew")}</Button>
            <Button look="secondary" onClick={onDelete}>
              {t("deleteHere")}
            </Button>
          </div>
        </Notice>
      )}
      {twin && (
        <Notice tone="info">
          <p>{t("twin")}</p>
          <Button look="secondary" onClick={() => void keptDraft.open(twin.id)}>
            {t("openTwin")}
          </Button>
        </Notice>
      )}
      {isStuck && <Notice tone="warning">{t("stuck")}</Notice>}
    </>
  );
}
