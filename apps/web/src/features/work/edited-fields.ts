import {
  claimsOfStatement,
  type FieldErrorCode,
  type WantedStatement,
  type WantedStatementInput,
  type OwnWork,
} from "@colophon/api";
import type { Said } from "@colophon/proof/statements";
import { publicationDateError } from "../../lib/text/publication-date-error.ts";
import { toDate } from "../../lib/text/to-date.ts";
import { splitKeywords } from "../../lib/text/split-keywords.ts";

type Fields = OwnWork["fields"];
/** The fields of a work in a form. */
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

/** A statement and how to show it: only differences from the register's current values. */
export interface Correction {
  fields: Extract<WantedStatementInput, { kind: "corrected" }>["fields"];
  changes: NonNullable<Said["fields"]>;
}

/** Undefined if nothing differs. */
export function correctionOf(edited: EditedFields, now: Fields): Correction | undefined {
  const wanted = wantedFields(edited, now) as Extract<WantedStatement, { kind: "corrected" }>["fields"];
  const claims = claimsOfStatement({ kind: "corrected", fields: wanted, reason: "" }, now);
  if (!claims) return undefined;
  const { fields: changes } = Object.fromEntries(claims) as { fields: Correction["changes"] };
  const changed = Object.entries(wanted).filter(([name]) => name in changes);
  return { fields: Object.fromEntries(changed), changes };
}

/** What the register would refuse. */
export function wrongFields(
  edited: EditedFields,
): Partial<Record<"title" | "categories" | "date", FieldErrorCode>> {
  const { title, categories, isPublished, date } = edited;
  const ofDate = isPublished ? publicationDateError(date) : undefined;
  return {
    ...(title.trim() === "" && { title: "required" }),
    ...(categories.length === 0 && { categories: "required" }),
    ...(ofDate && { date: ofDate }),
  };
}

function wantedFields(edited: EditedFields, now: Fields): Fields {
  const { keywords, isPublished, date, city, province, title, description, ...choices } = edited;
  return {
    ...choices,
    title: title.trim(),
    description: description.trim(),
    // A keyword may contain a comma, as long as the field isn't edited.
    keywords: keywords === editedFields(now).keywords ? now.keywords : splitKeywords(keywords),
    publication: isPublished ? { date: toDate(date), city: city.trim(), province: province.trim() } : null,
  };
}
