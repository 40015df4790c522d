import { Worker } from "node:worker_threads";
import { isLong } from "@colophon/testing/is-long";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../../test/test-database.ts";
import { entryOfWork, type SearchedWork } from "./index/entry-of-work.ts";
import { openSearch } from "./open-search.ts";

const { url: databaseUrl } = await createTestDatabase();

function open(onLost?: (cause: unknown) => void) {
  const search = openSearch({ databaseUrl }, onLost === undefined ? {} : { onLost });
  onTestFinished(() => search.close());
  return search;
}

/** Of the tests that only ask: each thread loads the lexicon again. */
const search = openSearch({ databaseUrl });
afterAll(() => search.close());

const works = Array.from({ length: 50 }, (_, at): SearchedWork => ({
  workId: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  certificateId: `RSF-${String(at).padStart(9, "0")}`,
  ownerId: "00000000-0000-4000-8000-000000000001",
  title: `Wolves at Sea ${at}`,
  description: "A novel about wolves, and about the sea.",
  keywords: ["Wolf", "مدينة", "海"],
  creator: "Zoë King",
  collaborators: [],
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  publication: null,
  listed: true,
  registeredAt: new Date(at),
}));

const question = { text: "novels about wolves", language: "en", asker: null } as const;

test("the thread reads works as this one would, whoever asks at the same time", async () => {
  const [entries, answer] = await Promise.all([
    Promise.all(works.map((work) => search.entryOf(work))),
    search.answer(question),
  ]);
  expect(entries).toEqual(works.map(entryOfWork));
  expect(answer).toMatchObject({ results: [], message: expect.stringContaining("wolves") as string });
});

test("what cannot be read is refused to whoever asked for it", async () => {
  const [good] = works;
  if (good === undefined) throw new Error("there are works");
  const bad = { ...good, title: undefined as unknown as string };
  await expect(search.entryOf(bad)).rejects.toThrow("undefined");
  expect(await search.entryOf(good)).toEqual(entryOfWork(good));
});

test.each(["a", "あ", "ش", "ไ", "漢字", "é"])("words of any length are asked for: %s", async (sign) => {
  const long = sign.repeat(3000 / sign.length);
  for (const text of [long, `Zoë ${long}`, `novels by ${long} ${long}`, `“${long}” in ${long}`])
    expect(await search.answer({ ...question, text: text.slice(0, 2000) })).toMatchObject({ results: [] });
});

test.runIf(isLong)("a refusal of the database comes with its code and without the words", async () => {
  const refusing = openSearch({ databaseUrl: databaseUrl.replace(/[^/]*$/, "there_is_no_such_database") });
  onTestFinished(() => refusing.close());
  const refusal: unknown = await refusing.answer(question).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ code: "3D000", message: "refused by the database" });
});

test.runIf(isLong)("the thread that was warmed up is the one that reads", async () => {
  const cold = open();
  const post = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => post.mockRestore());
  await cold.warmUp();
  expect(post.mock.calls).toHaveLength(1);
  const [good] = works;
  if (good === undefined) throw new Error("there are works");
  await cold.entryOf(good);
  expect(new Set(post.mock.contexts).size).toBe(1);
});

test.runIf(isLong)("a thread that ends takes no work with it, unless it ends again", async () => {
  const causes: unknown[] = [];
  const mortal = open((cause) => causes.push(cause));
  const post = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => post.mockRestore());
  const thread = () => post.mock.contexts.at(-1) as Worker;
  const read = Promise.all(works.map((work) => mortal.entryOf(work)));
  await vi.waitUntil(() => post.mock.calls.length === 1, patience);
  await thread().terminate();
  expect(await read).toEqual(works.map(entryOfWork));

  const refused = mortal.answer(question).catch(String);
  await thread().terminate();
  await vi.waitUntil(() => causes.length === 2, patience);
  await thread().terminate();
  expect(await refused).toContain("has ended");
  expect(await mortal.answer(question)).toMatchObject({ results: [] });
});
