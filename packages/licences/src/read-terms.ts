import { MEDIA, PURPOSES, type Terms, TERMS_VOCABULARY } from "./terms.ts";

/**
 * Terms as a licence's record has them. Undefined where they are of another vocabulary, or are not whole: what can't be read
 * in full must not be said in part. Members that this version doesn't know are such a part, too.
 */
export function readTerms(value: unknown): Terms | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { vocabulary, purpose, exclusive, revocable, ...rest } = value as Record<string, unknown>;
  const isRead =
    vocabulary === TERMS_VOCABULARY &&
    isOneOf(PURPOSES, purpose) &&
    typeof exclusive === "boolean" &&
    typeof revocable === "boolean" &&
    Object.entries(rest).every(([name, one]) => Object.hasOwn(optional, name) && optional[name]?.(one));
  return isRead ? (value as Terms) : undefined;
}

const isOneOf = (list: readonly string[], value: unknown): boolean =>
  typeof value === "string" && list.includes(value);
const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(isItem);

const optional: Readonly<Record<string, (value: unknown) => boolean>> = {
  media: isListOf((one) => isOneOf(MEDIA, one)),
  territory: isListOf((one) => typeof one === "string" && /^[A-Z]{2}$/u.test(one)),
  files: isListOf((one) => Number.isSafeInteger(one) && Number(one) > 0),
  credit: isText,
  note: isText,
};
