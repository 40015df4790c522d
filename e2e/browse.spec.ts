import type { MaterialType } from "@colophon/api";
import { call } from "@colophon/api";
import { authorization, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

/** An account with a public page and works of one kind, registered in order. */
async function openCreator(url: string, name: string, works: number, materialType: MaterialType = "book") {
  const account = await openAccount(url, name);
  const as = { baseUrl: url, headers: authorization(account.token) };
  await call("PUT /api/user/profile", { body: { full_name: name, profile_visibility: "public" } }, as);
  const { materialDetails } = makeRegistrationInput();
  for (let made = 1; made <= works; made += 25)
    await Promise.all(
      Array.from({ length: Math.min(25, works - made + 1) }, (_, at) =>
        register(account, {
          title: `${name} ${made + at}`,
          materialDetails: { ...materialDetails, materialType, publicationDate: "1951-03-01" },
        }),
      ),
    );
  return account;
}

test("the register is browsed from home, filtered, shared and returned to, by keyboard alone", async ({
  page,
  server,
}) => {
  const { user } = await openCreator(server.url, "Ines Halloran", 30, "photograph");
  await page.goto("/");
  await page.getByRole("link", { name: "See all works in the catalogue" }).click();
  await expect(page).toHaveURL("/browse");
  await expect(page.getByRole("heading", { level: 1, name: "The public catalogue" })).toBeFocused();
  await expect(page).toHaveTitle("The public catalogue – Colophon");

  await page.getByLabel("Kind of work").focus();
  await page.getByLabel("Kind of work").selectOption("photograph");
  await expect(page).toHaveURL("/browse?type=photograph");
  await expect(page.getByLabel("Kind of work")).toBeFocused();
  await page.getByLabel("Year").selectOption("1951");
  await expect(page).toHaveURL("/browse?type=photograph&year=1951");
  await expect(page).toHaveTitle("Photograph, 1951, The public catalogue – Colophon");
  await expect(page.getByRole("status").filter({ hasText: /^30 works$/ })).toBeVisible();
  const entries = page.locator("main li");
  await expect(entries).toHaveCount(24);
  await page.getByRole("button", { name: "Show more works" }).focus();
  await page.keyboard.press("Enter");
  await expect(entries).toHaveCount(30);
  await expect(entries.nth(24).getByRole("link").first()).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more works" })).toHaveCount(0);

  // A link to it shows the same to another visitor, and Back returns to the earlier page.
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^30 works$/ })).toBeVisible();
  await page.getByLabel("Language of the work").selectOption("en");
  await expect(page).toHaveURL("/browse?type=photograph&year=1951&language=en");
  await page.goBack();
  await expect(page.getByLabel("Language of the work")).toHaveValue("");
  await entries.first().getByRole("link", { name: "Ines Halloran", exact: true }).click();
  await expect(page).toHaveURL(`/creators/${user.id}`);
  // Also where the heading appears only after the server's answer.
  await expect(page.getByRole("heading", { level: 1, name: "Ines Halloran" })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Kind of work")).toHaveValue("photograph");

  await page.goto("/browse?type=photograph&year=1802&language=xx");
  await expect(page.getByText("No matching works")).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole("link", { name: "Show all works" }).click();
  await expect(page).toHaveURL("/browse");
  await expect(entries.first()).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ expectedErrors: [/net::ERR|Failed to load resource/] });

  test("an unavailable register says so, and can be requested again @long", async ({
    page,
    world: _world,
  }) => {
    await page.route("**/api/ip/listed*", (route) => route.abort());
    await page.route("**/api/ip/listed/counts*", (route) => route.abort());
    await page.goto("/browse");
    await expect(page.getByRole("alert")).toContainText("We couldn’t load the catalogue.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main li").first()).toBeVisible();
  });
});

test("a creator's page shows all listed works, a hundred at a time @long", async ({ page, server }) => {
  test.slow();
  const { user } = await openCreator(server.url, "Otto Lindqvist", 103);
  await page.goto(`/creators/${user.id}`);
  const entries = page.locator("main li");
  await expect(entries).toHaveCount(100);
  await page.getByRole("button", { name: "Show more works" }).click();
  await expect(entries).toHaveCount(103);
  await expect(entries.nth(100).getByRole("link")).toBeFocused();
  const titles = await entries.getByRole("heading").allTextContents();
  expect(new Set(titles).size, "each once").toBe(103);
  await expect(page.getByRole("link", { name: "See all works in the catalogue" })).toBeVisible();
});
