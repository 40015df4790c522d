import type { JsonSchema as Schema } from "./schemas.ts";

/** A JSON Schema, as far as zod writes it, as a type of TypeScript. */
export function writeType(schema: Schema): string {
  const { $ref, const: only, enum: values, anyOf, oneOf, allOf, type } = schema;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return unite(values.map((value) => JSON.stringify(value)));
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return unite((either as Schema[]).map(writeType));
  if (Array.isArray(allOf)) return (allOf as Schema[]).map(writeType).join(" & ");
  if (Array.isArray(type))
    return unite((type as string[]).map((each) => writeType({ ...schema, type: each })));
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return writeArray(schema);
    case "object":
      return writeObject(schema);
    case undefined:
      return "unknown";
    default:
      throw new RangeError(`No type is known for ${JSON.stringify(schema)}`);
  }
}

function unite(types: readonly string[]): string {
  if (types.includes("unknown")) return "unknown";
  // `string` covers every quoted text beside it.
  const wide = types.includes("string") ? types.filter((type) => !type.startsWith('"')) : types;
  return [...new Set(wide)].join(" | ");
}

function writeArray({ items, prefixItems }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as Schema[]).map(writeType).join(", ")}]`;
  const element = writeType((items ?? {}) as Schema);
  return /[|&]/.test(element) ? `(${element})[]` : `${element}[]`;
}

export function writeObject({ properties = {}, required = [], additionalProperties: more }: Schema): string {
  const names = required as string[];
  const members = Object.entries(properties as Record<string, Schema>).map(
    ([name, schema]) =>
      `${writeDoc(schema["description"])}${writeKey(name)}${names.includes(name) ? "" : "?"}: ${writeType(schema)};`,
  );
  if (typeof more === "object" && more !== null)
    members.push(`[name: string]: ${members.length > 0 ? "unknown" : writeType(more as Schema)};`);
  return members.length > 0 ? `{\n${members.join("\n")}\n}` : "Record<string, never>";
}

const writeKey = (name: string): string => (/^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name));

export const writeDoc = (text: unknown): string => (typeof text === "string" ? `/** ${text} */\n` : "");
