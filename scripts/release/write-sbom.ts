import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readManifest } from "./manifest.ts";
import { root, runNpm } from "./run.ts";

interface Locked {
  /** Where it is installed under another one. */
  name?: string;
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Locked>;
}

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: { license?: { id: string }; expression?: string }[];
  hashes?: { alg: string; content: string }[];
}

export interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
}

/** What the package.json of these doesn't say, and another file of theirs does. */
const otherwiseLicensed: Record<string, string> = { "combine-errors": "MIT" };

/**
 * Everything that a running registry, its pages and its programs are made of, on every platform, in CycloneDX. npm reads it from
 * a copy of the lockfile in `folder`, because it leaves out what any workspace uses for tests, too, and refuses versions that
 * a platform has instead of those that were wanted.
 */
export function writeSbom(folder: string): Sbom {
  // npm names the whole for the folder that it is in.
  const copy = join(folder, "colophon");
  for (const file of globSync(["package.json", "{packages,apps}/*/package.json"], { cwd: root })) {
    write(join(copy, file), { ...readManifest(dirname(file)), devDependencies: undefined });
  }
  write(join(copy, "package-lock.json"), withoutTests(readLockfile()));
  const options = ["--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
  const sbom = JSON.parse(runNpm(["sbom", ...options], copy)) as Sbom;
  for (const component of sbom.components) {
    const id = otherwiseLicensed[component.name];
    if (id !== undefined) component.licenses ??= [{ license: { id } }];
  }
  return sbom;
}

function withoutTests(lockfile: Lockfile): Lockfile {
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([place, locked]) => [place, { ...locked, devDependencies: undefined }]),
  );
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, place, name)?.version;
      if (/^\d/.test(wanted) && found !== undefined && found !== wanted) delete optionalDependencies[name];
    }
  }
  return { ...lockfile, packages };
}

/** The package that one in `place` gets by that name, as Node finds it. */
function resolve(packages: Lockfile["packages"], place: string, name: string): Locked | undefined {
  const found = packages[join(place, "node_modules", name)];
  if (found !== undefined || place === "") return found;
  return resolve(packages, place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name);
}

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lockfile;

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
