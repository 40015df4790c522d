import fc from "fast-check";
import { expect, test } from "vitest";
import { rosettePaths } from "./rosette-paths.ts";

test("the same seed gives the same ornament, within its square", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const paths = rosettePaths(seed, 2);
      expect(paths).toEqual(rosettePaths(seed, 2));
      const numbers = paths.join(" ").match(/-?[\d.]+/g) ?? [];
      expect(numbers.every((number) => Math.abs(Number(number)) <= 100)).toBe(true);
    }),
  );
});

test("neighbouring certificates look different", () => {
  const ornaments = Array.from({ length: 30 }, (_, i) => rosettePaths(`RSF-${i}`, 2).join());
  expect(new Set(ornaments).size).toBe(30);
});
