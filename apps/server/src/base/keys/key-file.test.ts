import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readOrMakeKeyFile, writeNewFile } from "./key-file.ts";

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "colophon-key-file-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

test("keeps the key of another node that was faster", () => {
  const folder = makeFolder();
  const file = path.join(folder, "a.key");
  const makeTooLate = (): string => {
    writeNewFile(file, "theirs");
    return "ours";
  };
  expect(readOrMakeKeyFile(file, makeTooLate).text).toBe("theirs");
  expect(fs.readdirSync(folder)).toEqual(["a.key"]);
});

test("makes no key where there is one", () => {
  const file = path.join(makeFolder(), "a.key");
  writeNewFile(file, "first");
  const make = (): string => {
    throw new Error("asked for a key");
  };
  expect(readOrMakeKeyFile(file, make).text).toBe("first");
});
