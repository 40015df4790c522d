import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { makeNote } from "../../test/make-note.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { openCheckpointGuard } from "./checkpoint-guard.ts";
import { takeOverGuardOfOneFile } from "./guard-of-one-file.ts";

/** As the first versions wrote it: two slots of 4 KiB that were overwritten in turn. */
function makeOldGuard(...sizes: number[]): string {
  const slots = Buffer.alloc(8192);
  sizes.forEach((size, position) => {
    const turn = position + 1;
    const hash = createHash("sha256")
      .update(`${turn} ${makeNote(size)}`)
      .digest("hex");
    slots.fill(0, (position % 2) * 4096, (position % 2) * 4096 + 4096);
    slots.write(`${turn} ${hash}\n${makeNote(size)}`, (position % 2) * 4096);
  });
  const file = path.join(makeTemporaryFolder("colophon-guard-"), "guard");
  writeFileSync(file, slots);
  return file;
}

describe("a guard of the first versions", () => {
  test("becomes the first entry of one that grows, once", async () => {
    const file = makeOldGuard(1, 2, 7);
    expect(await takeOverGuardOfOneFile(file)).toBe(true);
    const guard = openCheckpointGuard(file);
    expect(guard.read()).toMatchObject({ size: 7, checkpoint: makeNote(7), after: 0 });
    expect(readdirSync(path.dirname(file))).toEqual(["guard"]);
    expect(await takeOverGuardOfOneFile(file)).toBe(false);
    expect(await guard.append(guard.read(), makeNote(9))).toBe(true);
  });

  test("is taken over by the next start after a crash on the way, and by two at once", async () => {
    for (const crash of ["renamed", "appended"]) {
      const file = makeOldGuard(1, 2);
      renameSync(file, `${file}.taken-over`);
      if (crash === "appended") await openCheckpointGuard(file).append(undefined, makeNote(2));
      await Promise.all([takeOverGuardOfOneFile(file), takeOverGuardOfOneFile(file)]);
      expect(openCheckpointGuard(file).list()).toMatchObject([{ size: 2 }]);
      expect(existsSync(`${file}.taken-over`)).toBe(false);
    }
  });

  test("counts by its slot that is whole, and is refused without one", async () => {
    const file = makeOldGuard(1, 2, 3);
    const torn = Buffer.concat([randomBytes(100), readFileSync(file).subarray(100)]);
    writeFileSync(file, torn);
    await takeOverGuardOfOneFile(file);
    expect(openCheckpointGuard(file).read()?.size).toBe(2);

    for (const content of ["", "not a guard\n", makeNote(5)]) {
      const other = makeOldGuard();
      writeFileSync(other, content);
      await expect(takeOverGuardOfOneFile(other)).rejects.toThrow("is not a guard of checkpoints");
      expect(() => openCheckpointGuard(other).read()).toThrow("CHECKPOINT_GUARD");
    }
  });
});
