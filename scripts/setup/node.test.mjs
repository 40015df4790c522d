import { describe, expect, test } from "vitest";
import { bringNode, isNewEnough } from "./node.mjs";

describe("isNewEnough", () => {
  test.each(["24.7.0", "24.12.3", "25.0.0", "26.10.0", "100.0.0"])("%s is", (version) => {
    expect(isNewEnough(version)).toBe(true);
  });
  test.each(["24.6.9", "22.18.0", "20.20.2", "8.0.0", ""])("%s is not", (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});

test("a Node.js that is new enough is used as it is, and nothing is looked up", async () => {
  expect(await bringNode("/nowhere", "24.7.0")).toBe(process.execPath);
});
