import { type OpenApi, writeType } from "@colophon/api";

type Schema = Record<string, unknown>;

/** A schema as people read it: its own type, and below it those that it names. */
export function writeShape(schema: Schema, { components }: OpenApi): string {
  const schemas = components["schemas"] ?? {};
  const shown = new Map<string, string>();
  const show = (each: Schema): void => {
    for (const [, name = ""] of JSON.stringify(each).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const named = schemas[name];
      if (named === undefined || shown.has(name)) continue;
      shown.set(name, indent(`${name} = ${writeType(named)}`));
      show(named);
    }
  };
  show(schema);
  const own = "$ref" in schema ? [] : [indent(writeType(schema))];
  return [...own, ...shown.values()].join("\n\n");
}

/** Each line by as many steps as braces are open. */
function indent(text: string): string {
  let depth = 0;
  return text
    .split("\n")
    .map((line) => {
      if (line.startsWith("}")) depth--;
      const placed = "  ".repeat(Math.max(depth, 0)) + line;
      if (line.endsWith("{")) depth++;
      return placed;
    })
    .join("\n");
}
