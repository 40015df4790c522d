import { maxRoleLength } from "@colophon/api";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import type { PartField } from "./draft.ts";

const roles = [
  "text",
  "lyrics",
  "music",
  "illustration",
  "photography",
  "translation",
  "editing",
  "direction",
  "production",
  "performance",
] as const;

interface Props {
  part: Record<PartField, string>;
  /** The collaborator's path in the server's refusals. */
  path: string;
  onChange: (change: Partial<Record<PartField, string>>) => void;
  errorOf: (field: PartField) => string | undefined;
}

/** A collaborator's role and share of the work, folded because they are optional. */
export function PartFields({ part, path, onChange, errorOf }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  const suggestions = useId();
  return (
    <Folded
      title={t("registration.part.title")}
      isOpen={part.role !== "" || part.share !== ""}
      isRefused={errorOf("role") !== undefined || errorOf("share") !== undefined}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name={`${path}.role`}
          label={t("person.role")}
          hint={t("registration.part.roleHint")}
          autoComplete="off"
          maxLength={maxRoleLength}
          list={suggestions}
          value={part.role}
          error={errorOf("role")}
          onChange={({ target }) => onChange({ role: target.value })}
        />
        <datalist id={suggestions}>
          {roles.map((role) => (
            <option key={role}>{t(`registration.roles.${role}`)}</option>
          ))}
        </datalist>
        <TextField
          name={`${path}.share`}
          label={t("person.share")}
          hint={t("registration.part.shareHint")}
          inputMode="decimal"
          autoComplete="off"
          value={part.share}
          error={errorOf("share")}
          onChange={({ target }) => onChange({ share: target.value })}
        />
      </div>
    </Folded>
  );
}
