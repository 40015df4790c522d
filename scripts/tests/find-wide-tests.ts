import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const all = "{packages/*/{src,test},apps/*/{src,test},scripts,e2e}/**/*.{test,spec}.{ts,tsx,mjs}";

/** The test files, relative to the root, that have more to run when long: by their name, or because of `isLong`. */
export function findWideTests(folder: string = root): string[] {
  const known = new Map<string, boolean>();

  /** Whether the file imports `isLong`, itself or through others beside it. */
  function readsIsLong(file: string): boolean {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, false);
    const imported = importsOf(file);
    const isWide =
      imported.includes("@colophon/testing/is-long") ||
      imported.some((name) => /^\..*\.tsx?$/.test(name) && readsIsLong(join(dirname(file), name)));
    known.set(file, isWide);
    return isWide;
  }

  return globSync(all, { cwd: folder })
    .filter((file) => file.includes(".long.") || readsIsLong(join(folder, file)))
    .toSorted();
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export|\}) .*?from "([^"]+)"/gm);
  return [...imports].map(([, name = ""]) => name);
}
