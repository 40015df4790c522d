import { expect, test } from "vitest";
import { readDropped } from "./read-dropped.ts";

/** Names in it, each a folder, a file's text, or something that can't be read. */
type Tree = { [name: string]: Tree | string | Error };

/** As browsers answer: a hundred entries at a time, in the order of the disk. */
function entryOf(name: string, content: Tree | string | Error): FileSystemEntry {
  const entry = { name, isFile: typeof content === "string", isDirectory: typeof content !== "string" };
  if (typeof content === "string")
    return { ...entry, file: (done: FileCallback) => done(new File([content], name)) } as never;
  const left = Object.entries(content as Tree).map(([inside, of]) => entryOf(inside, of));
  const createReader = () => ({
    readEntries: (done: FileSystemEntriesCallback, fail: ErrorCallback) =>
      content instanceof Error ? fail(content as DOMException) : done(left.splice(0, 100)),
  });
  return { ...entry, createReader } as never;
}

const drop = (tree: Tree) =>
  readDropped({
    items: Object.entries(tree).map(([name, content]) => ({
      kind: "file",
      webkitGetAsEntry: () => entryOf(name, content),
      getAsFile: () => null,
    })),
  } as never);

test("files of a drop and of its folders have their paths; those of systems are counted, as are unreadable ones", async () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${i + 1}.jpg`, `${i}`]));
  const chosen = await drop({
    "loose.txt": "loose",
    month: {
      ".DS_Store": "x",
      "day 1": many,
      "day 2": { inside: { "a.jpg": "a" } },
      locked: new Error("no"),
    },
  });
  expect(chosen.files.map(({ path }) => path)).toEqual([
    "loose.txt",
    ...Array.from({ length: 250 }, (_, i) => `month/day 1/${i + 1}.jpg`),
    "month/day 2/inside/a.jpg",
  ]);
  expect(chosen).toMatchObject({ systemFiles: 1, unreadable: 1, isTooMany: false });
  expect(await chosen.files[0]?.file.text()).toBe("loose");
});

test("a drop of more than 100,000 files is refused as a whole", async () => {
  const tree = Object.fromEntries(Array.from({ length: 100_001 }, (_, i) => [`${i}`, ""]));
  expect(await drop({ tree })).toEqual({ files: [], systemFiles: 0, unreadable: 0, isTooMany: true });
});
