import type { User } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/field.tsx";
import type { StepProps } from "./step-props.ts";

/** The name that the certificate shows: the user's own, or an alias. */
export function NameChoice({
  names,
  draft,
  edit,
  errorAt,
  user,
}: StepProps & { names: string[]; user: User }) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  return (
    <Select
      label={t("registration.review.name")}
      hint={t("registration.hint.creatorName")}
      name="creatorName"
      value={draft.creatorName === "" ? user.name : draft.creatorName}
      error={errorAt("creatorName")}
      onChange={({ target }) =>
        edit({
          creatorName: target.value === user.name ? "" : target.value,
          creatorEmailShown: null,
          selfIdentificationShown: null,
          linkChoices: {},
        })
      }
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}
