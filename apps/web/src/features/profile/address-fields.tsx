import type { FieldErrorCode, ProfileFields } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { TextField } from "../../ui/field.tsx";

type Address = ProfileFields["address"];

/** Each part with its label and its autocomplete token. */
const parts = [
  { part: "line1", label: "addressLine1", autoComplete: "address-line1" },
  { part: "line2", label: "addressLine2", autoComplete: "address-line2" },
  { part: "city", label: "city", autoComplete: "address-level2" },
  { part: "province", label: "stateProvince", autoComplete: "address-level1" },
  { part: "postal_code", label: "postalCode", autoComplete: "postal-code" },
  { part: "country", label: "country", autoComplete: "country-name" },
] as const satisfies { part: keyof Address; label: string; autoComplete: string }[];

interface Props {
  address: Address;
  refused: Record<string, FieldErrorCode>;
  onChange: (address: Address) => void;
}

export function AddressFields({ address, refused, onChange }: Props) {
  const { t } = useTranslation(["translation", "profile"]);
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-2xl">{t("profile:address")}</h2>
        <p className="text-sm text-muted">{t("profile:seen.never")}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {parts.map(({ part, label, autoComplete }) => (
          <TextField
            key={part}
            label={t(`person.${label}`)}
            autoComplete={autoComplete}
            value={address[part]}
            error={fieldText(t, refused[`address.${part}`])}
            onChange={({ target }) => onChange({ ...address, [part]: target.value })}
          />
        ))}
      </div>
    </section>
  );
}
