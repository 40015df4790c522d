import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { sentenceGap } from "../../lib/text/sentence-gap.ts";
import { SelectionButton } from "./selection-button.tsx";
import type { ListingChosen } from "./use-listing.ts";
import type { SavingChosen } from "./use-saving-chosen.ts";

interface Props {
  listing: ListingChosen;
  saving: SavingChosen;
  total: number;
}

/** How far it is with the chosen works, and what failed. */
export function SelectionSays({ listing, saving, total }: Props) {
  const { t } = useTranslation("portfolio");
  const { t: say, i18n } = useTranslation(["translation", "owner"]);
  const { format } = new Intl.NumberFormat(i18n.language);
  const failure = listing.error ?? saving.error;
  return (
    <>
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
          <SelectionButton onClick={saving.stop}>{say("common.cancel")}</SelectionButton>
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
    </>
  );
}

interface DoneProps {
  changed: string[];
  withdrawn: number;
  isUndo: boolean;
}

/** What was done with works that were chosen. */
export function SelectionDone({ changed, withdrawn, isUndo }: DoneProps) {
  const { t, i18n } = useTranslation("portfolio");
  if (isUndo) return t("undone", { count: changed.length });
  return [
    changed.length > 0 || withdrawn > 0 ? t("changed", { count: changed.length }) : t("unchanged"),
    ...(withdrawn > 0 ? [t("withdrawn", { count: withdrawn })] : []),
  ].join(sentenceGap(i18n.language));
}
