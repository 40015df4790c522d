import { useTranslation } from "react-i18next";
import type { Draft } from "./draft.ts";
import { formOfFile } from "./work-of-file.ts";

/** The hints of answers that are still as the work's file suggests them. */
export function useSuggestedHints(draft: Draft) {
  const { t } = useTranslation(["translation", "wizard"]);
  const { materialDetails } = draft;
  const hintOf = (field: keyof Draft["taken"]) =>
    (draft.file ?? draft.files[0]) &&
    materialDetails[field] !== "" &&
    materialDetails[field] === draft.taken[field]
      ? { hint: t("registration.suggested") }
      : {};
  const suggested = formOfFile(draft);
  const formHintOf = (field: keyof typeof suggested) =>
    draft.answers !== "asBefore" &&
    materialDetails[field].length > 0 &&
    String(materialDetails[field]) === String(suggested[field])
      ? { hint: t("registration.suggested") }
      : {};
  return { hintOf, formHintOf };
}
