import { useTranslation } from "react-i18next";
import { fieldText, type refusedFields } from "../lib/api/failure-text.ts";
import { TextArea, TextField } from "./field.tsx";

export interface OfferFieldValues {
  email: string;
  to: string;
  rights: string;
}

interface Props {
  terms: OfferFieldValues;
  refused: ReturnType<typeof refusedFields>;
  onChange: (part: Partial<OfferFieldValues>) => void;
}

/** The recipient of an offer, and the rights that pass to them. */
export function OfferFields({ terms, refused, onChange }: Props) {
  const { t } = useTranslation(["translation", "owner"]);
  const control = (name: keyof OfferFieldValues) => ({
    required: true,
    value: terms[name],
    error: fieldText(t, refused[name]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField
        {...control("email")}
        type="email"
        dir="ltr"
        autoComplete="off"
        label={t("transfer.email")}
        hint={t("transfer.emailHint")}
      />
      <TextField {...control("to")} autoComplete="off" maxLength={300} label={t("transfer.to")} />
      <TextArea
        {...control("rights")}
        rows={3}
        maxLength={2000}
        label={t("transfer.rights")}
        hint={t("transfer.rightsHint")}
      />
    </>
  );
}
