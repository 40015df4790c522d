import fc from "fast-check";
import { expect, test } from "vitest";
import { rosettePaths } from "./rosette-paths.ts";

test("the same seed gives the same ornament, within its square", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const paths = rosettePaths(seed, 2);
      expect(paths).toEqual(rosettePaths(seed, 2));
      const numbers = paths.join(" ").match(/-?\d+/g) ?? [];
      expect(numbers.every((number) => Math.abs(Number(number)) <= 1000)).toBe(true);
    }),
  );
});

test("certificates that differ in one character have ornaments of their own", () => {
  const ornaments = Array.from({ length: 1000 }, (_, i) => rosettePaths(`RSF-${i}`, 1).join());
  expect(new Set(ornaments).size).toBe(1000);
});
