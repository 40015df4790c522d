import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, confirm, logIn } from "./steps.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name });

test("a profile is filled in, saved, and shown as its owner chooses @long", async ({
  page,
  browser,
  server,
}) => {
  const { name } = await arrive(page);
  await page.goto("/");
  await page.getByRole("button", { name }).click();
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your profile" })).toBeVisible();
  await expect(tab(page, "Personal info")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("radio", { name: /^Private/ })).toBeChecked();
  await expect(page.getByText("Only you can see this.")).toHaveCount(3);

  await page.getByLabel("Full name").fill("Ana María Ramírez");
  await page.getByRole("textbox", { name: "Professional title" }).fill("Novelist");
  await page.getByRole("textbox", { name: "Biography" }).fill("Harbours.\n\nAnd lights.");
  await page.getByRole("textbox", { name: "Website" }).fill("ana.example");
  await page.getByLabel("City").fill("Halifax");
  await page.getByRole("radio", { name: /^Public/ }).check();
  await expect(page.getByText("Only you can see this.")).toHaveCount(0);
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page.getByText("You have unsaved changes.")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveValue(/^https:\/\/ana\.example/);
  await expect(page.getByRole("button", { name: "Ana María Ramírez" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Biography" })).toHaveValue("Harbours.\n\nAnd lights.");
  await expect(page.getByLabel("City")).toHaveValue("Halifax");

  await page.getByRole("link", { name: "See your public page" }).click();
  await expect(page.getByText("This is your page as everyone sees it.")).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto(new URL(page.url()).pathname);
  await expect(visitor.getByRole("heading", { level: 1, name: "Ana María Ramírez" })).toBeVisible();
  await expect(visitor.getByText("And lights.")).toBeVisible();
  await expect(visitor.getByText("Halifax")).toHaveCount(0);
  await expectAccessible(visitor);

  await page.getByRole("link", { name: "Edit your profile" }).click();
  await page.getByRole("radio", { name: /^Private/ }).check();
  await save(page).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});

test("unsaved input is not lost without asking, and the tabs work by keyboard @long", async ({ page }) => {
  await arrive(page);
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Professional title" }).fill("Novelist");
  await tab(page, "Pen names").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("textbox", { name: "Professional title" })).toHaveValue("Novelist");

  const asked = page.waitForEvent("dialog");
  await Promise.all([asked.then((one) => one.dismiss()), page.evaluate(() => window.location.reload())]);
  await expect(page.getByRole("textbox", { name: "Professional title" })).toHaveValue("Novelist");

  await tab(page, "Pen names").press("Enter");
  await dialog.getByRole("button", { name: "Leave without saving" }).press("Enter");
  await expect(page).toHaveURL("/profile/aliases");
  await expect(tab(page, "Pen names")).toHaveAttribute("aria-current", "page");
});

test.describe("what is refused", () => {
  test.use({ expectedErrors: [/status of (400|403|404|415)/] });

  test("a profile without a name, and an invalid address @long", async ({ page }) => {
    await arrive(page);
    await page.goto("/profile");
    await page.getByLabel("Full name").fill(" ");
    await page.getByRole("textbox", { name: "Website" }).fill("not an address");
    await save(page).click();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(/Please fill this in\./);
    await expect(page.getByRole("textbox", { name: "Website" })).toHaveAccessibleDescription(
      /This doesn’t look like a web address\./,
    );
    await expectAccessible(page);
  });

  test("pictures of another kind, or too large, or broken; a good one is kept until it is removed @long", async ({
    page,
  }) => {
    await arrive(page);
    await page.goto("/profile");
    const input = page.getByLabel("Choose a picture, or drop it here");
    const choose = (fileName: string, mimeType: string, buffer: Buffer) =>
      input.setInputFiles({ name: fileName, mimeType, buffer });
    await choose("me.svg", "image/svg+xml", Buffer.from("<svg/>"));
    await expect(page.getByRole("alert")).toContainText("Please choose a JPEG, PNG, GIF or WebP picture.");
    await choose("me.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(page.getByRole("alert")).toContainText("The picture is larger than 5 MB.");
    await choose("me.png", "image/png", Buffer.from("no picture at all"));
    await expect(page.getByRole("alert")).toContainText("We can’t read this picture");
    await choose("me.png", "image/png", await page.screenshot());
    await expect(page.getByText("Picture saved.")).toBeVisible();
    await expect(page.getByRole("banner").locator("img[src^='/api/images/']")).toBeVisible();

    await page.getByRole("button", { name: "Remove the picture" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the picture?" });
    await dialog.getByRole("button", { name: "Remove the picture" }).click();
    await expect(page.getByText("Picture removed.")).toBeVisible();
    await expect(page.locator("img[src^='/api/images/']")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Remove the picture" })).toHaveCount(0);
  });

  test("an erased account’s certificate, whose page says so", async ({ page }) => {
    const account = await arrive(page);
    const work = {
      materialDetails: {
        title: "Harbour Lights",
        categories: ["musical"],
        materialType: "music",
        intendedMedium: "music",
        copyrightRelation: "author",
      },
      declarationAccepted: true,
      payment: { provider: "demo" },
    };
    const registered = await page.request.post("/api/ip/register", {
      data: work,
      headers: await authorizationOf(page),
    });
    const { certificateId } = (await registered.json()) as { certificateId: string };
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete account" });
    await expectAccessible(page);
    const erase = dialog.getByRole("button", { name: "Delete for good" });
    await dialog.getByLabel("Current password").fill("not the password");
    await erase.click();
    await expect(dialog.getByRole("alert")).toContainText("Please type “delete” to confirm.");
    await dialog.getByLabel("Type “delete” to confirm").fill("Delete");
    await erase.click();
    await expect(dialog.getByRole("alert")).toContainText("The password is incorrect.");
    await dialog.getByLabel("Current password").fill(account.password);
    await erase.click();
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
    await page.goto(`/verify/${certificateId}`);
    await expect(page.getByRole("alert")).toContainText("This certificate was deleted");
  });
});

test("identity has a visibility beside each field, and a single save @long", async ({ page }) => {
  await arrive(page);
  await page.goto("/profile/identity");
  await expect(page.getByLabel("Who can see it: Pronouns")).toHaveValue("private");
  await page.getByLabel("Pronouns", { exact: true }).fill("she/her");
  await page.getByLabel("Who can see it: Pronouns").selectOption("Everyone");
  await page.getByLabel("Country of origin", { exact: true }).fill("Chile");
  await page.getByLabel("Who can see it: Country of origin").selectOption("On my certificates");
  await save(page).click();
  await expect(page.getByText("Identity details saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Pronouns", { exact: true })).toHaveValue("she/her");
  await expect(page.getByLabel("Who can see it: Country of origin")).toHaveValue("certificate");
  await page.goto("/profile");
  await page.getByRole("radio", { name: /^Public/ }).check();
  await save(page).click();
  await page.getByRole("link", { name: "See your public page" }).click();
  await expect(page.getByText("she/her")).toBeVisible();
  await expect(page.getByText("Chile")).toHaveCount(0);
});

test("aliases are added, made primary and deleted @long", async ({ page }) => {
  await arrive(page);
  await page.goto("/profile/aliases");
  await expect(page.getByText("You have no pen names yet.")).toBeVisible();
  const add = page.getByRole("button", { name: "Add name" });
  await page.getByRole("textbox", { name: "Name" }).fill("   ");
  await add.click();
  await expect(page.getByText("You have no pen names yet.")).toBeVisible();
  for (const name of ["A. Nightjar", "La Cigüeña"]) {
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await add.click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  }
  await expect(page.getByText("Pen name added.")).toBeVisible();
  await page.getByRole("button", { name: "Make main: La Cigüeña" }).click();
  await expect(page.getByText("Main pen name changed.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "La Cigüeña" })).toContainText("Main");
  const remove = page.getByRole("button", { name: "Delete A. Nightjar" });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Delete the pen name A. Nightjar?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Pen name deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A. Nightjar" })).toHaveCount(0);
});

test("any string works as a name and an alias, and is only text @long", async ({ page }) => {
  await arrive(page);
  const headers = await authorizationOf(page);
  const file = new URL("../apps/server/testdata/strings/blns.json", import.meta.url);
  const strings = (JSON.parse(await readFile(file, "utf8")) as string[]).filter((text) => text.length < 200);
  const spread = Array.from({ length: 48 }, (_, i) => strings[Math.floor((i * strings.length) / 48)] ?? "");
  const scripts = strings.filter((text) => /<script|onerror|javascript:/i.test(text)).slice(0, 2);
  const kept: string[] = [];
  for (const name of [...spread, ...scripts]) {
    const answer = await page.request.post("/api/user/aliases", { data: { name }, headers });
    if (answer.status() === 201) kept.push(((await answer.json()) as { name: string }).name);
  }
  expect(kept.length).toBeGreaterThan(30);
  const [script = ""] = scripts;
  const profile = { full_name: script, bio: kept.join("\n"), profile_visibility: "public" };
  expect((await page.request.put("/api/user/profile", { data: profile, headers })).status()).toBe(200);
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto("/profile/aliases");
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveCount(kept.length);
  expect(await page.getByRole("listitem").getByRole("heading").allTextContents()).toEqual(kept);
  await page.getByRole("link", { name: "See your public page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(script);
  await expect(page.locator("main script, main iframe, main img")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(ran).toEqual([]);
});

test.describe("a session that ends while the user types", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("keeps the input: it returns after the next login, and is discarded after leaving on purpose @long", async ({
    page,
    request,
  }) => {
    const account = await arrive(page);
    await page.goto("/profile");
    await page.getByRole("textbox", { name: "Biography" }).fill("A long and careful text.");
    await request.post("/api/auth/logout", { headers: await authorizationOf(page) });
    await save(page).click();
    await logIn(page, account);
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("textbox", { name: "Biography" })).toHaveValue("A long and careful text.");
    await expect(page.getByText("You have unsaved changes.")).toBeVisible();

    await page.getByRole("button", { name: account.name }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await logIn(page, account);
    // Navigating there closes the menu.
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: account.name }).click();
    await page.getByRole("link", { name: "Profile", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Biography" })).toHaveValue("");
  });
});

test.describe("at the account’s pages", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("email, password and sessions are changed, and the data exported", async ({
    page,
    browser,
    server,
  }) => {
    const account = await arrive(page);
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await elsewhere.goto("/login");
    await logIn(elsewhere, account);
    await expect(elsewhere).toHaveURL("/");

    await page.goto("/account/security");
    await expect(page.getByText("This device")).toBeVisible();
    await page.getByRole("button", { name: /^Log out: / }).click();
    await confirm(page, account.password);
    await expect(page.getByText("The device has been logged out.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Log out: / })).toHaveCount(0);
    await elsewhere.context().close();

    await page.getByRole("link", { name: "Account", exact: true }).click();
    const emailForm = page.getByRole("form", { name: "Email" });
    const email = account.email.replace("@", "+new@");
    await emailForm.getByLabel("New email address").fill(email);
    await emailForm.getByLabel("Current password").fill(account.password);
    await emailForm.getByRole("button", { name: "Change email" }).click();
    await expect(
      page.getByText("Once you open the link that we’ve emailed to the new address"),
    ).toBeVisible();
    await expect(page.getByText(`Your address is ${account.email}.`)).toBeVisible();
    await expect(
      page.getByText(`Once you open the link, the new address will replace ${account.email}`),
    ).toBeVisible();

    const password = "another battery staple";
    await page.getByRole("link", { name: "Security" }).click();
    const passwordForm = page.getByRole("form", { name: "Password" });
    await passwordForm.getByLabel("Current password").fill(account.password);
    await passwordForm.getByLabel("New password").fill(password);
    await passwordForm.getByLabel("Confirm password").fill("something else");
    await passwordForm.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("alert")).toContainText("Passwords do not match");
    await passwordForm.getByLabel("Confirm password").fill(password);
    await passwordForm.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Password changed" })).toBeVisible();

    await page.getByRole("link", { name: "Account", exact: true }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("colophon-export.zip");
    // Nothing in it is compressed.
    const zip = await readFile(await download.path(), "utf8");
    for (const part of [
      "colophon-export.json",
      `"email":"${account.email}"`,
      `"awaitedEmails":[{"email":"${email}"`,
    ])
      expect(zip).toContain(part);

    await page.getByRole("button", { name: account.name }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await expect(page.getByText("Please log in to continue.")).toHaveCount(0);
    await logIn(page, { ...account, password });
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: account.name })).toBeVisible();
  });
});
