import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declarationVersion } from "@colophon/api";
import { expect, test } from "vitest";
import { declaration } from "./register.ts";

test("the declaration has the words that the record names by their version", () => {
  const format = readFileSync(join(import.meta.dirname, "../../../docs/format.md"), "utf8");
  expect(format).toContain(`| \`${declarationVersion}\` | ${declaration} |`);
});
