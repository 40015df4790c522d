import { expect, test } from "vitest";
import { isolateIn } from "./isolate-in.ts";

test.each([
  ["ar", "Panic, Please Hold!"],
  ["ar", "ada@example.com"],
  ["ar", "1984!"],
  ["ar", "شعر Ada"],
  ["ar", "『灯台』"],
  ["en", "حارس المنارة"],
  ["zh-TW", "שלום!"],
])("in %s, %s is isolated", (language, words) =>
  expect(isolateIn(language, words)).toBe(`\u2068${words}\u2069`),
);

test.each([
  ["ar", "حارس المنارة!"],
  ["ar", "24 نوفمبر 2026"],
  ["ar", "1,234"],
  ["ar", ""],
  ["en", "Panic, Please Hold!"],
  ["ja", "灯台守"],
])("in %s, %s stays as it is", (language, words) => expect(isolateIn(language, words)).toBe(words));

test("a list whose items are isolated is not isolated once more, since that could turn their order", () => {
  const list = "\u2068Low Water\u2069، \u2068Harbour\u2069";
  expect(isolateIn("ar", list)).toBe(list);
});
