import { maxDescriptionLength } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { PublicationPart } from "./publication-part.tsx";
import type { StepProps } from "./step-props.ts";
import { useMaterialDetails } from "./use-material-details.ts";

/** Description, keywords, publication, products. */
const furtherAnswers = 4;
const furtherFields = [
  "description",
  "keywords",
  "publicationDate",
  "publicationCity",
  "publicationProvince",
] as const;

/** The rarely needed fields, folded until one has an answer or is refused. */
export function FurtherDetails(step: StepProps) {
  const { t } = useTranslation(["translation", "wizard"]);
  const { errorAt } = step;
  const { details, editDetails, control } = useMaterialDetails(step);
  return (
    <Folded
      title={t("registration.more", { count: furtherAnswers })}
      isOpen={
        details.description !== "" ||
        details.keywords !== "" ||
        details.isPublished ||
        details.sellingProducts
      }
      isRefused={furtherFields.some((name) => errorAt(`materialDetails.${name}`) !== undefined)}
    >
      <div className="grid gap-8 pt-3">
        <TextArea
          {...control("description")}
          hint={t("registration.hint.description", { count: maxDescriptionLength })}
          maxLength={maxDescriptionLength}
        />
        <TextField {...control("keywords")} hint={t("registration.hint.keywords")} />
        <PublicationPart details={details} editDetails={editDetails} errorAt={errorAt} />
        <RadioGroup
          label={t("registration.field.sellingProducts")}
          options={[
            { value: "no", label: t("common.no") },
            { value: "yes", label: t("common.yes") },
          ]}
          value={details.sellingProducts ? "yes" : "no"}
          onChange={(value) => editDetails({ sellingProducts: value === "yes" })}
        />
      </div>
    </Folded>
  );
}
