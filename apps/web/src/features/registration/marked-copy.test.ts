import { plusOf } from "@colophon/uses/embed";
import { expect, test } from "vitest";
import { type Draft, emptyDraft } from "./draft.ts";
import { copyIn, isStale, markedName, mayBeMarked, withCopy } from "./marked-copy.ts";

const aiUse = { "train-generative": "refuse" } as const;
const row = (name: string, size: number) => ({
  id: name,
  sha256: "",
  name,
  size,
  mediaType: "image/jpeg",
  title: "",
  date: "",
});
const copy = new File(["1234"], "a-marked.jpg");

function marked(change: Partial<Draft> = {}): Draft {
  const plus = plusOf(aiUse);
  if (plus === undefined) throw new Error("nothing is said");
  return {
    ...withCopy(
      { ...emptyDraft(), certificates: "each", taken: { title: "a", materialType: "" } },
      copy,
      plus,
    ),
    aiUse,
    files: [row("a.jpg", 3), row("a-marked.jpg", 4)],
    ...change,
  };
}

test("a copy is named for its original", () => {
  expect(markedName("a.b.jpg")).toBe("a.b-marked.jpg");
  expect(markedName("photo")).toBe("photo-marked");
  expect(markedName("夏.webp")).toBe("夏-marked.webp");
});

test("JPEG, PNG and WebP may be marked, by their type or name", () => {
  expect(mayBeMarked({ name: "a", mediaType: "image/webp" })).toBe(true);
  expect(mayBeMarked({ name: "A.JPEG", mediaType: "" })).toBe(true);
  expect(mayBeMarked({ name: "a.gif", mediaType: "image/gif" })).toBe(false);
  expect(mayBeMarked({ name: "a.jpg.txt", mediaType: "text/plain" })).toBe(false);
});

test("original and copy are one work that names both, and keeps its title", () => {
  const { certificates, filesShown, taken } = marked();
  expect({ certificates, filesShown, title: taken.title }).toEqual({
    certificates: "one",
    filesShown: true,
    title: "",
  });
});

test("a copy is found by name and size, until it is removed", () => {
  expect(copyIn(marked())?.id).toBe("a-marked.jpg");
  expect(copyIn(marked({ files: [row("a.jpg", 3)] }))).toBeUndefined();
  expect(copyIn(marked({ files: [row("a-marked.jpg", 5)] }))).toBeUndefined();
  expect(copyIn(emptyDraft())).toBeUndefined();
});

test("a copy is stale once something else is said, or nothing", () => {
  expect(isStale(marked())).toBe(false);
  // IPTC/PLUS says the same of both.
  expect(isStale(marked({ aiUse: { ...aiUse, index: "allow" } }))).toBe(false);
  expect(isStale(marked({ aiUse: { ...aiUse, "train-other": "refuse" } }))).toBe(true);
  expect(isStale(marked({ aiUse: {} }))).toBe(true);
  expect(isStale(emptyDraft())).toBe(false);
});
