import fc from "fast-check";
import { expect, test } from "vitest";
import { pageBreaks } from "./page-breaks.ts";

const lines = (count: number, height: number) =>
  Array.from({ length: count }, (_, i) => ({ top: i * height, bottom: (i + 1) * height }));

test("a page that fits is not cut", () => {
  expect(pageBreaks(lines(3, 30), 90, 100)).toEqual([90]);
});

test("cuts between two lines, as low as the sheet allows", () => {
  expect(pageBreaks(lines(8, 30), 240, 100)).toEqual([90, 180, 240]);
});

test("a block that doesn't fit is moved whole, a heading together with its first line", () => {
  const blocks = [
    { top: 0, bottom: 60 },
    { top: 80, bottom: 120 },
    { top: 120, bottom: 160 },
  ];
  expect(pageBreaks(blocks, 160, 100)).toEqual([80, 160]);
});

test("a block taller than a sheet is cut through", () => {
  expect(pageBreaks([{ top: 0, bottom: 250 }], 250, 100)).toEqual([100, 200, 250]);
});

test("every sheet has content, none is too tall, and nothing is lost", () => {
  const block = fc.record({ top: fc.nat(2000), size: fc.nat(400) });
  fc.assert(
    fc.property(fc.array(block), fc.integer({ min: 50, max: 500 }), (blocks, sheet) => {
      const cuts = pageBreaks(
        blocks.map(({ top, size }) => ({ top, bottom: top + size })),
        2400,
        sheet,
      );
      expect(cuts.at(-1)).toBe(2400);
      for (const [i, cut] of cuts.entries()) {
        const taken = cut - (cuts[i - 1] ?? 0);
        expect(taken).toBeGreaterThan(0);
        expect(taken).toBeLessThanOrEqual(sheet);
      }
    }),
  );
});
