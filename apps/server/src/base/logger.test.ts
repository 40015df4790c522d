import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { createLogger } from "./logger.ts";

const { pool } = await createTestDatabase();

function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).error({ err }, "request failed");
  return (JSON.parse(lines.join("")) as { err: Record<string, unknown> }).err;
}

const words = "ada.lovelace@writers.example";

test.each([
  ["a value of the wrong type", "select $1::uuid"],
  ["a text that is no JSON", "select ('{\"a\": ' || $1)::json"],
  ["a word that is too long", "select (repeat('x', 3000) || $1)::tsquery"],
])("the log has no value of a statement that the database refused: %s", async (_what, statement) => {
  const refused: unknown = await pool.query(statement, [words]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(pg.DatabaseError);
  for (const error of [
    refused,
    new Error("outer", { cause: refused }),
    new AggregateError([refused], "several"),
  ]) {
    const text = JSON.stringify(logged(error));
    expect(text).not.toContain("lovelace");
    expect(text).toContain((refused as pg.DatabaseError).code);
  }
});

test("the log has an error's message, code, cause and where it was thrown", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(logged(new TypeError("the chain did not answer", { cause }))).toMatchObject({
    type: "TypeError",
    message: "the chain did not answer",
    stack: expect.stringContaining("logger.test.ts") as unknown,
    cause: { code: "ECONNREFUSED" },
  });
});
