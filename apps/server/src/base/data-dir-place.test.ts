import { cpSync, renameSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { noteDataDir } from "./data-dir-place.ts";

test("a copied folder is reported once, a moved one isn't", () => {
  const folder = makeTemporaryFolder("colophon-place-");
  const [original, moved, copy] = ["original", "moved", "copy"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(import.meta.dirname, original, { recursive: true, filter: (from) => from === import.meta.dirname });
  expect(noteDataDir(original)).toBeUndefined();
  expect(noteDataDir(original)).toBeUndefined();
  renameSync(original, moved);
  expect(noteDataDir(moved)).toBeUndefined();
  cpSync(moved, copy, { recursive: true });
  expect(noteDataDir(copy)).toMatch(/is a copy of another folder.*must not run any more/);
  expect(noteDataDir(copy)).toBeUndefined();
  expect(noteDataDir(moved)).toBeUndefined();
});
