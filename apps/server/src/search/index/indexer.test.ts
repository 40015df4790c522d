import { expect, test } from "vitest";
import { entryOfWork, type SearchedWork } from "./entry-of-work.ts";
import { createIndexer } from "./indexer.ts";

const works = Array.from({ length: 50 }, (_, at): SearchedWork => ({
  workId: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  certificateId: `RSF-${String(at).padStart(9, "0")}`,
  ownerId: "00000000-0000-4000-8000-000000000001",
  title: `Wolves at Sea ${at}`,
  description: "A novel about wolves, and about the sea.",
  keywords: ["Wolf", "مدينة", "海"],
  creator: "Zoë King",
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  publication: null,
  listed: true,
  registeredAt: new Date(at),
}));

test("the thread reads works as this one would, whoever asks at the same time", async () => {
  await using open = new AsyncDisposableStack();
  const indexer = createIndexer();
  open.defer(() => indexer.close());
  const [first, ...rest] = works;
  expect(
    await Promise.all([first, ...rest].flatMap((work) => (work ? [indexer.entryOf(work)] : []))),
  ).toEqual(works.map(entryOfWork));
});

test("a thread that ends takes no work with it, and another one takes its place", async () => {
  await using open = new AsyncDisposableStack();
  const causes: unknown[] = [];
  const indexer = createIndexer((cause) => causes.push(cause));
  open.defer(() => indexer.close());
  const [good] = works;
  if (good === undefined) throw new Error("there are works");
  // What cannot be read ends the thread, and is then refused to whoever asked for it.
  const bad = { ...good, title: undefined as unknown as string };
  await expect(indexer.entryOf(bad)).rejects.toThrow("undefined");
  expect(causes).toHaveLength(1);
  expect(await indexer.entryOf(good)).toEqual(entryOfWork(good));
});
