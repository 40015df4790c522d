import { ProofError } from "./errors.ts";

export type JsonObject = Record<string, unknown>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProofError("bad_json");
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Array.isArray without its `any`. */
export function isArray(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** Whether an object has exactly these keys of its own. */
export function hasExactlyKeys(value: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
