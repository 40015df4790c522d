// @vitest-environment happy-dom
import { languages } from "@colophon/api";
import i18n from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("__LOCALES__", { languages, version: "test" });
const { isFreeConnection, startI18n } = await import("./start-i18n.ts");
vi.unstubAllGlobals();

const asked: { address: string; at: number }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push({ address, at: Date.now() });
    return answer();
  });
});
afterEach(() => {
  i18n.off("languageChanged");
  localStorage.clear();
  document.cookie = "i18next=; Path=/; Max-Age=0";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", type: "wifi" }, true],
  [{ effectiveType: "4g", type: "cellular" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [undefined, false],
])("a connection of %o may load every language: %j", (connection, expected) =>
  expect(isFreeConnection({ ...(connection && { connection }) })).toBe(expected),
);

// Specification section 9, to the letter.
test("texts that do not come are asked for again five times: after 350 ms, and then after twice as long as before", async () => {
  answer = async () => new Response("", { status: 503 });
  const started = startI18n();
  await vi.runAllTimersAsync();
  await started;
  const gaps = asked.map(({ at }, index) => at - (asked[index - 1]?.at ?? at)).slice(1);
  expect(gaps).toEqual([350, 700, 1400, 2800, 5600]);
  expect(new Set(asked.map(({ address }) => address))).toEqual(
    new Set(["/locales/en/translation.json?v=test"]),
  );
});

test("English is loaded beside another language, for texts that this one might lack", async () => {
  answer = async () => Response.json({ text: "x" });
  localStorage.setItem("i18nextLng", "ja");
  const started = startI18n();
  await vi.runAllTimersAsync();
  await started;
  expect(asked.map(({ address }) => address)).toEqual([
    "/locales/ja/translation.json?v=test",
    "/locales/en/translation.json?v=test",
  ]);
});

test("no more than ten files are read at a time", async () => {
  answer = async () => Response.json({ text: "x" });
  const started = startI18n();
  await vi.runAllTimersAsync();
  await started;
  asked.length = 0;
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  answer = async () => held.then(() => Response.json({ text: "x" }));
  const reading = i18n.loadNamespaces(Array.from({ length: 14 }, (_, index) => `page-${index}`));
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(10);
  end();
  await vi.runAllTimersAsync();
  await reading;
  expect(asked).toHaveLength(14);
});
