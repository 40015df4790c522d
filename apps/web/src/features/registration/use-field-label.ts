import { useTranslation } from "react-i18next";
import type { MaterialDetails, PartField, PersonField } from "./draft.ts";

/** A field's label by the server's path for it. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(["translation", "files"]);
  return (path) => {
    const [group = "", ...rest] = path.split(".");
    const name = rest.at(-1) ?? group;
    if (group === "materialDetails") return t(`registration.field.${name as keyof MaterialDetails}`);
    const person = t(`person.${name as PersonField | PartField}`, { defaultValue: name });
    if (group === "collaborators")
      return t("registration.collaboratorField", { number: Number(rest[0]) + 1, field: person });
    if (group === "agent") return t("registration.agentField", { field: person });
    if (group === "registrantShare") return t("registration.part.own");
    if (group === "declarationAccepted") return t("registration.declarationLabel");
    if (group === "files") return t("files:title");
    return group === "file" || group === "earlierProofs" ? t("registration.file.title") : name;
  };
}
