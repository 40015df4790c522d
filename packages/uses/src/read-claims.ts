import {
  type AiInvolvement,
  INVOLVEMENT_TEXT_LENGTH,
  INVOLVEMENTS,
  USES,
  USES_VOCABULARY,
  type UsesSaid,
} from "./vocabulary.ts";

/**
 * What the value of an `aiUse` says, in this version's words; uses of later versions are left out. Undefined for another vocabulary or
 * shape: something was said, and not understood.
 */
export function readAiUse(value: unknown): UsesSaid | undefined {
  if (!isObject(value) || value["vocabulary"] !== USES_VOCABULARY) return undefined;
  const said: UsesSaid = {};
  for (const use of USES) {
    const permission = value[use];
    if (permission === "allow" || permission === "refuse") said[use] = permission;
    else if (permission !== undefined) return undefined;
  }
  return said;
}

/** Undefined for another vocabulary or shape. */
export function readAiInvolvement(value: unknown): AiInvolvement | undefined {
  if (!isObject(value) || value["vocabulary"] !== USES_VOCABULARY) return undefined;
  const { text } = value;
  const made = INVOLVEMENTS.find((one) => one === value["made"]);
  if (made === undefined) return undefined;
  const isLine = typeof text === "string" && text !== "" && text.length <= INVOLVEMENT_TEXT_LENGTH;
  if (text !== undefined && !isLine) return undefined;
  return { vocabulary: USES_VOCABULARY, made, ...(isLine && { text }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
