import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectLicences } from "./collect-licences.ts";
import { readManifest } from "./manifest.ts";
import { root, runNode, runNpm } from "./run.ts";

/** What is published, by its folder: for each program, the file that registries serve, too. */
export const published = {
  "packages/proof": undefined,
  "packages/client": undefined,
  "apps/verify": "colophon-verify.mjs",
  "apps/cli": "colophon.mjs",
} as const;

export type PublishedPackage = keyof typeof published;

/** Builds a package as it is published and packs it into `folder`. Answers the archive's path. */
export function packPackage(source: PublishedPackage, folder: string): string {
  const staged = join(folder, source);
  mkdirSync(staged, { recursive: true });
  const program = published[source];
  const shape = program === undefined ? buildLibrary(source, staged) : copyProgram(source, program, staged);
  const { name, version, description, license, type, sideEffects } = readManifest(source);
  const { repository } = readManifest(".");
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    ...(repository === undefined ? {} : { repository }),
    ...shape,
    engines: { node: ">=20" },
  };
  writeFileSync(join(staged, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(root, source, "README.md"), join(staged, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(staged, "LICENSE"));
  const archive = runNpm(["pack", "--pack-destination", folder, "--silent"], staged).trim();
  return join(folder, archive);
}

/** JavaScript and types of each file. What it uses of others is installed beside it. */
function buildLibrary(source: PublishedPackage, staged: string): object {
  const project = join(root, source, "tsconfig.publish.json");
  runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", project, "--outDir", join(staged, "dist")]);
  const { exports = {}, dependencies } = readManifest(source);
  const entries = Object.entries(typeof exports === "string" ? { ".": exports } : exports);
  return {
    exports: Object.fromEntries(entries.map(([entry, file]) => [entry, builtOf(file)])),
    ...(dependencies === undefined ? {} : { dependencies }),
    files: ["dist"],
  };
}

function builtOf(file: string): { types: string; default: string } {
  const built = file.replace(/^\.\/src\/(.*)\.ts$/, "./dist/$1");
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** The very file that registries serve, with the licences of what is in it. It needs no other package. */
function copyProgram(source: PublishedPackage, file: string, staged: string): object {
  runNode([join(root, "scripts/build.ts")]);
  copyFileSync(join(root, "apps/web/dist", file), join(staged, file));
  writeFileSync(join(staged, "THIRD-PARTY-LICENSES"), collectLicences(source));
  const [name = ""] = Object.keys(readManifest(source).bin ?? {});
  return { bin: { [name]: file }, files: [file, "THIRD-PARTY-LICENSES"] };
}
