import { expect, test } from "vitest";
import { picturePdf, sheetRatio } from "./picture-pdf.ts";

const picture = (...bytes: number[]) => ({ jpeg: new Uint8Array(bytes), width: 1600, height: 800 });

async function write(...args: Parameters<typeof picturePdf>): Promise<string> {
  const bytes = new Uint8Array(await picturePdf(...args).arrayBuffer());
  return new TextDecoder("latin1").decode(bytes);
}

test("every object is at its offset in the table, and every stream has its stated length", async () => {
  const pdf = await write([picture(1, 2, 200), picture(10, 13, 37)], "Étude 夜", "fr");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const [, count, table] = /^xref\n0 (\d+)\n([\s\S]*)trailer/.exec(pdf.slice(start)) ?? [];
  const rows = (table ?? "").match(/.{18} \n/g) ?? [];
  expect(rows).toHaveLength(Number(count));
  for (const [number, row] of rows.slice(1).entries())
    expect(pdf.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${number + 1} 0 obj\n`));
  const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream\n/g)];
  expect(streams).toHaveLength(4);
  for (const [, length, bytes] of streams) expect(bytes).toHaveLength(Number(length));
});

test("sheets are A4 upright; the picture begins 10 mm below the edge and fills the width", async () => {
  const pdf = await write([picture(1)], "T", "en");
  expect(pdf).toContain("/MediaBox [0 0 595.276 841.890]");
  const [wide = 0, , , high = 0, left, bottom = 0] =
    /q ([\d. ]+) cm/.exec(pdf)?.[1]?.split(" ").map(Number) ?? [];
  expect(left).toBeCloseTo(28.346, 2);
  expect(wide).toBeCloseTo(595.276 - 2 * 28.346, 2);
  expect(high).toBeCloseTo(wide / 2, 2);
  expect(841.89 - bottom - high).toBeCloseTo(28.346, 2);
  expect(sheetRatio * wide).toBeCloseTo(841.89 - 2 * 28.346, 1);
});

test("the title works in any script, and turns nothing", async () => {
  expect(await write([picture(1)], "夜(1)", "ja")).toContain("/Title <feff591c002800310029>");
  expect(await write([picture(1)], "夜\u202e(1)\u2069", "ja")).toContain("/Title <feff591c002800310029>");
});
