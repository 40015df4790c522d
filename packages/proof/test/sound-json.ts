import fc from "fast-check";
import { hasOneSpelling } from "../src/encoding/json.ts";

/** JSON values in every language, without the numbers that nobody may write. */
export const soundJson = fc.jsonValue({ maxDepth: 3, stringUnit: "grapheme" }).filter(isSound);

function isSound(value: unknown): boolean {
  if (typeof value === "number") return hasOneSpelling(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isSound);
}
