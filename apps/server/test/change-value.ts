/** The paths of all values in an object, inner ones included. */
export function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** A copy with another value at a path. */
export function replaced(whole: unknown, [name, ...path]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy: unknown = structuredClone(whole);
  const parent = copy as Record<string, unknown>;
  parent[name] = replaced(parent[name], path, value);
  return copy;
}
