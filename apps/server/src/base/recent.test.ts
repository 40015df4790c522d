import { afterEach, expect, test, vi } from "vitest";
import { createRecent } from "./recent.ts";

afterEach(() => vi.useRealTimers());

const sizeOf = (text: string): number => text.length;

test("used values stay, unused ones make room", () => {
  const recent = createRecent({ maxBytes: 100, sizeOf });
  recent.set("used", "x".repeat(10));
  for (let at = 0; at < 50; at++) {
    expect(recent.get("used")).toBe("x".repeat(10));
    recent.set(`other ${at}`, "y".repeat(10));
  }
  const kept = Array.from({ length: 50 }, (_, at) => recent.get(`other ${at}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThanOrEqual(10);
});

test("a value that replaces another counts once", () => {
  const recent = createRecent({ maxBytes: 100, sizeOf });
  recent.set("first", "1");
  for (let at = 0; at < 100; at++) recent.set("again", String(at).repeat(10));
  expect(recent.get("first")).toBe("1");
  expect(recent.get("again")).toBe("99".repeat(10));
});

test("a deleted value is gone from both generations", () => {
  const recent = createRecent({ maxBytes: 10, sizeOf });
  recent.set("old", "1");
  recent.set("large", "x".repeat(6));
  recent.set("young", "2");
  for (const key of ["old", "young"]) {
    recent.delete(key);
    expect(recent.get(key)).toBeUndefined();
  }
  expect(recent.get("large")).toBe("x".repeat(6));
});

test("an unused value expires", () => {
  vi.useFakeTimers();
  const recent = createRecent({ maxBytes: 100, sizeOf, seconds: 60 });
  recent.set("idle", "1");
  recent.set("asked for", "2");
  for (let minute = 0; minute < 2; minute++) {
    vi.advanceTimersByTime(60_000);
    expect(recent.get("asked for")).toBe("2");
  }
  expect(recent.get("idle")).toBeUndefined();
});
