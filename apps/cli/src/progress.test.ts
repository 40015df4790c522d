import { expect, test } from "vitest";
import { inBytes, progressLine } from "./progress.ts";

test("sizes are said in the unit that fits", () => {
  expect([0, 999, 1000, 1_250_000, 10_000_000_000].map(inBytes)).toEqual([
    "0 B",
    "999 B",
    "1.0 kB",
    "1.3 MB",
    "10.0 GB",
  ]);
});

test("progress has files, a bar and bytes, and no bar where there is no room", () => {
  const so = { files: 3, ofFiles: 4, bytes: 500, ofBytes: 1000 };
  expect(progressLine("Hashing", so, 80)).toBe(
    `Hashing 3 of 4 files  [${"#".repeat(15)}${" ".repeat(15)}]  500 B of 1.0 kB`,
  );
  expect(progressLine("Hashing", so, 40)).toBe("Hashing 3 of 4 files, 500 B of 1.0 kB");
  expect(progressLine("Hashing", { files: 0, ofFiles: 0, bytes: 0, ofBytes: 0 }, 80)).toContain("[####");
});
