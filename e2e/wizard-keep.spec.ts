import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, declare, fillWork, goToStep, pay, shownNumber } from "./steps.ts";

test("two tabs share a draft, which disappears from both once registered @long", async ({
  page,
  context,
}) => {
  await arrive(page);
  await page.goto("/register-ip");
  const other = await context.newPage();
  await other.goto("/register-ip");
  await fillWork(page, "Written twice");
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("Written twice");
  await goToStep(other, "Review");
  await declare(other);
  await expect(page.getByRole("heading", { level: 2, name: "The work" })).toBeVisible();
  await goToStep(other, "Payment");
  await pay(other);
  await expect(other.getByRole("link", { name: "Finish" })).toBeVisible();
  await expect(page.getByText("Your draft was registered in another tab.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
});

test("the certificate shows the alias, and no email unless chosen @long", async ({
  page,
  browser,
  server,
}) => {
  const { name, email } = await arrive(page);
  const headers = await authorizationOf(page);
  await page.request.post("/api/user/aliases", { headers, data: { name: "Nightjar", context: "" } });
  await page.goto("/register-ip");
  await fillWork(page, "Under another name");
  await goToStep(page, "Review");
  const certificateName = page.getByLabel("Name on the certificate");
  await expect(certificateName).toHaveValue(name);
  await certificateName.selectOption("Nightjar");
  const shown = page.getByRole("switch", { name: `Show my email, ${email}` });
  await expect(shown).not.toBeChecked();
  await expect(shown).toHaveAccessibleDescription(/could reveal who is behind your pen name/);
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  const id = await shownNumber(page).innerText();
  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  const answer = await stranger.request.get(`/api/ip/verify/${id}`);
  expect(((await answer.json()) as { creator: unknown }).creator).toEqual({
    name: "Nightjar",
    email: null,
    profileId: null,
  });

  // Their creator prints and saves the same page, which shows them nothing more.
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (/\/(verify\/RSF|bundle)/.test(request.url())) asked.push(request.headers()["authorization"]);
  });
  await page.getByRole("link", { name: `/verify/${id}` }).click();
  await expect(page.getByRole("article")).toContainText("Nightjar");
  await expect(page.getByRole("img", { name: `Preview of certificate ${id}` })).toBeVisible();
  await expect(page.getByRole("button", { name })).toBeVisible();
  expect(await page.locator("main").innerHTML()).not.toContain(email);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked)).toEqual(new Set([undefined]));
});

test("the last step prints the certificate's facts, and nothing of the wizard @long", async ({ page }) => {
  const { name } = await arrive(page);
  await page.goto("/register-ip");
  await fillWork(page, "Printed");
  const file = { name: "printed.txt", mimeType: "text/plain", buffer: Buffer.from("Printed") };
  await page.getByLabel("Choose a file").setInputFiles(file);
  const fingerprint = await page
    .getByRole("code")
    .getByText(/^[0-9a-f]{64}$/)
    .innerText();
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("heading", { level: 2, name: "Certificate" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading")).toHaveCount(0);
  const main = page.locator("main");
  // The certificate itself, as drawn: its texts are in the picture.
  const sheet = main.getByRole("figure");
  await expect(sheet).toBeVisible();
  for (const text of ["Printed", name, "printed.txt", fingerprint])
    await expect(sheet.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});

test.describe("without a connection", () => {
  // Prefetch requests of the page may be in flight just then.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("the user can go on, and is told so", async ({ page, context }) => {
    await arrive(page);
    await page.goto("/register-ip");
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You’re offline. You can keep filling in the form")).toBeVisible();
    await page.getByRole("textbox", { name: "Title" }).fill("On a train");
    await context.setOffline(false);
    await expect(page.getByText("You’re offline.")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("On a train");
  });
});

test("the keyboard alone leads through all five steps", async ({ page }) => {
  await arrive(page);
  await page.goto("/register-ip");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab as often as needed. */
  const reach = async (role: "textbox" | "checkbox" | "combobox" | "button" | "link", name: string) => {
    const wanted = page.getByRole(role, { name }).first();
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await press("Tab");
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  await reach("textbox", "Title");
  await page.keyboard.type("By hand");
  await reach("checkbox", "Literary");
  await press("Space");
  await reach("combobox", "Kind of work");
  await page.keyboard.type("Book");
  await reach("combobox", "Intended medium");
  await page.keyboard.type("Literary");
  await reach("combobox", "Your rights in the work");
  await page.keyboard.type("I am the author");
  for (const step of ["Collaborators", "Review"]) {
    await reach("button", "Next");
    await press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: step })).toBeFocused();
  }
  await reach("checkbox", "I certify");
  await press("Space");
  await reach("button", "Next");
  await press("Enter");
  for (const [field, text] of [
    ["Name on the card", "Ana"],
    ["Card number", "4242 4242 4242 4242"],
    ["Expiry date", "12/59"],
    ["Security code", "123"],
  ] as const) {
    await reach("textbox", field);
    await page.keyboard.type(text);
  }
  await press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Certificate" })).toBeFocused();
  await reach("link", "Finish");
  await press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

for (const [language, next] of Object.entries({ en: "Next", ar: "التالي" }))
  test(`no step is wider than a small phone: ${language} @long`, async ({ page }) => {
    await arrive(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/register-ip?lng=${language}`);
    const heading = page.getByRole("heading", { level: 2 });
    for (const step of [1, 2, 3, 4]) {
      await expect(heading).toContainText(String(step));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `step ${step}`).toBeLessThanOrEqual(0);
      if (step < 4) await page.getByRole("button", { name: next, exact: true }).press("Enter");
    }
  });
