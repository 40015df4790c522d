import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, registerWorks } from "./steps.ts";

const rows = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const songs = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ title: `Song ${number + 1}` }));

test("many works are paged through, sorted and filtered, and going back leads there again", async ({
  page,
}) => {
  await arrive(page);
  await registerWorks(page, [{ title: "Étude" }, ...songs(26)]);
  await page.goto("/dashboard");
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText("1 to 25 of 27")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("26 to 27 of 27")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Works", exact: true })).toBeFocused();
  await page
    .getByRole("link", { name: /^Certificate/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Valid/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("26 to 27 of 27")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 to 25 of 27")).toBeVisible();

  await page.getByRole("combobox", { name: "Sort by" }).selectOption("title");
  await expect(rows(page).first()).toContainText("Étude");
  await expect(rows(page).nth(2)).toContainText("Song 2");
  await page.getByRole("searchbox", { name: "Search your works" }).fill("song 26");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveValue("song 26");
  await page.getByRole("searchbox").fill("nowhere");
  await expect(page.getByText("None of your works match “nowhere”.")).toBeVisible();
  await page.getByRole("button", { name: "Show all works" }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("many works leave the catalogue at once by the keyboard alone, and come back", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, songs(12));
  await page.goto("/dashboard");
  const switches = page.getByRole("switch", { checked: true });
  await expect(switches).toHaveCount(12);
  const bar = page.getByRole("region", { name: "Selected works" });
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox", { name: "Select Song 12" }).press("Space");
  await expect(bar.getByText("One work selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Song 10" }).press("Shift+Space");
  await expect(bar.getByText("3 works selected")).toBeVisible();
  await expectAccessibleInBoth(page, "/dashboard with works selected");
  await bar.getByRole("button", { name: "Remove from the catalogue" }).press("Enter");
  await expect(bar.getByText("3 works changed.")).toBeVisible();
  await expect(switches).toHaveCount(9);
  await expect(bar).toBeFocused();

  await page.getByRole("combobox", { name: "In the public catalogue" }).selectOption("no");
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/[?&]listed=no/);
  await page.getByRole("combobox", { name: "In the public catalogue" }).selectOption("");
  await bar.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(bar.getByText("3 works are as they were before.")).toBeVisible();
  await expect(switches).toHaveCount(12);
  await bar.getByRole("button", { name: "Close" }).press("Enter");
  await expect(bar).toBeHidden();

  await page.getByRole("checkbox", { name: "Select all on this page" }).press("Space");
  await expect(bar.getByText("12 works selected")).toBeVisible();
  await bar.getByRole("button", { name: "Download" }).press("Enter");
  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name: "List of the works (CSV)" }).press("Enter");
  const table = await readFile(await (await begun).path(), "utf8");
  expect(table.split("\r\n")).toHaveLength(14);
  expect(table).toContain('"Song 12","music",');
});

test("the portfolio is as accessible from right to left", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, songs(11));
  await page.goto("/dashboard?lng=ar");
  await page.getByRole("checkbox", { name: "تحديد كل ما في هذه الصفحة" }).check();
  await expect(page.getByRole("region", { name: "الأعمال المحدّدة" })).toContainText("11 عملًا محدّدًا");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("somebody with few works sees neither filters nor checkboxes", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, songs(3));
  await page.goto("/dashboard");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
});
