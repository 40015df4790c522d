import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAttemptLimit } from "./attempt-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("lets so many attempts go on, then says how long to wait, then begins anew", () => {
  const limit = createAttemptLimit(2, 60);
  expect([limit.take("ada"), limit.take("ada"), limit.take("ada")]).toEqual([0, 0, 60]);
  vi.advanceTimersByTime(20_500);
  expect(limit.take("ada")).toBe(40);
  vi.advanceTimersByTime(39_500);
  expect([limit.take("ada"), limit.take("ada"), limit.take("ada")]).toEqual([0, 0, 60]);
});

test("counts each key by itself", () => {
  const limit = createAttemptLimit(1, 60);
  expect([limit.take("ada"), limit.take("bo"), limit.take("ada")]).toEqual([0, 0, 60]);
});

test("forgets a key's attempts when told to", () => {
  const limit = createAttemptLimit(1, 60);
  limit.take("ada");
  limit.forget("ada");
  expect(limit.take("ada")).toBe(0);
});

test("gives up the oldest window when it holds too many", () => {
  const limit = createAttemptLimit(1, 60, 2);
  for (const key of ["ada", "bo", "cy"]) limit.take(key);
  expect(["cy", "bo", "ada"].map((key) => limit.take(key) > 0)).toEqual([true, true, false]);
});
