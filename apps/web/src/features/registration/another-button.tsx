import type { User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { anotherLike } from "./another-like.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { readDraft, saveDraft } from "./draft-store.ts";
import { type Draft, isBegun } from "./draft.ts";
import { dropKept } from "./kept-drafts.ts";

/** Begins a draft like the registered work; asks before replacing one that another tab has begun. */
export function AnotherButton({ user, draft }: { user: User; draft: Draft | undefined }) {
  const { t } = useTranslation(["translation", "wizard"]);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  if (!draft) return undefined;

  function begin(like: Draft) {
    saveDraft(user.id, anotherLike(like));
    void navigate("/register-ip?step=1");
  }

  return (
    <>
      <Button
        look="secondary"
        className="min-h-12"
        onClick={() => (isBegun(readDraft(user.id)) ? setIsAsking(true) : begin(draft))}
      >
        {t("registration.another")}
      </Button>
      {isAsking && (
        <DiscardDialog
          onClose={() => setIsAsking(false)}
          onDiscard={() => {
            dropKept(readDraft(user.id));
            begin(draft);
          }}
        />
      )}
    </>
  );
}
