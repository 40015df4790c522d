import type { Category, CopyrightRelation, IntendedMedium, MaterialType } from "@colophon/api";
import type { CorrectedValue } from "@colophon/proof/statements";
import { useTranslation } from "react-i18next";
import { joinList, longDay } from "./format.ts";
import { isolate, linesOf } from "./words.ts";

/** The record's claims that can be corrected. */
export const correctable = [
  "title",
  "description",
  "keywords",
  "materialType",
  "medium",
  "categories",
  "copyrightRelation",
  "publication",
] as const;

export type CorrectableName = (typeof correctable)[number];

/** Names and values of a record's claims in the reader's language; an unknown word is shown unchanged. */
export function useFieldTexts() {
  const { t, i18n } = useTranslation();
  const list = (items: readonly string[]) => joinList(i18n.language, items.map(isolate));
  const labels: Record<CorrectableName, string> = {
    title: t("registration.field.title"),
    description: t("registration.field.description"),
    keywords: t("registration.field.keywords"),
    materialType: t("certificate.materialType"),
    medium: t("certificate.medium"),
    categories: t("certificate.categories"),
    copyrightRelation: t("certificate.copyrightRelation"),
    publication: t("certificate.published"),
  };
  const word = (name: string, value: string): string => {
    if (name === "materialType") return t(`materialType.${value as MaterialType}`, { defaultValue: value });
    if (name === "medium") return t(`medium.${value as IntendedMedium}`, { defaultValue: value });
    if (name === "categories") return t(`category.${value as Category}`, { defaultValue: value });
    if (name === "copyrightRelation")
      return t(`certificate.relation.${value as CopyrightRelation}`, { defaultValue: value });
    return linesOf(value);
  };

  return {
    labelOf: (name: string): string => (isCorrectable(name) ? labels[name] : name),
    /** Empty if there is no value. */
    textOf(name: string, value: CorrectedValue | undefined): string {
      if (value === undefined || value === null) return "";
      if (typeof value === "string") return word(name, value);
      if (Array.isArray(value)) return list(value.map((one) => word(name, one)));
      const { date = "", city = "", province = "" } = value;
      return list([longDay(i18n.language, date), city, province]);
    },
  };
}

const isCorrectable = (name: string): name is CorrectableName => correctable.some((one) => one === name);
