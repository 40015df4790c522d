import type { SourceFile } from "./source-files.ts";

/**
 * What may export a name that another file has: tests and what only they use; a store, which is private to its room; a
 * migration, which exports `up`; texts or labels of one language, named for it; what `scripts/client.ts` writes from the table.
 */
const exempt =
  /\.(test|spec)\.tsx?$|\.d\.ts$|\/test\/|^e2e\/|^packages\/testing\/|-store\.ts$|\/migrations\/|\/(ar|en|es|fr|ja|zh|zh-tw)\.ts$|^packages\/client\/src\/operations\.ts$/;

const definition =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) +(?<name>\w+)/gm;

/** The names that several files export as definitions of their own, each with those files. A re-export defines nothing. */
export function namesExportedTwice(files: readonly SourceFile[]): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files.filter((file) => !exempt.test(file.path)))
    for (const { groups } of text.matchAll(definition)) {
      const name = groups?.["name"] ?? "";
      places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  return new Map(
    [...places]
      .filter(([, paths]) => paths.size > 1)
      .map(([name, paths]): [string, string[]] => [name, [...paths].toSorted()])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
