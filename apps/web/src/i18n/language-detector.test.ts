// @vitest-environment happy-dom
import { languages } from "@colophon/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLanguageDetector } from "./language-detector.ts";

const detector = createLanguageDetector(languages);

beforeEach(() => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "es-MX", "en"]);
  document.documentElement.lang = "en";
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = "i18next=; Path=/; Max-Age=0";
  history.replaceState(null, "", "/");
});

test("the browser's first language that there is, is used, and else the page's own", () => {
  expect(detector.detect()).toBe("es");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de", "it"]);
  document.documentElement.lang = "fr";
  expect(detector.detect()).toBe("fr");
  document.documentElement.lang = "";
  expect(detector.detect()).toBeUndefined();
});

test("the address comes before storage, storage before the cookie, the cookie before the browser", () => {
  document.cookie = "i18next=ja; Path=/";
  document.cookie = "other_i18next=fr; Path=/";
  expect(detector.detect()).toBe("ja");
  localStorage.setItem("i18nextLng", "zh-TW");
  expect(detector.detect()).toBe("zh-TW");
  history.replaceState(null, "", "/?q=sea&lng=ar");
  expect(detector.detect()).toBe("ar");
  history.replaceState(null, "", "/?lng=<b>");
  expect(detector.detect()).toBe("zh-TW");
});

test("a choice is kept in storage and in a cookie", () => {
  detector.cacheUserLanguage?.("ar");
  expect(localStorage.getItem("i18nextLng")).toBe("ar");
  expect(document.cookie).toContain("i18next=ar");
});

test("a browser that refuses storage and cookies still shows a language", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
  vi.spyOn(document, "cookie", "set").mockImplementation(refuse);
  detector.cacheUserLanguage?.("ar");
  expect(detector.detect()).toBe("es");
});
