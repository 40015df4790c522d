import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import { root } from "./run.ts";

/** The licences of all that a workspace uses of others, in one text. Throws where one brings none. */
export function collectLicences(workspace: string): string {
  return [...findDependencies(workspace)]
    .filter(([name]) => !name.startsWith("@colophon/"))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { version }]) => `${name} ${version}\n\n${licenceOf(name)}\n`)
    .join("\n");
}

function findDependencies(folder: string, found = new Map<string, Manifest>()): Map<string, Manifest> {
  for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
    if (found.has(name)) continue;
    const place = join("node_modules", name);
    found.set(name, readManifest(place));
    findDependencies(place, found);
  }
  return found;
}

function licenceOf(name: string): string {
  const folder = join(root, "node_modules", name);
  const [file] = globSync("{LICENSE,LICENCE,license}{,.md,.txt}", { cwd: folder });
  if (file === undefined) throw new Error(`${name} brings no licence`);
  return readFileSync(join(folder, file), "utf8").trim();
}
