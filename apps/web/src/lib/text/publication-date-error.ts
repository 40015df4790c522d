import { type FieldErrorCode, isFutureDate, isPublicationDate } from "@colophon/api";
import { toDate } from "./to-date.ts";

/** What the register would refuse of a typed date of publication. */
export function publicationDateError(typed: string): FieldErrorCode | undefined {
  const date = toDate(typed);
  if (date === "") return "required";
  if (!isPublicationDate(date)) return "invalid_date";
  return isFutureDate(date) ? "future_date" : undefined;
}
