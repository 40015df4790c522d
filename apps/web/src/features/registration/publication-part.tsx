import { useTranslation } from "react-i18next";
import { dateExamples } from "../../lib/text/date-examples.ts";
import { RadioGroup } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import type { MaterialDetails } from "./draft.ts";

interface Props {
  details: MaterialDetails;
  editDetails: (change: Partial<MaterialDetails>) => void;
  errorAt: (path: string) => string | undefined;
}

/** Published or not; when and where, if so. The input stays when the answer changes. */
export function PublicationPart({ details, editDetails, errorAt }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  const control = (name: "publicationDate" | "publicationCity" | "publicationProvince") => ({
    label: t(`registration.field.${name}`),
    name: `materialDetails.${name}`,
    value: details[name],
    error: errorAt(`materialDetails.${name}`),
    onChange: ({ target }: { target: { value: string } }) => editDetails({ [name]: target.value }),
  });
  return (
    <>
      <RadioGroup
        label={t("registration.field.isPublished")}
        options={[
          { value: "no", label: t("common.no") },
          { value: "yes", label: t("common.yes") },
        ]}
        value={details.isPublished ? "yes" : "no"}
        onChange={(value) => editDetails({ isPublished: value === "yes" })}
      />
      {details.isPublished && (
        <div className="grid gap-6 border-s-2 border-rule ps-4 sm:grid-cols-3">
          <TextField
            required
            autoComplete="off"
            hint={t("registration.hint.publicationDate", dateExamples)}
            {...control("publicationDate")}
          />
          <TextField {...control("publicationCity")} />
          <TextField {...control("publicationProvince")} />
        </div>
      )}
    </>
  );
}
