import { expect, test } from "vitest";
import { readerLanguage, requestedLanguage } from "./requested-language.ts";

test.each([
  [{}, undefined, "en"],
  [{}, "fr-CA,fr;q=0.9,en;q=0.8", "fr"],
  [{}, "de-DE, ja;q=0.5, es;q=0.7", "es"],
  [{}, "zh-HK", "zh-TW"],
  [{}, "zh-Hans-CN", "zh"],
  [{}, "fr;q=0, ar", "ar"],
  [{}, "de, *;q=0.1", "en"],
  [{}, ";;;,q=,=;q=x", "en"],
  [{ lng: "ar" }, "fr", "ar"],
  [{ lng: "de" }, "fr", "fr"],
  [{ lng: ["ar", "fr"] }, "ja", "ja"],
])("%o with %s is answered in %s", (query, header, language) => {
  const headers = header === undefined ? {} : { "accept-language": header };
  expect(requestedLanguage({ query, headers })).toBe(language);
});

test.each([
  [{}, "a=b; i18next=ja; c=d", "ja"],
  [{}, "xi18next=ja", "fr"],
  [{}, "i18next=de", "fr"],
  [{ lng: "ar" }, "i18next=ja", "ar"],
])("a page asked for with %o and the cookie %s is in %s", (query, cookie, language) => {
  expect(readerLanguage({ query, headers: { cookie, "accept-language": "fr" } })).toBe(language);
});
