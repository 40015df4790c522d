import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const source = join(root, "packages/client");

/** Builds the client as it is published, and packs it. Answers the archive's path. */
export function packClient(folder: string): string {
  const built = join(folder, "client");
  mkdirSync(built, { recursive: true });
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  run(process.execPath, [tsc, "-p", join(source, "tsconfig.publish.json"), "--outDir", join(built, "dist")]);
  const { name, version, description, license, type, sideEffects } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    files: ["dist"],
    engines: { node: ">=20" },
  };
  writeFileSync(join(built, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(source, "README.md"), join(built, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(built, "LICENSE"));
  const archive = run("npm", ["pack", "--pack-destination", folder, "--silent"], built).trim();
  return join(folder, archive);
}

export function run(program: string, args: string[], cwd = root, env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  return stdout;
}
