import { useTranslation } from "react-i18next";
import { useLostFocus } from "../../lib/page/use-lost-focus.ts";
import { ChosenActs, ListedActs } from "./selection-acts.tsx";
import { SelectionDone, SelectionSays } from "./selection-says.tsx";
import { useListing } from "./use-listing.ts";
import { type SavedKind, useSavingChosen } from "./use-saving-chosen.ts";
import type { Selection } from "./use-selection.ts";

/** What can be done with the chosen works, and afterwards what was done. Nothing while neither is the case. */
export function SelectionBar({ selection, total }: { selection: Selection; total: number }) {
  const { t } = useTranslation("portfolio");
  const { count, works } = selection;
  const listing = useListing({ onDone: selection.clear });
  const saving = useSavingChosen();
  const isDone = count === 0 && listing.data !== undefined;
  // The button that was pressed has made way for another.
  const bar = useLostFocus<HTMLElement>(isDone ? listing.data : "choosing");

  function save(kind: SavedKind) {
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
      <SelectionSays listing={listing} saving={saving} total={total} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="me-auto py-2 tabular-nums">
          {isDone && listing.data ? (
            <SelectionDone {...listing.data} isUndo={listing.variables?.isUndo === true} />
          ) : (
            count > 0 && t("selected", { count })
          )}
        </p>
        {isDone ? (
          <ListedActs listing={listing} onList={list} />
        ) : (
          <ChosenActs
            selection={selection}
            total={total}
            listing={listing}
            saving={saving}
            onList={list}
            onSave={save}
          />
        )}
      </div>
    </section>
  );
}
