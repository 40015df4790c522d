import { type ChosenWorks, maxWorksChosen } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { saveDocuments, saveProofs } from "../../lib/file/save-zip.ts";
import { useSaving } from "../../lib/file/use-saving.ts";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { useLostFocus } from "../../lib/page/use-lost-focus.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, menuItemLook } from "../../ui/menu.tsx";
import { useListing } from "./use-listing.ts";
import type { Selection } from "./use-selection.ts";

const files = { table: saveTable, proofs: saveProofs, documents: saveDocuments };

async function saveTable(works: ChosenWorks): Promise<undefined> {
  const answer = await callApiForBytes("POST /api/ip/user/works.csv", { body: works });
  saveFile(await answer.blob(), "colophon-works.csv");
}

/** Two actions fit side by side on a phone. */
const narrow = "max-sm:px-1 max-sm:text-sm";

/** What can be done with the chosen works, and afterwards what was done. Nothing while neither is the case. */
export function SelectionBar({ selection, total }: { selection: Selection; total: number }) {
  const { t } = useTranslation("portfolio");
  const { t: say, i18n } = useTranslation(["translation", "owner"]);
  const { format } = new Intl.NumberFormat(i18n.language);
  const { count, isAll, works } = selection;
  const listing = useListing({ onDone: selection.clear });
  const saving = useSaving(files);
  const failure = listing.error ?? saving.error;
  const isDone = count === 0 && listing.data !== undefined;
  // The button that was pressed has made way for another.
  const bar = useLostFocus<HTMLElement>(isDone ? listing.data : "choosing");

  function save(kind: keyof typeof files) {
    listing.reset();
    saving.mutate({ kind, works, total: count });
  }

  function list(wanted: Parameters<typeof listing.mutate>[0]) {
    saving.reset();
    listing.mutate(wanted);
  }

  return (
    <section
      ref={bar}
      aria-label={t("bar")}
      hidden={count === 0 && !isDone && !listing.isPending && !saving.isPending}
      className="sticky bottom-0 z-10 grid gap-1 border-t border-gold bg-raised px-3 py-2 shadow-raised outline-none paper:hidden"
    >
      {failure && (
        <p role="alert" className="font-semibold text-invalid">
          {attemptFailureText(say, failure, saving.error ? t("saveFailed") : say("dashboard.listingFailed"))}
        </p>
      )}
      {saving.data?.isIncomplete && <p role="status">{t("incomplete")}</p>}
      {saving.isPending && saving.variables.kind !== "table" && (
        <div className="flex items-center gap-x-2">
          <p className="me-auto tabular-nums">
            {t("saving", { saved: format(saving.saved), total: format(saving.variables.total) })}
          </p>
          <Button look="quiet" className={narrow} onClick={saving.stop}>
            {say("common.cancel")}
          </Button>
        </div>
      )}
      {listing.isPending && listing.done > 0 && (
        <p className="tabular-nums">
          {t("changing", {
            done: format(listing.done),
            total: format("ids" in listing.variables.works ? listing.variables.works.ids.length : total),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="me-auto py-2 tabular-nums">
          {isDone && listing.data ? (
            <Done {...listing.data} isUndo={listing.variables?.isUndo === true} />
          ) : (
            count > 0 && t("selected", { count })
          )}
        </p>
        {isDone ? (
          <>
            {listing.data && listing.data.changed.length > 0 && listing.variables.isUndo !== true && (
              <Button
                look="quiet"
                className={narrow}
                isPending={listing.isPending}
                onClick={() =>
                  list({
                    works: { ids: listing.data.changed },
                    sharedPublicly: !listing.variables.sharedPublicly,
                    isUndo: true,
                  })
                }
              >
                {t("undo")}
              </Button>
            )}
            <Button look="quiet" className={narrow} onClick={() => listing.reset()}>
              {say("common.close")}
            </Button>
          </>
        ) : (
          <>
            {!isAll && count < total && total <= maxWorksChosen && (
              <Button look="quiet" className={narrow} onClick={selection.chooseAll}>
                {t("selectAll", { count: total })}
              </Button>
            )}
            {([true, false] as const).map((sharedPublicly) => (
              <Button
                key={String(sharedPublicly)}
                look="quiet"
                className={narrow}
                isPending={listing.isPending && listing.variables.sharedPublicly === sharedPublicly}
                onClick={() => list({ works, sharedPublicly })}
              >
                {t(sharedPublicly ? "list" : "unlist")}
              </Button>
            ))}
            <Menu
              label={t("download.open")}
              isPending={saving.isPending}
              className="absolute end-0 bottom-full mb-1 w-max shadow-raised max-sm:end-3"
            >
              {(["table", "proofs", "documents"] as const).map((kind) => (
                <li key={kind}>
                  <button type="button" className={menuItemLook} onClick={() => save(kind)}>
                    {t(`download.${kind}`)}
                  </button>
                </li>
              ))}
            </Menu>
            <Button look="quiet" className={narrow} onClick={selection.clear}>
              {t("clear")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Done({ changed, withdrawn, isUndo }: { changed: string[]; withdrawn: number; isUndo: boolean }) {
  const { t, i18n } = useTranslation("portfolio");
  if (isUndo) return t("undone", { count: changed.length });
  return [
    changed.length > 0 || withdrawn > 0 ? t("changed", { count: changed.length }) : t("unchanged"),
    ...(withdrawn > 0 ? [t("withdrawn", { count: withdrawn })] : []),
  ].join(sentenceGap(i18n.language));
}
