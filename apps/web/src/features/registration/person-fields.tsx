import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { type Person, type PersonField, personFields } from "./draft.ts";

const inputs: Partial<Record<PersonField, { type?: string; inputMode?: "numeric"; maxLength?: number }>> = {
  email: { type: "email" },
  phoneNumber: { type: "tel" },
  yearOfBirth: { inputMode: "numeric", maxLength: 4 },
};

interface Props {
  person: Person;
  /** Of the person in what the server refuses: `agent`, `collaborators.0`. */
  path: string;
  required: PersonField[];
  onChange: (change: Partial<Person>) => void;
  errorOf: (field: PersonField) => string | undefined;
}

export function PersonFields({ person, path, required, onChange, errorOf }: Props) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {personFields.map((field) => (
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
}
