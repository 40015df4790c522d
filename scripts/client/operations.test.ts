import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { format } from "./format.ts";
import { writeOperations } from "./write-operations.ts";

test("the client's calls are those of the route table: `node scripts/client.ts` writes them", () => {
  const file = join(import.meta.dirname, "../../packages/client/src/operations.ts");
  // Not the two texts: their difference would be thousands of lines.
  expect(readFileSync(file, "utf8") === format(writeOperations())).toBe(true);
});
