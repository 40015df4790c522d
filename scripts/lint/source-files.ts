import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the tree, by its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

const repository = join(import.meta.dirname, "../..");

/** All our code, tests too. */
export const filesOfTree: readonly SourceFile[] = globSync(
  "{apps,packages,bench,e2e,scripts,contracts}/**/*.{ts,tsx}",
  { cwd: repository, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) },
).map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") }));
