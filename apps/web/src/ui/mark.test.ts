import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rosettePaths } from "@colophon/certificate";
import { expect, test } from "vitest";

const mark = readFileSync(join(import.meta.dirname, "../../public/mark.svg"), "utf8");

test("the browser’s tab shows the ornament of the page", () => {
  expect([...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(rosettePaths("Colophon", 1));
});
