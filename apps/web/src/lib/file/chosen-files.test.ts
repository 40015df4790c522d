import { createHash } from "node:crypto";
import fc from "fast-check";
import { isLong } from "@colophon/testing/is-long";
import { patience } from "@colophon/testing/patience";
import { expect, test, vi } from "vitest";
import { ChosenFiles } from "./chosen-files.ts";
import { FailedHashError } from "./hash-in-worker.ts";

const shaOf = (bytes: string) => createHash("sha256").update(bytes).digest("hex");

/** Reads files in this thread, two at a time. */
function makePool() {
  const pool = {
    running: 0,
    most: 0,
    hashed: [] as string[],
    hasRoom: () => pool.running < 2,
    async hash(file: File, { signal }: { signal: AbortSignal }) {
      pool.most = Math.max(pool.most, ++pool.running);
      try {
        const text = await file.text();
        signal.throwIfAborted();
        if (text === "broken") throw new FailedHashError("unreadable");
        pool.hashed.push(file.name);
        return { sha256: shaOf(text), isConverted: false };
      } finally {
        pool.running -= 1;
      }
    },
    pause: () => undefined,
    revive: () => undefined,
    rest: () => undefined,
  };
  return pool;
}

const fileOf = (path: string, text: string, lastModified = 1) => ({
  path,
  file: new File([text], path.split("/").at(-1) ?? "", { lastModified }),
});

const settle = (files: ChosenFiles) =>
  vi.waitFor(() => {
    expect(files.view().files.every(({ state }) => state !== "waiting" && state !== "reading")).toBe(true);
  }, patience);

test("choosing again adds only what is new, whatever is chosen and in whatever parts", async () => {
  const one = fc.record({
    path: fc.constantFrom("a", "b", "c/a", "c/b"),
    text: fc.constantFrom("", "x", "xx"),
    lastModified: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(one)), async (choices) => {
      const pool = makePool();
      const files = new ChosenFiles(undefined, pool);
      for (const choice of choices)
        await files.add(choice.map(({ path, text, lastModified }) => fileOf(path, text, lastModified)));
      await settle(files);
      const keyOf = (file: { path: string; size: number; lastModified: number }) =>
        [file.path, file.size, file.lastModified].join(" ");
      const chosen = choices.flat().map((file) => keyOf({ ...file, size: file.text.length }));
      expect(files.view().files.map(keyOf)).toEqual([...new Set(chosen)]);
      for (const { id, sha256 } of files.view().files)
        expect(sha256).toBe(shaOf((await files.actions.fileOf(id)?.text()) ?? "none"));
      // Each once.
      expect(pool.hashed).toHaveLength(new Set(chosen).size);
      expect(pool.most).toBeLessThanOrEqual(2);
    }),
    { numRuns: isLong ? 50 : 8 },
  );
});

test("moves, removes, pauses and goes on", async () => {
  const pool = makePool();
  const files = new ChosenFiles(undefined, pool);
  const names = () => files.view().files.map(({ name }) => name);
  const idOf = (name: string) => files.view().files.find((file) => file.name === name)?.id ?? "";
  files.actions.pause();
  await files.add(["a", "b", "c", "d"].map((name) => fileOf(name, name)));
  expect(files.view()).toMatchObject({ isPaused: true, progress: { done: 0, total: 4, bytes: 0, size: 4 } });
  files.actions.move(idOf("d"), 0);
  files.actions.move(idOf("a"), 99);
  expect(names()).toEqual(["d", "b", "c", "a"]);
  files.actions.remove([idOf("b"), "unknown"]);
  expect(names()).toEqual(["d", "c", "a"]);
  files.actions.resume();
  await settle(files);
  expect(files.view()).toMatchObject({ isPaused: false, progress: { done: 3, total: 3, bytes: 3, size: 3 } });
  expect(new Set(pool.hashed)).toEqual(new Set(["a", "c", "d"]));
  expect(pool.hashed).toHaveLength(3);
  files.actions.clear();
  expect(files.view().files).toEqual([]);
});

test("a file that can't be read has no fingerprint; the same path chosen again takes its place", async () => {
  const files = new ChosenFiles(undefined, makePool());
  await files.add([fileOf("a", "broken"), fileOf("b", "b")]);
  await settle(files);
  const [before] = files.view().files;
  expect(before).toMatchObject({ name: "a", state: "unreadable", sha256: undefined, bytes: 0 });
  files.actions.retry(before?.id ?? "");
  await vi.waitFor(() => expect(files.view().files[0]?.state).toBe("unreadable"), patience);
  await files.add([fileOf("a", "mended", 2)]);
  await settle(files);
  expect(files.view().files).toMatchObject([
    { id: before?.id, state: "done", sha256: shaOf("mended"), lastModified: 2 },
    { name: "b", state: "done" },
  ]);
});

test("a file removed while it is read leaves nothing behind", async () => {
  const files = new ChosenFiles(undefined, makePool());
  await files.add([fileOf("a", "a"), fileOf("b", "b")]);
  files.actions.remove([files.view().files[0]?.id ?? ""]);
  await settle(files);
  expect(files.view().files).toMatchObject([{ name: "b", state: "done" }]);
});

test("a phone that is unlocked goes on: workers that its lock ended are replaced", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const pool = { ...makePool(), revive: vi.fn<() => void>() };
  new ChosenFiles(undefined, pool).followWindow();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(pool.revive).not.toHaveBeenCalled();
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(pool.revive).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
