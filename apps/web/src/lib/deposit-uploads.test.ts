import { expect, test } from "vitest";
import { DepositUploads } from "./deposit-uploads.ts";

test("one file is held at a time, and known by its fingerprint", () => {
  const uploads = new DepositUploads();
  const [first, second] = ["ab".repeat(32), "cd".repeat(32)] as const;
  expect(uploads.isHeld(first)).toBe(false);
  uploads.hold(first, new File(["a"], "a.txt"));
  expect(uploads.isHeld(first)).toBe(true);
  uploads.hold(second, new File(["b"], "b.txt"));
  expect([first, second].map((sha256) => uploads.isHeld(sha256))).toEqual([false, true]);
});

test("only the file that is held is sent", () => {
  const uploads = new DepositUploads();
  uploads.hold("ab".repeat(32), new File(["a"], "a.txt"));
  uploads.sendHeld("work", "cd".repeat(32));
  expect([uploads.isHeld("ab".repeat(32)), uploads.statusOf("work")]).toEqual([true, undefined]);
});
