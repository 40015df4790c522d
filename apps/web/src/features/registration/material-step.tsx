import { copyrightRelations, intendedMedia, materialTypes, maxDescriptionLength } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/format.ts";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { Button } from "../../ui/button.tsx";
import { CategoryChoice } from "../../ui/category-choice.tsx";
import { Checkbox, RadioGroup } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Price } from "../../ui/price.tsx";
import { VocabularySelect } from "../../ui/vocabulary-select.tsx";
import { clearAnswers } from "./as-before.ts";
import type { Draft, MaterialDetails } from "./draft.ts";
import { FilePart } from "./file-part.tsx";
import { PublicationPart } from "./publication-part.tsx";
import type { StepProps } from "./step-props.ts";

/** Description, keywords, publication, products. */
const furtherAnswers = 4;
const furtherFields = [
  "description",
  "keywords",
  "publicationDate",
  "publicationCity",
  "publicationProvince",
] as const;

interface Props extends StepProps {
  /** The title of the work whose answers this one began with. */
  lastTitle: string | undefined;
  fileHash: { hash: FileHash; start: (file: File) => void; cancel: () => void };
}

/** Step 1: the work itself, its file first. Rarely needed fields are folded. */
export function MaterialStep({ draft, edit, errorAt, fileHash, lastTitle }: Props) {
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

  const hintOf = (field: keyof Draft["taken"]) =>
    draft.file && details[field] !== "" && details[field] === draft.taken[field]
      ? { hint: t("registration.suggested") }
      : {};

  return (
    <>
      {draft.supersedes && (
        <Notice tone="info">
          <p className="wrap-anywhere">
            {t("registration.newer.text", { ...draft.supersedes, title: isolate(draft.supersedes.title) })}
          </p>
          <Button look="secondary" onClick={() => edit({ supersedes: null })}>
            {t("registration.newer.alone")}
          </Button>
        </Notice>
      )}
      <FilePart
        isDeposited={draft.depositCopy}
        onDeposit={(depositCopy) => edit({ depositCopy })}
        file={draft.file}
        materialType={details.materialType}
        error={errorAt("file")}
        onRemove={() => edit({ file: null, depositCopy: false })}
        {...fileHash}
      />
      <Price />
      {draft.answers === "asBefore" && (draft.like ?? lastTitle) !== undefined && (
        <Notice tone="info">
          <p className="wrap-anywhere">
            {draft.like === null
              ? t("registration.asBefore", { title: isolate(lastTitle ?? "") })
              : t("registration.like", { title: isolate(draft.like) })}
          </p>
          <Button look="secondary" onClick={() => edit(clearAnswers)}>
            {t("registration.clearAnswers")}
          </Button>
        </Notice>
      )}
      <TextField {...control("title")} {...hintOf("title")} required />
      <CategoryChoice
        chosen={details.categories}
        error={errorAt("materialDetails.categories")}
        onChange={(categories) => editDetails({ categories })}
      />
      <VocabularySelect
        {...control("materialType")}
        {...hintOf("materialType")}
        words={materialTypes}
        nameOf={(type) => t(`materialType.${type}`)}
      />
      <VocabularySelect
        {...control("intendedMedium")}
        words={intendedMedia}
        nameOf={(medium) => t(`medium.${medium}`)}
      />
      <VocabularySelect
        {...control("copyrightRelation")}
        words={copyrightRelations}
        nameOf={(relation) => t(`copyrightRelation.${relation}`)}
      />
      <Checkbox
        label={t("registration.field.sharedPublicly")}
        hint={t("registration.hint.sharedPublicly")}
        isChecked={details.sharedPublicly}
        onChange={(sharedPublicly) => editDetails({ sharedPublicly })}
      />
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
    </>
  );
}
