import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawFrame, frameFile } from "./draw-frame.ts";
import { drawTemplate } from "./draw-template.ts";
import { measureFonts } from "./measure-fonts.ts";

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, "../../packages/certificate", file), "utf8");

test("the widths are those of the typefaces used for printing", () => {
  expect(JSON.parse(read("src/width-tables.json"))).toEqual(measureFonts());
});

test("the template is up to date, and small enough for a phone", () => {
  expect(read("template/certificate.svg")).toBe(drawTemplate());
  expect(drawTemplate().length).toBeLessThan(170_000);
});

test("the frame of the web's sheets is up to date", () => {
  expect(readFileSync(frameFile, "utf8")).toBe(drawFrame());
});
