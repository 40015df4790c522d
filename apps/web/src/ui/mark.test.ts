import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rosettePaths } from "@colophon/certificate";
import { expect, test } from "vitest";

const mark = readFileSync(join(import.meta.dirname, "../../public/mark.svg"), "utf8");

test("the browser’s tab shows the ornament of the page, to a unit in a hundred", () => {
  const rounded = rosettePaths("Colophon", 1).map((path) =>
    path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
  );
  expect([...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(rounded);
});
