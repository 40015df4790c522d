// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { DepositUploads } from "./deposit-uploads.ts";
import { holdFile, isFileHeld, takeHeldFile } from "./held-file.ts";

const [first, second] = ["ab".repeat(32), "cd".repeat(32)] as const;

test("one file is kept at a time, identified by its fingerprint, and taken once", () => {
  expect(isFileHeld(first)).toBe(false);
  holdFile(first, new File(["a"], "a.txt"));
  expect(isFileHeld(first)).toBe(true);
  const file = new File(["b"], "b.txt");
  holdFile(second, file);
  expect([first, second].map(isFileHeld)).toEqual([false, true]);
  expect([takeHeldFile(second), takeHeldFile(second)]).toEqual([file, undefined]);
});

test("only the kept file is sent", () => {
  const uploads = new DepositUploads();
  holdFile(first, new File(["a"], "a.txt"));
  uploads.sendHeld("work", second);
  expect([isFileHeld(first), uploads.statusOf("work")]).toEqual([true, undefined]);
});
