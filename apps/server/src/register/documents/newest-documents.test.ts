import { expect, test } from "vitest";
import { createNewestDocuments } from "./newest-documents.ts";

function setUp(most: number) {
  const newest = createNewestDocuments(most);
  const made: string[] = [];
  const ask = async (key: string) =>
    newest(key, async () => {
      made.push(key);
      return Buffer.from(key);
    });
  return { newest, made, ask };
}

test("a document is made once for all callers, concurrent or later", async () => {
  const { made, ask } = setUp(2);
  const [first, second] = await Promise.all([ask("a"), ask("a")]);
  expect(first).toBe(second);
  expect(await ask("a")).toBe(first);
  expect(made).toEqual(["a"]);
});

test("of too many, the least recently requested is evicted", async () => {
  const { made, ask } = setUp(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a failure reaches every waiting caller, and is then retried", async () => {
  const { newest, ask } = setUp(2);
  const fail = async () => newest("a", () => Promise.reject(new Error("no worker")));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow("no worker");
  expect(await ask("a")).toEqual(Buffer.from("a"));
});
