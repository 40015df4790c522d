import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";

const { path, modules } = drawQr("https://colophon.example/verify/RSF-7K2M9QX4T");

/** Whether a module is black, by its strokes: `Mx yhNv1h-Nz`. */
const strokes = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, length]) =>
  [x, y, length].map(Number),
);
const isBlack = (column: number, row: number): boolean =>
  strokes.some(([x = 0, y, length = 0]) => y === row && x <= column && column < x + length);

test("a certificate’s code is of level H: a third of it may be unreadable", () => {
  // The first two format bits, in row 8, masked with 10 (ISO/IEC 18004, 7.9): H is 10.
  expect([isBlack(0, 8), isBlack(1, 8)]).toEqual([false, false]);
});

test("it has no margin: its three large squares are at its edges", () => {
  const far = modules - 7;
  for (let at = 0; at < 7; at++)
    for (const [column, row] of [
      [at, 0],
      [0, at],
      [far + at, 0],
      [modules - 1, at],
      [at, modules - 1],
      [0, far + at],
    ] as const)
      expect(isBlack(column, row), `${column} ${row}`).toBe(true);
  expect(strokes.every(([x = 0, , length = 0]) => x + length <= modules)).toBe(true);
});
