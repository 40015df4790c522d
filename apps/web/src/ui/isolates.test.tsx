import { formatMoney } from "@colophon/api";
import i18n from "i18next";
import { afterAll, beforeAll, expect, test } from "vitest";
import { show, t } from "../../test/show.tsx";
import owner from "../../public/locales/ar/owner.json";
import translation from "../../public/locales/ar/translation.json";
import wizard from "../../public/locales/ar/wizard.json";
import { joinList } from "../lib/text/format.ts";
import { isolate } from "../lib/text/words.ts";
import { PageTitle } from "./page-title.tsx";

const title = "Panic, Please Hold!";
const isolated = `\u2068${title}\u2069`;

beforeAll(async () => {
  for (const [name, texts] of Object.entries({ owner, translation, wizard }))
    i18n.addResourceBundle("ar", name, texts);
  await i18n.changeLanguage("ar");
});
afterAll(() => i18n.changeLanguage("en"));

test("a Latin title in an Arabic sentence is isolated, with its last mark", () => {
  expect(t("dashboard.listedOf", { title })).toContain(isolated);
  expect(t("registration.like", { title })).toContain(`${isolated}»`);
});

test("it is isolated once, whoever isolates it", () => {
  expect(t("registration.like", { title: isolate(title) })).toBe(t("registration.like", { title }));
});

test("Arabic words, numbers and dates stay as they are", () => {
  const values = { from: "1", to: "24 نوفمبر 2026", total: "1,234" };
  expect(t("dashboard.range", values)).not.toMatch(/[\u2066-\u2069]/u);
  expect(t("registration.like", { title: "حارس المنارة" })).not.toMatch(/[\u2066-\u2069]/u);
});

test("a price in an Arabic sentence keeps its sign before its dollar", () => {
  const fee = formatMoney("ar", 2500, "CAD");
  expect(t("home.price.each", { fee })).toContain("\u2068\u200e25.00\u00a0CA$\u200e\u2069");
});

test("the items of a list are isolated, and the list keeps its order", () => {
  const names = joinList("ar", [title, "Low Water"].map(isolate));
  expect(t("said.others", { names })).toContain(`${isolated}، \u2068Low Water\u2069`);
});

test("the tab's title keeps the isolates of a sentence", () => {
  show(<PageTitle tab={t("dashboard.listedOf", { title })}>x</PageTitle>);
  expect(document.title).toContain(isolated);
  expect(document.title).toMatch(/ – Colophon$/u);
});

test("an Arabic name in an English sentence is isolated too", async () => {
  await i18n.changeLanguage("en");
  expect(t("profile:aliases.deleteTitle", { name: "نجلاء" })).toContain("\u2068نجلاء\u2069");
  expect(t("profile:aliases.deleteTitle", { name: "Ada" })).not.toContain("\u2068");
});
