import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";

const addresses = ["https://colophon.example/verify/RSF-7K2M9QX4T", `https://${"a".repeat(200)}.example/`];

/** Which modules are black. */
function modulesOf(path: string): Set<string> {
  const black = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at++) black.add(`${Number(x) + at} ${Number(y)}`);
  return black;
}

// Specification section 9.
test.each(addresses)("a code has level H and no margin: %s", (address) => {
  const { path, modules } = drawQr(address);
  const black = modulesOf(path);
  // Three corners are black: there is no margin before the finder patterns.
  for (const corner of ["0 0", `${modules - 1} 0`, `0 ${modules - 1}`]) expect(black).toContain(corner);
  // The level is in the first two modules of the format (ISO/IEC 18004, 7.9): H is 10, under a mask of 10.
  expect(["0 8", "1 8"].map((module) => black.has(module))).toEqual([false, false]);
});
