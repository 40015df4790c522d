import { maxQueryLength } from "@colophon/api";
import { expect, test } from "vitest";
import { selectOwnWorks } from "./own-works-sql.ts";

test("a word that is asked for often is one condition, also where one sign is several words", () => {
  const valuesOf = (q: string) => selectOwnWorks("a user", { filter: { q } }).values;
  expect(valuesOf("sea sea Sea")).toEqual(valuesOf("sea"));
  const few = valuesOf("ﷺ ﷺ");
  expect(few.length).toBeGreaterThan(2);
  expect(valuesOf("ﷺ ".repeat(maxQueryLength / 2))).toEqual(few);
});
