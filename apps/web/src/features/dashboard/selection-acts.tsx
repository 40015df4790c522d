import { maxWorksChosen } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Menu, menuItemLook } from "../../ui/menu.tsx";
import { SelectionButton } from "./selection-button.tsx";
import type { ListingChosen } from "./use-listing.ts";
import type { SavedKind, SavingChosen } from "./use-saving-chosen.ts";
import type { Selection } from "./use-selection.ts";

type OnList = (wanted: Parameters<ListingChosen["mutate"]>[0]) => void;

interface ChosenProps {
  selection: Selection;
  total: number;
  listing: ListingChosen;
  saving: SavingChosen;
  onList: OnList;
  onSave: (kind: SavedKind) => void;
}

/** What can be done with the chosen works. */
export function ChosenActs({ selection, total, listing, saving, onList, onSave }: ChosenProps) {
  const { t } = useTranslation("portfolio");
  const { count, isAll, works } = selection;
  return (
    <>
      {!isAll && count < total && total <= maxWorksChosen && (
        <SelectionButton onClick={selection.chooseAll}>{t("selectAll", { count: total })}</SelectionButton>
      )}
      {([true, false] as const).map((sharedPublicly) => (
        <SelectionButton
          key={String(sharedPublicly)}
          isPending={listing.isPending && listing.variables.sharedPublicly === sharedPublicly}
          onClick={() => onList({ works, sharedPublicly })}
        >
          {t(sharedPublicly ? "list" : "unlist")}
        </SelectionButton>
      ))}
      <Menu
        label={t("download.open")}
        isPending={saving.isPending}
        className="absolute end-0 bottom-full mb-1 w-max shadow-raised max-sm:end-3"
      >
        {(["table", "proofs", "documents"] as const).map((kind) => (
          <li key={kind}>
            <button type="button" className={menuItemLook} onClick={() => onSave(kind)}>
              {t(`download.${kind}`)}
            </button>
          </li>
        ))}
      </Menu>
      <SelectionButton onClick={selection.clear}>{t("clear")}</SelectionButton>
    </>
  );
}

/** What can be done once works were listed or unlisted. */
export function ListedActs({ listing, onList }: { listing: ListingChosen; onList: OnList }) {
  const { t } = useTranslation("portfolio");
  const { t: say } = useTranslation(["translation", "owner"]);
  return (
    <>
      {listing.data && listing.data.changed.length > 0 && listing.variables.isUndo !== true && (
        <SelectionButton
          isPending={listing.isPending}
          onClick={() =>
            onList({
              works: { ids: listing.data.changed },
              sharedPublicly: !listing.variables.sharedPublicly,
              isUndo: true,
            })
          }
        >
          {t("undo")}
        </SelectionButton>
      )}
      <SelectionButton onClick={() => listing.reset()}>{say("common.close")}</SelectionButton>
    </>
  );
}
