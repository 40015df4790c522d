import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["The Nightjar’s Almanac", "The Nightjar’s Almanac"],
  ["夜の物語", "夜の物語"],
  ["Us/Them: a play?", "Us Them a play"],
  ["..\\..\\secret", "secret"],
  ["tab\tand\nline", "tab and line"],
  ["\u202egpj.exe", "gpj.exe"],
  ["\u2800\u3164", "RSF-0"],
  ["Inv\u200boice\u2069", "Invoice"],
  ["???", "RSF-0"],
  ["", "RSF-0"],
  ["é".repeat(300), "é".repeat(60)],
])("%j becomes %j", (title, name) => expect(fileName(title, "RSF-0")).toBe(name));
