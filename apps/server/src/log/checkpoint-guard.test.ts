import { randomBytes } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../test/temporary-folder.ts";
import { openCheckpointGuard } from "./checkpoint-guard.ts";

const note = (size: number) => `colophon.example/log\n${size}\nroot\n\n— colophon.example/log c2ln\n`;

const makeGuard = async (...sizes: number[]) => {
  const file = path.join(makeTemporaryFolder("colophon-guard-"), "guard");
  const guard = openCheckpointGuard(file);
  for (const size of sizes) await guard.write(note(size));
  return { file, guard };
};

/** The file with some of its bytes replaced, as a crash during a write or a failing disk leaves it. */
async function damage(file: string, from: number, bytes: Uint8Array) {
  const content = await readFile(file);
  content.set(bytes, from);
  await writeFile(file, content);
}

describe("the checkpoint guard", () => {
  test("holds nothing before the first write, then the newest checkpoint, also for whoever opens it next", async () => {
    const { file, guard } = await makeGuard();
    expect(await guard.read()).toBeUndefined();
    for (const size of [1, 2, 3, 10]) {
      await guard.write(note(size));
      expect(await guard.read()).toBe(note(size));
      expect(await openCheckpointGuard(file).read()).toBe(note(size));
    }
  });

  test("is overwritten in place: the file neither grows nor changes its name", async () => {
    const { file, guard } = await makeGuard(1);
    const first = await stat(file);
    await guard.write(note(2));
    await guard.write(note(3));
    const last = await stat(file);
    expect(last.ino).toBe(first.ino);
    expect(last.size).toBe(8192);
    expect(last.mode & 0o777).toBe(0o600);
  });

  test("keeps the checkpoint before one whose write was torn, wherever it was torn", async () => {
    for (const end of [1, 20, 70, 100, 140]) {
      const { file, guard } = await makeGuard(1, 2, 3);
      // The third write is in the first slot again.
      await damage(file, end, randomBytes(4096 - end));
      expect(await guard.read()).toBe(note(2));
      await guard.write(note(4));
      expect(await guard.read()).toBe(note(4));
    }
  });

  test("is never taken for an empty one when neither slot is whole", async () => {
    const { file, guard } = await makeGuard(1, 2);
    await damage(file, 80, randomBytes(8));
    await damage(file, 4096 + 80, randomBytes(8));
    await expect(guard.read()).rejects.toThrow(/CHECKPOINT_GUARD: .* is damaged/);
    await expect(guard.write(note(3))).rejects.toThrow(/is damaged/);
  });

  test("refuses a file that is not a guard, and an empty one", async () => {
    const { file, guard } = await makeGuard();
    for (const content of ["", "not a guard\n", note(5)]) {
      await writeFile(file, content);
      await expect(guard.read()).rejects.toThrow("is not a guard of checkpoints");
    }
  });
});
