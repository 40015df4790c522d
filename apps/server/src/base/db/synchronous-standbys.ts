/**
 * The standbys that a commit waits for and that aren't connected, by `synchronous_standby_names`; none if enough of them are.
 * `connected` are the names (application_name) of those that are. With `*` any standby will do.
 */
export function missingStandbys(setting: string, connected: readonly string[]): string[] {
  const { needed, names } = parseNames(setting);
  // Postgres compares them without regard to case.
  const there = new Set(connected.map((name) => name.toLowerCase()));
  const counted = names.includes("*") ? connected.length : names.filter((name) => there.has(name)).length;
  return counted >= needed ? [] : names.filter((name) => !there.has(name));
}

/** `ANY 2 (a, b, c)`, `FIRST 1 (a, b)`, `1 (a, b)` or `a, b`, which means the first; empty: a commit waits for none. */
function parseNames(setting: string): { needed: number; names: string[] } {
  const counted = /^\s*(?:any|first)?\s*(\d+)\s*\(([^]*)\)\s*$/i.exec(setting);
  const list = counted?.[2] ?? setting;
  const names = [...list.matchAll(/"((?:[^"]|"")*)"|[^\s,"]+/g)].map(([bare, quoted]) =>
    (quoted?.replaceAll('""', '"') ?? bare).toLowerCase(),
  );
  return { needed: names.length === 0 ? 0 : Number(counted?.[1] ?? 1), names };
}
