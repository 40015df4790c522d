import fc from "fast-check";
import { expect, test } from "vitest";
import { asChosen, isSystemFile } from "./read-chosen.ts";

const inputs = (paths: string[]) =>
  paths.map((path) => ({ path, file: new File([], path.split("/").at(-1) ?? "") }));

const name = fc.oneof(
  fc.constantFrom(".DS_Store", "Thumbs.db", "desktop.ini", "._a.jpg", "IMG_2.jpg", "IMG_10.jpg", "__MACOSX"),
  fc.string({ minLength: 1 }).map((text) => text.replaceAll("/", "")),
);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));

test("every file is chosen once or counted as a system's, and none is of a system", () => {
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      const { files, systemFiles, isTooMany } = asChosen(inputs(paths));
      expect(files.length + systemFiles).toBe(paths.length);
      expect(isTooMany).toBe(false);
      const kept = paths.filter((one) => !isSystemFile(one));
      expect(new Set(files.map((file) => file.path))).toEqual(new Set(kept));
      expect(files).toHaveLength(kept.length);
    }),
  );
});

test("files come in the order in which people count", () => {
  const { files } = asChosen(inputs(["a/IMG_10.jpg", "a/IMG_9.jpg", "a/.DS_Store", "a/IMG_1.jpg"]));
  expect(files.map((file) => file.path)).toEqual(["a/IMG_1.jpg", "a/IMG_9.jpg", "a/IMG_10.jpg"]);
});

test.each([
  ["a/.DS_Store", true],
  ["THUMBS.DB", true],
  ["a/__MACOSX/b.jpg", true],
  ["a/._b.jpg", true],
  ["a/.gitignore", false],
  ["a/b.ds_store.txt", false],
  ["desktop.ini/b.jpg", false],
])("%s is a system's file: %s", (file, isSystems) => expect(isSystemFile(file)).toBe(isSystems));

test("more than 100,000 files are refused as a whole", () => {
  const one = inputs(["a.jpg"]);
  const { files, isTooMany } = asChosen(Array.from({ length: 100_001 }, () => one).flat());
  expect([files, isTooMany]).toEqual([[], true]);
});
