import type { DraftHeading } from "@colophon/api";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";
import { deleteKept } from "./kept-drafts.ts";
import type { KeptDraft } from "./use-kept-draft.ts";

/** The user's other drafts: the only one is offered to whoever has begun none here, several are a closed line. */
export function OtherDrafts({ keptDraft }: { keptDraft: KeptDraft }) {
  const { t, i18n } = useTranslation("draft");
  const { others, isBegun } = keptDraft;
  const [first] = others;
  if (first === undefined) return undefined;
  if (others.length === 1 && !isBegun)
    return (
      <Notice tone="info">
        <p className="wrap-anywhere">
          {t("one", {
            title: isolate(first.title || t("untitled")),
            when: ago(i18n.language, first.updatedAt),
          })}
        </p>
        <Button look="secondary" onClick={() => void keptDraft.open(first.id)}>
          {t("goOn")}
        </Button>
      </Notice>
    );
  const number = others.length;
  return (
    <Folded
      title={isBegun ? t("others", { number }) : t("goOnWith", { number })}
      isOpen={false}
      isRefused={false}
    >
      <ul className="grid border-t border-rule">
        {others.map((heading) => (
          <Row key={heading.id} heading={heading} onOpen={() => void keptDraft.open(heading.id)} />
        ))}
      </ul>
      <p className="pt-3 text-sm text-muted">{t("keptFor")}</p>
    </Folded>
  );
}

function Row({ heading, onOpen }: { heading: DraftHeading; onOpen: () => void }) {
  const { t, i18n } = useTranslation("draft");
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const title = heading.title || t("untitled");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p id={titleId} className="wrap-anywhere">
          <Words>{title}</Words>
        </p>
        <p className="text-sm text-muted">{t("changed", { when: ago(i18n.language, heading.updatedAt) })}</p>
      </div>
      <div className="-mx-3 flex gap-x-3">
        <Button look="quiet" aria-describedby={titleId} onClick={onOpen}>
          {t("open")}
        </Button>
        <Button look="quiet" aria-describedby={titleId} onClick={() => setIsAsking(true)}>
          {t("delete.open")}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={t("delete.title", { title: isolate(title) })}
          closeText={t("delete.keep")}
          isDanger
          onClose={() => setIsAsking(false)}
          action={
            <Button
              onClick={() => {
                setIsAsking(false);
                // One that can't be deleted now stays in the list.
                void deleteKept(heading).catch(() => {});
              }}
            >
              {t("delete.confirm")}
            </Button>
          }
        >
          <p>{t("delete.text")}</p>
        </Dialog>
      )}
    </li>
  );
}

/** “Yesterday”, as precise as it is of use. */
function ago(language: string, moment: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.max(0, (Date.now() - Date.parse(moment)) / 60_000);
  if (minutes < 60) return format.format(-Math.floor(minutes), "minute");
  if (minutes < 60 * 24) return format.format(-Math.floor(minutes / 60), "hour");
  return format.format(-Math.floor(minutes / 60 / 24), "day");
}
