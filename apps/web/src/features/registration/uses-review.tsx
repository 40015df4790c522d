import { useTranslation } from "react-i18next";
import { Fact } from "../../ui/facts.tsx";
import { UsesLines } from "../../ui/uses-lines.tsx";
import { type Draft, saysUses } from "./draft.ts";

/** What the draft says of machines. */
export function UsesReview({ draft }: { draft: Draft }) {
  const { t } = useTranslation(["uses", "translation"]);
  const { aiUse, aiInvolvement, listUses, materialDetails } = draft;
  const { made, text } = aiInvolvement;
  const hasFile = draft.file !== null || draft.files.length > 0;
  return (
    <>
      <Fact name={t("line")} isList>
        {saysUses(draft) && <UsesLines uses={aiUse} />}
      </Fact>
      <Fact name={t("unlisted.switch")}>
        {saysUses(draft) &&
          hasFile &&
          !materialDetails.sharedPublicly &&
          t(listUses ? "translation:common.yes" : "translation:common.no")}
      </Fact>
      <Fact name={t("involvement")}>
        {made !== "" && [t(`made.${made}`), text.trim()].filter((part) => part !== "").join("\n")}
      </Fact>
    </>
  );
}
