import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packages } from "@colophon/testing/run-tool";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test.each([".ci/run", "CONTRIBUTING.md"])("%s names the package of every tool", (file) => {
  const words = new Set(readFileSync(join(root, file), "utf8").split(/[^\w-]+/));
  expect(Object.values(packages).filter((name) => !words.has(name))).toEqual([]);
});
