import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../../base/errors.ts";
import { readPortfolioCursor, writePortfolioCursor } from "./portfolio-cursor.ts";

const title = fc.string({ unit: "binary", maxLength: 300 }).filter((text) => !text.includes("\0"));

test("a place is read as it was written, for its own order alone", () => {
  fc.assert(
    fc.property(
      title,
      fc.uuid(),
      fc.constantFrom("after" as const, "before" as const),
      (key, workId, side) => {
        const cursor = writePortfolioCursor({ sort: "title", side, key, workId });
        expect(cursor).toMatch(/^[\w-]{1,2000}$/);
        expect(readPortfolioCursor(cursor, "title")).toEqual({ sort: "title", side, key, workId });
        expect(() => readPortfolioCursor(cursor, "newest")).toThrow(AppError);
      },
    ),
  );
});

const id = "0190b7a2-5c1e-7000-8000-000000000001";

test.each([
  "",
  "x",
  "[]",
  "null",
  JSON.stringify(["newest", "after", "yesterday", id]),
  JSON.stringify(["newest", "after", "12345678901234567", id]),
  JSON.stringify(["newest", "beside", "1", id]),
  JSON.stringify(["newest", "after", "1", "1"]),
  JSON.stringify(["newest", "after", "1", id, 1]),
])("%j is refused", (text) => {
  expect(() => readPortfolioCursor(Buffer.from(text).toString("base64url"), "newest")).toThrow(AppError);
});

test("a zero byte, which the database doesn't take, is refused", () => {
  const cursor = writePortfolioCursor({ sort: "title", side: "after", key: "a\0", workId: id });
  expect(() => readPortfolioCursor(cursor, "title")).toThrow(AppError);
});
