import { expect, test } from "vitest";
import { matchLanguage } from "./match-language.ts";

const languages = ["en", "es", "fr", "zh", "zh-TW", "ar", "ja"];

test.each([
  ["en", "en"],
  ["en-GB", "en"],
  ["fr-CA", "fr"],
  ["ja-JP", "ja"],
  ["ar-EG", "ar"],
  ["zh-CN", "zh"],
  ["zh-Hans-SG", "zh"],
  ["zh-TW", "zh-TW"],
  ["zh-HK", "zh-TW"],
  ["zh-Hant-MO", "zh-TW"],
  ["de-DE", "de-DE"],
])("%s reads %s", (code, language) => {
  expect(matchLanguage(code, languages)).toBe(language);
});

test("does not offer a language that has no texts", () => {
  expect(matchLanguage("zh-HK", ["en", "zh"])).toBe("zh-HK");
});
