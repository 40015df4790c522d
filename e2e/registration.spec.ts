import { randomBytes } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { nextFrame } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import {
  arrive,
  authorizationOf,
  declare,
  fillWork,
  goToStep,
  logIn,
  openWizard,
  pay,
  shownNumber,
} from "./steps.ts";

async function countWorks(page: Page): Promise<number> {
  const answer = await page.request.get("/api/ip/user", { headers: await authorizationOf(page) });
  return ((await answer.json()) as unknown[]).length;
}

test("a reload keeps the draft and the step", async ({ page }) => {
  await arrive(page);
  await page.goto("/register-ip");
  await fillWork(page, "Half a book");
  const file = { name: "half.txt", mimeType: "text/plain", buffer: randomBytes(1000) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.locator("bdi").getByText("half.txt")).toBeVisible();
  await page.getByLabel("Choose another file").setInputFiles({ ...file, buffer: Buffer.alloc(0) });
  await expect(page.getByText("This file is empty.")).toBeVisible();
  await page.getByLabel("Choose another file").setInputFiles(file);
  await expect(page.getByText("This file is empty.")).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("Family name").fill("Agent’s name");
  await expect(page.getByLabel("Year of birth")).toBeHidden();
  await page.getByText("Address, phone and year of birth").click();
  await page.getByLabel("Year of birth").fill("19");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Collaborators" })).toBeVisible();
  await expect(page.getByLabel("Family name")).toHaveValue("Agent’s name");
  await expect(page.getByLabel("Year of birth")).toHaveValue("19");
  await goToStep(page, "Review");
  await page.getByRole("button", { name: "Step 2, Agent: Year of birth: Please check this." }).click();
  await expect(page.getByLabel("Year of birth")).toBeFocused();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Half a book");
  await expect(page.getByRole("checkbox", { name: "Literary" })).toBeChecked();
  await expect(page.getByLabel("Kind of work")).toHaveValue("book");
  await expect(page.locator("bdi").getByText("half.txt")).toBeVisible();
});

test("the review leads to missing answers, and nothing is sent before they are given", async ({ page }) => {
  await arrive(page);
  await page.goto("/register-ip");
  let sent = 0;
  page.on("request", (request) => (sent += request.url().endsWith("/api/ip/register") ? 1 : 0));
  await goToStep(page, "Payment");
  await pay(page);
  await page.getByRole("button", { name: "Step 1, Title: Please fill this in." }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(
    "Please fill this in.",
  );
  expect(sent).toBe(0);
});

test.describe("when something goes wrong at the last step", () => {
  test.use({ expectedErrors: [/status of (400|401|409)|net::ERR/] });

  test("the network is lost before the registration: everything is kept, and a retry registers @long", async ({
    page,
    context,
  }) => {
    await arrive(page);
    await openWizard(page, "Written in a tunnel");
    await context.setOffline(true);
    await pay(page);
    await expect(page.getByRole("alert")).toHaveText(/We couldn’t reach the server/);
    await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
    expect(await countWorks(page)).toBe(1);
  });

  test("the answer is lost after the registration: a retry gives the same certificate, once @long", async ({
    page,
  }) => {
    await arrive(page);
    await openWizard(page, "Registered without knowing it");
    await page.route(
      "**/api/ip/register",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await pay(page);
    await expect(page.getByRole("alert")).toHaveText(/We couldn’t reach the server/);
    expect(await countWorks(page)).toBe(1);
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(shownNumber(page)).toBeVisible();
    expect(await countWorks(page)).toBe(1);
  });

  test("the answer is lost and the work is changed: the first one counts, a second is the user's choice @long", async ({
    page,
  }) => {
    await arrive(page);
    await openWizard(page, "First thought");
    await page.route(
      "**/api/ip/register",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await pay(page);
    await expect(page.getByRole("alert")).toBeVisible();
    await goToStep(page, "The work");
    await page.getByRole("textbox", { name: "Title" }).fill("Second thought");
    await goToStep(page, "Payment");
    await page.getByRole("button", { name: "Pay and register" }).click();
    await page.getByRole("button", { name: "Register this version as another work" }).click();
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(shownNumber(page)).toBeVisible();
    expect(await countWorks(page)).toBe(2);
  });

  test("the server refuses a field: its step shows the error, until the field is changed @long", async ({
    page,
  }) => {
    await arrive(page);
    await openWizard(page, "x".repeat(400));
    await pay(page);
    // On a phone the list is far above the button.
    await expect(page.getByText("One thing left to do")).toBeFocused();
    await page.getByRole("button", { name: "Step 1, Title: This is too long." }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(
      "This is too long.",
    );
    await page.getByRole("textbox", { name: "Title" }).fill("Shorter");
    await expect(page.getByText("This is too long.")).toHaveCount(0);
    await goToStep(page, "Payment");
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(shownNumber(page)).toBeVisible();
  });

  test("the session has ended: the draft is kept for the next login @long", async ({ page }) => {
    const account = await arrive(page);
    await openWizard(page, "Kept over a night");
    // Just before the registration arrives: what the page asks for earlier would lead to the log-in before anything is paid.
    const headers = await authorizationOf(page);
    const end = async (route: Route) => {
      await page.request.post("/api/auth/logout", { headers });
      await route.continue();
    };
    await page.route("**/api/ip/register", end, { times: 1 });
    await pay(page);
    await expect(page).toHaveURL("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/register-ip");
    await expect(page.getByRole("heading", { level: 2, name: "Payment" })).toBeVisible();
    await pay(page);
    await expect(shownNumber(page)).toBeVisible();
    expect(await countWorks(page)).toBe(1);
  });
});

test("a file that is already registered is reported before the payment @long", async ({ page }) => {
  const file = { name: "song.wav", mimeType: "audio/wav", buffer: randomBytes(5000) };
  await arrive(page);
  await page.goto("/register-ip");
  const lookedUp = page.waitForResponse((response) => response.url().includes("/api/certificates?sha256="));
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.locator("bdi").getByText("song.wav")).toBeVisible();
  await lookedUp;
  await nextFrame(page);
  await expect(page.getByText("already been registered once")).toHaveCount(0);
  await fillWork(page, "A song");
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();

  await page.getByRole("link", { name: "Register a work" }).first().click();
  await page.getByLabel("Choose a file").setInputFiles({ ...file, name: "again.wav" });
  await expect(page.getByText("This exact file has already been registered once.")).toBeVisible();
  // The title is set apart by characters that nobody sees.
  await expect(page.getByRole("link", { name: /A song.?, RSF-/ })).toBeVisible();
});
