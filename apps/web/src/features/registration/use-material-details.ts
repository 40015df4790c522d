import { useTranslation } from "react-i18next";
import type { MaterialDetails } from "./draft.ts";
import type { StepProps } from "./step-props.ts";

type TextName =
  | "title"
  | "description"
  | "keywords"
  | "materialType"
  | "intendedMedium"
  | "copyrightRelation";

/** The draft's details of the work, and the props of their text fields. */
export function useMaterialDetails({ draft, edit, errorAt }: StepProps) {
  const { t } = useTranslation(["translation", "wizard"]);
  const details = draft.materialDetails;
  const editDetails = (change: Partial<MaterialDetails>) =>
    edit({ materialDetails: { ...details, ...change } });
  const control = (name: TextName) => ({
    label: t(`registration.field.${name}`),
    name: `materialDetails.${name}`,
    value: details[name],
    error: errorAt(`materialDetails.${name}`),
    onChange: ({ target }: { target: { value: string } }) => editDetails({ [name]: target.value }),
  });
  return { details, editDetails, control };
}
