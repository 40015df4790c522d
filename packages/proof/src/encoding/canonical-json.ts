import { isArray, isObject } from "./json.ts";

/**
 * Canonical JSON of RFC 8785: one spelling for one value. No white space, members sorted by the UTF-16 code units of their
 * names; texts and numbers as ECMAScript writes them. `value` is JSON.
 */
export function canonicalJson(value: unknown): string {
  if (isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(",")}}`;
}
