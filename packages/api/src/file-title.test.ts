import { expect, test } from "vitest";
import { fileTitle } from "./file-title.ts";

test.each([
  ["The Nightjar’s Almanac.pdf", "The Nightjar’s Almanac"],
  ["the_lighthouse_keeper_v2.docx", "the lighthouse keeper v2"],
  ["les-veilleurs-du-phare.epub", "les veilleurs du phare"],
  ["Jean-Luc.txt", "Jean-Luc"],
  ["Jean-Luc et moi.txt", "Jean-Luc et moi"],
  ["2026.11.22 take 3.wav", "2026.11.22 take 3"],
  ["灯台守の手紙.pdf", "灯台守の手紙"],
  ["حارس المنارة.mp3", "حارس المنارة"],
  ["cafe\u0301.png", "café"],
  [".hidden", ""],
  ["", ""],
])("the file %j may be called %j", (name, title) => {
  expect(fileTitle(name)).toBe(title);
});
