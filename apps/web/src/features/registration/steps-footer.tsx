import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "./use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import type { Step } from "./draft.ts";
import type { GoTo } from "./step-frame.tsx";
import type { KeptDraft } from "./use-kept-draft.ts";

interface Props {
  step: Step;
  onGoTo: GoTo;
  onDiscard: () => void;
  isSaved: boolean;
  isGone: boolean;
  keptDraft: KeptDraft;
}

/** The buttons on and back, and the draft's state. */
export function StepsFooter({ step, onGoTo, onDiscard, isSaved, isGone, keptDraft }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid gap-4 border-t border-rule pt-6">
      {isGone && <Notice tone="info">{t("registration.registeredElsewhere")}</Notice>}
      {!isOnline && <Notice tone="warning">{t("registration.offline")}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {step > 1 && (
          <Button look="secondary" className="min-h-12 px-7" onClick={() => onGoTo((step - 1) as Step)}>
            {t("registration.previous")}
          </Button>
        )}
        {step < 4 && (
          <Button className="min-h-12 px-9" onClick={() => onGoTo((step + 1) as Step)}>
            {t("registration.next")}
          </Button>
        )}
        <p className="text-sm text-muted" role="status">
          <Where isSaved={isSaved} keptDraft={keptDraft} />
        </p>
        <div className="-mx-3 flex flex-wrap">
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            {t("registration.discard.open")}
          </Button>
          {step === 1 && keptDraft.isBegun && keptDraft.isKept && (
            <Button look="quiet" onClick={() => void keptDraft.begin()}>
              {t("begin", { ns: "draft" })}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <DiscardDialog
          onClose={() => setIsAsking(false)}
          onDiscard={() => {
            setIsAsking(false);
            onDiscard();
          }}
        />
      )}
    </div>
  );
}

/** Where the draft is kept. */
function Where({ isSaved, keptDraft: { isKept, isFull } }: Pick<Props, "isSaved" | "keptDraft">) {
  const { t } = useTranslation(["translation", "draft", "wizard"]);
  if (!isSaved) return isKept ? t("draft:onlyWithUs") : t("registration.notSaved");
  if (isFull) return t("failure.too_many_drafts");
  return isKept ? t("draft:keptToo") : t("registration.saved");
}
