import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, describe, expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** `testing` is for our own tests alone. */
const packages = globSync("packages/*/package.json", { cwd: repository })
  .map((manifest) => manifest.split("/")[1] ?? "")
  .filter((name) => name !== "testing")
  .toSorted();

/** Those that are published are tried as they are installed, by `scripts/release/packages.long.test.ts`. */
const published = ["client", "proof"];

const readmeOf = (name: string): string =>
  readFileSync(join(repository, "packages", name, "README.md"), "utf8");

/** A block with its last line feed. */
const exampleIn = (readme: string): string => /^```ts\n(.*?)^```/ms.exec(readme)?.[1] ?? "";

/** What the comment behind each `console.log` says that it prints. */
const promisedBy = (example: string): string[] =>
  [...example.matchAll(/^ *console\.log\(.*\); \/\/ (.+)$/gm)].map(([, said = ""]) => said);

/** A folder from which packages are found by name, with a certificate that was registered, its file, and whom to trust. */
let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder("colophon-readmes-");
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  for (const name of ["trust.json", "work.colophon.json", "work.txt"])
    copyFileSync(join(repository, "docs/example", name), join(folder, name));
});

test.runIf(isLong)("their examples have types", () => {
  const tried = packages.filter((name) => !published.includes(name));
  for (const name of tried) writeFileSync(join(folder, `${name}.ts`), exampleIn(readmeOf(name)));
  const compilerOptions = { lib: ["ES2024", "DOM"], types: ["node"] };
  const untyped = join(repository, "packages/text-analysis/src/untyped-packages.d.ts");
  const config = {
    extends: join(repository, "tsconfig.base.json"),
    compilerOptions,
    include: ["*.ts", untyped],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
});

describe.each(packages)("the README of %s", (name) => {
  test("is at most 40 lines, and says what the package is and why there is one", () => {
    const lines = readmeOf(name).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines[0]).toBe(`# @colophon/${name}`);
    expect(lines[2]).toMatch(/^[A-Z].*\.$/);
    expect(lines.filter((line) => line.startsWith("**Why.** "))).toHaveLength(1);
  });

  test.skipIf(published.includes(name))("has an example that prints what its comments say", () => {
    const example = exampleIn(readmeOf(name));
    expect(promisedBy(example)).not.toEqual([]);
    writeFileSync(join(folder, `${name}.ts`), example);
    const printed = execFileSync(process.execPath, [`${name}.ts`], { cwd: folder, encoding: "utf8" });
    expect(printed.trimEnd().split("\n")).toEqual(promisedBy(example));
  });
});
