import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import type { MaterialDetails, PartField, PersonField } from "./draft.ts";

const rowFields: Record<string, "title" | "publicationDate"> = { title: "title", date: "publicationDate" };

/** A field's label by the server's path for it; one of a file that becomes a work by its place and name. */
export function useFieldLabel(): (path: string, file?: string) => string {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  return (path, file) => {
    const [group = "", ...rest] = path.split(".");
    const name = rest.at(-1) ?? group;
    if (group === "materialDetails") return t(`registration.field.${name as keyof MaterialDetails}`);
    const person = t(`person.${name as PersonField | PartField}`, { defaultValue: name });
    if (group === "collaborators")
      return t("registration.collaboratorField", { number: Number(rest[0]) + 1, field: person });
    if (group === "agent") return t("registration.agentField", { field: person });
    if (group === "registrantShare") return t("registration.part.own");
    if (group === "declarationAccepted") return t("registration.declarationLabel");
    if (group === "files" && file !== undefined)
      return t("files:rowField", {
        number: Number(rest[0]) + 1,
        name: isolate(file),
        field:
          name === "name"
            ? t("registration.file.title")
            : t(`registration.field.${rowFields[name] ?? "title"}`),
      });
    if (group === "files") return t("files:title");
    return group === "file" || group === "earlierProofs" ? t("registration.file.title") : name;
  };
}
