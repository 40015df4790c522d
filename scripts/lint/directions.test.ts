import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "../../oxlint.config.ts";
import { comparisons, emptyComparisons } from "./planted-comparisons.ts";
import { allowedImports, forbiddenImports } from "./planted-imports.ts";
import * as planted from "./planted-sql.ts";

const repository = resolve(import.meta.dirname, "../..");

type Finding = { code: string; message: string; filename: string };

const tree = mkdtempSync(join(tmpdir(), "colophon-directions-"));
let findings: Finding[] = [];

beforeAll(() => {
  for (const { file, code } of [
    ...forbiddenImports,
    ...allowedImports,
    ...planted.forbiddenSql,
    ...planted.allowedSql,
    ...emptyComparisons,
    ...comparisons,
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${code}\n`);
  }
  // The product's own configuration, without types, which the planted tree doesn't have.
  const plugins = [join(repository, "scripts/lint/house-plugin.ts")];
  writeFileSync(join(tree, ".oxlintrc.json"), JSON.stringify({ ...config, jsPlugins: plugins, options: {} }));
  const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "-f", "json"], { cwd: tree, encoding: "utf8" });
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
});

afterAll(() => rmSync(tree, { recursive: true }));

const refusals = (file: string): string[] =>
  findings
    .filter((finding) => finding.filename === file)
    .filter(({ code }) => code.startsWith("house(") || code === "import(no-cycle)")
    .map(({ message }) => message);

describe("imports against the directions are refused", () => {
  test.each(forbiddenImports)("$about", ({ file }) => {
    expect(refusals(file)).toHaveLength(1);
  });
});

describe("imports along the directions are accepted", () => {
  test.each(allowedImports)("$about", ({ file }) => {
    expect(refusals(file)).toEqual([]);
  });
});

describe("what compares nothing is refused", () => {
  test.each(emptyComparisons)("$about", ({ file }) => {
    expect(refusals(file)).toHaveLength(1);
  });
  test.each(comparisons)("but not $about", ({ file }) => {
    expect(refusals(file)).toEqual([]);
  });
});

describe("SQL outside stores is refused", () => {
  test.each(planted.forbiddenSql)("$about", ({ file }) => {
    expect(refusals(file)).toHaveLength(1);
  });
});

describe("SQL in its places is accepted", () => {
  test.each(planted.allowedSql)("$about", ({ file }) => {
    expect(refusals(file)).toEqual([]);
  });
});
