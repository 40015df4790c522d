import { expect, test, vi } from "vitest";
import { createBatchLoader } from "./batch-loader.ts";

type Lengths = (words: string[]) => Promise<(word: string) => number | undefined>;

const lengths = vi.fn<Lengths>(async (words) => {
  const known = new Map(words.map((word) => [word, word.length]));
  return (word) => known.get(word);
});

test("makes one query for all keys of one turn, and gives each caller its own value", async () => {
  const lengthOf = createBatchLoader(lengths);
  expect(await Promise.all(["sea", "letter", "sea"].map(lengthOf))).toEqual([3, 6, 3]);
  expect(lengths.mock.calls).toEqual([[["sea", "letter", "sea"]]]);
  expect(await lengthOf("lamp")).toBe(4);
  expect(lengths).toHaveBeenLastCalledWith(["lamp"]);
});

test("a failing query fails for all its callers, and not for the next one", async () => {
  const lengthOf = createBatchLoader(lengths);
  lengths.mockRejectedValueOnce(new Error("the database is away"));
  const both = await Promise.allSettled([lengthOf("sea"), lengthOf("lamp")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await lengthOf("sea")).toBe(3);
});
