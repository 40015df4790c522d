import {
  claimsOfStatement,
  type FieldErrorCode,
  latestDay,
  type NewStatement,
  type NewStatementInput,
  type OwnWork,
} from "@colophon/api";
import type { Said } from "@colophon/proof/statements";
import { splitKeywords } from "../../lib/split-keywords.ts";

type Fields = OwnWork["fields"];
/** The fields of a work as a form has them. */
export type EditedFields = Omit<Fields, "keywords" | "publication"> & {
  keywords: string;
  isPublished: boolean;
  date: string;
  city: string;
  province: string;
};

export const editedFields = ({ keywords, publication, ...fields }: Fields): EditedFields => ({
  ...fields,
  keywords: keywords.join(", "),
  isPublished: publication !== null,
  date: publication?.date ?? "",
  city: publication?.city ?? "",
  province: publication?.province ?? "",
});

/** What is to be said, and how it is shown: only what differs from what the register says now. */
export interface Correction {
  fields: Extract<NewStatementInput, { kind: "corrected" }>["fields"];
  changes: NonNullable<Said["fields"]>;
}

/** Undefined where nothing differs. */
export function correctionOf(edited: EditedFields, now: Fields): Correction | undefined {
  const wanted = wantedFields(edited, now) as Extract<NewStatement, { kind: "corrected" }>["fields"];
  const claims = claimsOfStatement({ kind: "corrected", fields: wanted, reason: "" }, now);
  if (!claims) return undefined;
  const { fields: changes } = Object.fromEntries(claims) as { fields: Correction["changes"] };
  const changed = Object.entries(wanted).filter(([name]) => name in changes);
  return { fields: Object.fromEntries(changed), changes };
}

/** What the register would refuse. */
export function wrongFields(
  edited: EditedFields,
): Partial<Record<"title" | "categories" | "date" | "city", FieldErrorCode>> {
  const { title, categories, isPublished, date, city } = edited;
  return {
    ...(title.trim() === "" && { title: "required" }),
    ...(categories.length === 0 && { categories: "required" }),
    ...(isPublished && date > latestDay() && { date: "future_date" }),
    ...(isPublished && date === "" && { date: "required" }),
    ...(isPublished && city.trim() === "" && { city: "required" }),
  };
}

function wantedFields(edited: EditedFields, now: Fields): Fields {
  const { keywords, isPublished, date, city, province, title, description, ...choices } = edited;
  return {
    ...choices,
    title: title.trim(),
    description: description.trim(),
    // A keyword may have a comma in it, as long as nobody touches the field.
    keywords: keywords === editedFields(now).keywords ? now.keywords : splitKeywords(keywords),
    publication: isPublished ? { date, city: city.trim(), province: province.trim() } : null,
  };
}
