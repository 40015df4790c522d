import {
  type Category,
  categories,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  maxDescriptionLength,
} from "@colophon/api";
import { useTranslation } from "react-i18next";
import type { FileHash } from "../../lib/use-file-hash.ts";
import { Checkbox, ChoiceGroup, RadioGroup } from "../../ui/choice.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import type { MaterialDetails } from "./draft.ts";
import { FilePart } from "./file-part.tsx";
import { PublicationPart } from "./publication-part.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps {
  fileHash: { hash: FileHash; start: (file: File) => void; cancel: () => void };
}

/** Step 1: the work itself. */
export function MaterialStep({ draft, edit, errorAt, fileHash }: Props) {
  const { t } = useTranslation();
  const details = draft.materialDetails;
  const editDetails = (change: Partial<MaterialDetails>) =>
    edit({ materialDetails: { ...details, ...change } });

  type TextName =
    | "title"
    | "description"
    | "keywords"
    | "materialType"
    | "intendedMedium"
    | "copyrightRelation";
  const control = (name: TextName) => ({
    label: t(`registration.field.${name}`),
    name: `materialDetails.${name}`,
    value: details[name],
    error: errorAt(`materialDetails.${name}`),
    onChange: ({ target }: { target: { value: string } }) => editDetails({ [name]: target.value }),
  });

  const toggle = (category: Category, isChecked: boolean) =>
    editDetails({
      categories: categories.filter((one) =>
        one === category ? isChecked : details.categories.includes(one),
      ),
    });

  return (
    <>
      <TextField {...control("title")} required />
      <TextArea
        {...control("description")}
        hint={t("registration.hint.description", { count: maxDescriptionLength })}
        maxLength={maxDescriptionLength}
      />
      <TextField {...control("keywords")} hint={t("registration.hint.keywords")} />
      <ChoiceGroup
        label={t("registration.field.categories")}
        error={errorAt("materialDetails.categories")}
        isRequired
      >
        {categories.map((category) => (
          <Checkbox
            key={category}
            name="materialDetails.categories"
            label={t(`category.${category}`)}
            isChecked={details.categories.includes(category)}
            onChange={(isChecked) => toggle(category, isChecked)}
          />
        ))}
      </ChoiceGroup>
      <Select {...control("materialType")} required>
        <option value="">{t("common.choose")}</option>
        {materialTypes.map((type) => (
          <option key={type} value={type}>
            {t(`materialType.${type}`)}
          </option>
        ))}
      </Select>
      <Select {...control("intendedMedium")} required>
        <option value="">{t("common.choose")}</option>
        {intendedMedia.map((medium) => (
          <option key={medium} value={medium}>
            {t(`medium.${medium}`)}
          </option>
        ))}
      </Select>
      <PublicationPart details={details} editDetails={editDetails} errorAt={errorAt} />
      <Select {...control("copyrightRelation")} required>
        <option value="">{t("common.choose")}</option>
        {copyrightRelations.map((relation) => (
          <option key={relation} value={relation}>
            {t(`copyrightRelation.${relation}`)}
          </option>
        ))}
      </Select>
      <RadioGroup
        label={t("registration.field.sellingProducts")}
        options={[
          { value: "no", label: t("common.no") },
          { value: "yes", label: t("common.yes") },
        ]}
        value={details.sellingProducts ? "yes" : "no"}
        onChange={(value) => editDetails({ sellingProducts: value === "yes" })}
      />
      <Checkbox
        label={t("registration.field.sharedPublicly")}
        hint={t("registration.hint.sharedPublicly")}
        isChecked={details.sharedPublicly}
        onChange={(sharedPublicly) => editDetails({ sharedPublicly })}
      />
      <FilePart
        isDeposited={draft.depositCopy}
        onDeposit={(depositCopy) => edit({ depositCopy })}
        file={draft.file}
        materialType={details.materialType}
        error={errorAt("file")}
        onRemove={() => edit({ file: null, depositCopy: false })}
        {...fileHash}
      />
    </>
  );
}
