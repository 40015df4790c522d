import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { furtherFields, type Person, type PersonField } from "./draft.ts";

const inputs: Partial<Record<PersonField, { type?: string; inputMode?: "numeric"; maxLength?: number }>> = {
  email: { type: "email" },
  phoneNumber: { type: "tel" },
  yearOfBirth: { inputMode: "numeric", maxLength: 4 },
};

const names = ["givenName", "familyName"] as const;

interface Props {
  person: Person;
  /** The person's path in the server's refusals: `agent`, `collaborators.0`. */
  path: string;
  required: PersonField[];
  onChange: (change: Partial<Person>) => void;
  errorOf: (field: PersonField) => string | undefined;
}

/** A person's name and email; the private rest is folded, since there may be many people on a small screen. */
export function PersonFields({ person, path, required, onChange, errorOf }: Props) {
  const { t, i18n } = useTranslation(["translation", "wizard"]);
  // Chinese and Japanese name the family first.
  const ordered = /^(zh|ja)/.test(i18n.language) ? names.toReversed() : names;
  const fieldsOf = (fields: readonly PersonField[]) => (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <TextField
          key={field}
          name={`${path}.${field}`}
          label={t(`person.${field}`)}
          autoComplete="off"
          required={required.includes(field)}
          value={person[field]}
          error={errorOf(field)}
          onChange={({ target }) => onChange({ [field]: target.value })}
          {...inputs[field]}
        />
      ))}
    </div>
  );
  return (
    <div className="grid gap-3">
      {fieldsOf([...ordered, "email"])}
      <Folded
        title={t("registration.furtherFields")}
        isOpen={furtherFields.some((field) => person[field] !== "")}
        isRefused={furtherFields.some((field) => errorOf(field) !== undefined)}
      >
        {fieldsOf(furtherFields)}
      </Folded>
    </div>
  );
}
