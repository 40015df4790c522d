import {
  copyrightRelations,
  intendedMedia,
  materialTypes,
  maxDescriptionLength,
  type OwnWork,
} from "@colophon/api";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { dateExamples } from "../../lib/text/date-examples.ts";
import { Button } from "../../ui/button.tsx";
import { CategoryChoice } from "../../ui/category-choice.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { VocabularySelect } from "../../ui/vocabulary-select.tsx";
import {
  type Correction,
  correctionOf,
  type EditedFields,
  editedFields,
  wrongFields,
} from "./edited-fields.ts";

interface Props {
  now: OwnWork["fields"];
  onReview: (correction: Correction) => void;
  onCancel: () => void;
}

/** The work's current fields, to be corrected. Sends nothing: the differences are reviewed before that. */
export function CorrectForm({ now, onReview, onCancel }: Props) {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  const [edited, setEdited] = useState(() => editedFields(now));
  /** The last attempt to continue, a new object each. */
  const [tried, setTried] = useState<object>();
  const edit = (change: Partial<EditedFields>) => setEdited({ ...edited, ...change });
  const wrong = wrongFields(edited);
  const errorAt = (name: keyof typeof wrong) => (tried ? fieldText(t, wrong[name]) : undefined);
  const correction = correctionOf(edited, now);

  function review() {
    setTried({});
    if (Object.keys(wrong).length === 0 && correction) onReview(correction);
  }

  type TextName =
    | "title"
    | "description"
    | "keywords"
    | "materialType"
    | "medium"
    | "copyrightRelation"
    | "date"
    | "city"
    | "province";
  const control = (name: TextName, label: ReactNode) => ({
    label,
    value: edited[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });

  return (
    <Form refusal={tried} className="grid w-full max-w-2xl gap-6" onSubmit={review}>
      <TextField {...control("title", t("registration.field.title"))} error={errorAt("title")} required />
      <TextArea
        {...control("description", t("registration.field.description"))}
        maxLength={maxDescriptionLength}
      />
      <TextField
        {...control("keywords", t("registration.field.keywords"))}
        hint={t("registration.hint.keywords")}
      />
      <CategoryChoice
        chosen={edited.categories}
        error={errorAt("categories")}
        onChange={(categories) => edit({ categories })}
      />
      <VocabularySelect
        {...control("materialType", t("registration.field.materialType"))}
        words={materialTypes}
        nameOf={(type) => t(`materialType.${type}`)}
      />
      <VocabularySelect
        {...control("medium", t("registration.field.intendedMedium"))}
        words={intendedMedia}
        nameOf={(medium) => t(`medium.${medium}`)}
      />
      <VocabularySelect
        {...control("copyrightRelation", t("registration.field.copyrightRelation"))}
        words={copyrightRelations}
        nameOf={(relation) => t(`copyrightRelation.${relation}`)}
      />
      <Checkbox
        label={t("work.correct.published")}
        isChecked={edited.isPublished}
        onChange={(isPublished) => edit({ isPublished })}
      />
      {edited.isPublished && (
        <div className="grid gap-6 border-s-2 border-rule ps-4 sm:grid-cols-3">
          <TextField
            autoComplete="off"
            hint={t("registration.hint.publicationDate", dateExamples)}
            {...control("date", t("registration.field.publicationDate"))}
            error={errorAt("date")}
            required
          />
          <TextField {...control("city", t("registration.field.publicationCity"))} />
          <TextField {...control("province", t("registration.field.publicationProvince"))} />
        </div>
      )}
      {tried && !correction && (
        <p role="alert" className="font-semibold text-invalid">
          {t("work.correct.unchanged")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("work.correct.review")}</Button>
        <Button look="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </Form>
  );
}
