import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNpm } from "./npm.mjs";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "colophon npm "));
  for (const name of ["caller", "system"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "npm-cli.js"), "");
  }
  mkdirSync(join(folder, "bin"));
  symlinkSync(join(folder, "system", "npm-cli.js"), join(folder, "bin", "npm"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const PATH = () => `/nowhere:${join(folder, "bin")}`;

test("the npm that runs this comes first", () => {
  const own = join(folder, "caller", "npm-cli.js");
  expect(findNpm({ PATH: PATH(), npm_execpath: own })).toBe(own);
});

test.each(["/usr/lib/yarn.js", "/nowhere/npm-cli.js", undefined])(
  "else, as with %s, the one on the PATH",
  (own) => {
    expect(findNpm({ PATH: PATH(), ...(own === undefined ? {} : { npm_execpath: own }) })).toBe(
      join(folder, "system", "npm-cli.js"),
    );
  },
);
