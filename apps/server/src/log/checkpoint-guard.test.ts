import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyRoot } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { makeNote } from "../../test/make-note.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openCheckpointGuard } from "./checkpoint-guard.ts";

const newPlace = () => path.join(makeTemporaryFolder("colophon-guard-"), "guard");

const makeGuard = async (...sizes: number[]) => {
  const guard = openCheckpointGuard(newPlace());
  for (const size of sizes) expect(await guard.append(guard.read(), makeNote(size))).toBe(true);
  return guard;
};

describe("the checkpoint guard", () => {
  test("is empty before the first entry, then shows the newest, also to the next process that opens it", async () => {
    const guard = await makeGuard();
    expect(guard.read()).toBeUndefined();
    let after = 0;
    for (const size of [1, 2, 3, 10]) {
      await guard.append(guard.read(), makeNote(size));
      const expected = { size, root: emptyRoot, checkpoint: makeNote(size), after };
      expect(guard.read()).toEqual(expected);
      expect(openCheckpointGuard(guard.folder).read()).toEqual(expected);
      after = size;
    }
    expect(guard.list().map(({ size }) => size)).toEqual([1, 2, 3, 10]);
    expect(statSync(path.join(guard.folder, "after-000000000000003")).mode & 0o777).toBe(0o600);
  });

  test("sees what another process has appended", async () => {
    const guard = await makeGuard(5);
    const other = openCheckpointGuard(guard.folder);
    for (const size of [6, 9, 12]) await other.append(other.read(), makeNote(size));
    expect(guard.read()?.size).toBe(12);
  });

  test("takes one successor of an entry and never another, and is left as it was", async () => {
    const guard = await makeGuard(5);
    const before = guard.read();
    expect(await openCheckpointGuard(guard.folder).append(before, makeNote(8))).toBe(true);
    // A larger one, an equal one and a smaller one of a process that looked before.
    for (const size of [9, 8, 6]) expect(await guard.append(before, makeNote(size))).toBe(false);
    expect(await guard.append(undefined, makeNote(9))).toBe(false);
    expect(guard.list().map(({ size }) => size)).toEqual([5, 8]);
    expect(readdirSync(guard.folder)).toHaveLength(2);
  });

  test("takes nothing of a process that slept until what it looked at was removed", async () => {
    const guard = await makeGuard(1);
    const first = guard.read();
    const sizes = Array.from({ length: 400 }, (_, position) => position + 2);
    for (const size of sizes) await guard.append(guard.read(), makeNote(size));
    expect(guard.list().length).toBeLessThan(400);
    for (const before of [undefined, first]) {
      expect(await guard.append(before, makeNote(1000))).toBe(false);
      expect(openCheckpointGuard(guard.folder).read()?.size).toBe(401);
      expect(guard.list()[0]?.size).toBeGreaterThan(50);
    }
  });

  test("is never taken for an older one when its newest entry is damaged", async () => {
    const guard = await makeGuard(1, 2);
    writeFileSync(path.join(guard.folder, "after-000000000000001"), "");
    expect(() => openCheckpointGuard(guard.folder).read()).toThrow(/CHECKPOINT_GUARD: .* is damaged/);
  });

  test("does not create its parent folder: unmounted storage isn't an empty guard", async () => {
    const guard = await makeGuard();
    rmSync(path.dirname(guard.folder), { recursive: true });
    await expect(guard.append(undefined, makeNote(1))).rejects.toThrow(/cannot be written \(Error: ENOENT/);
  });
});
