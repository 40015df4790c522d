import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, chooseLanguage, declare, goToStep } from "./steps.ts";
import { takePicture } from "./take-picture.ts";

const digest = (at: number) => at.toString(16).padStart(64, "a");
const csv = (text: string, name = "works.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a table of fingerprints becomes works without a file, and every row that can't is named", async ({
  page,
}, testInfo) => {
  await arrive(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Register works from a table" }).click();
  const choose = page.getByLabel("Choose a table (CSV)");
  await choose.setInputFiles(csv("Title,File name\nSea,sea.jpg\n"));
  await expect(
    page.getByText("We found no column of SHA-256 fingerprints in the table.", { exact: false }),
  ).toBeVisible();
  const header = "Title;File name;SHA-256;Bytes;Type;Date;Description";
  const bad = [
    header,
    `Sea;sea.jpg;${digest(1)};5;;;`,
    "",
    `;;${digest(2)};5 MB;;;`,
    `Sky;sky.jpg;${digest(1)};7;;;`,
  ];
  await choose.setInputFiles(csv(`\ufeff${bad.join("\r\n")}`));
  await expect(page.getByText("Row 4 has no file name.")).toBeVisible();
  await expect(page.getByText(/^Row 4: .*5 MB.* isn’t a number of bytes\.$/)).toBeVisible();
  await expect(page.getByText(/^Row 5 has the same fingerprint as row .*2.*\.$/)).toBeVisible();
  await expectAccessibleInBoth(page, "a table with mistakes");
  await takePicture(page, "mistakes", testInfo);
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(page, "ar");
  await takePicture(page, "mistakes-ar", testInfo);
  await chooseLanguage(page, "en");
  await page.setViewportSize({ width: 1440, height: 900 });

  const good = [
    header,
    `"'=HYPERLINK(""x"")";sea.jpg;${digest(1)};5;image/jpeg;;The sea.`,
    `;night/sky_02.jpg;${digest(2)};1 200;image/jpeg;;`,
  ];
  await page.getByLabel("Choose a table (CSV)").setInputFiles(csv(good.join("\r\n")));
  await expect(page.getByText("2 works, 2 certificates")).toBeVisible();
  await takePicture(page, "found", testInfo);
  await page.getByRole("button", { name: "Use these works" }).click();
  await expect(page.getByRole("radio", { name: /A certificate for each file/ })).toBeChecked();
  await page.getByRole("checkbox", { name: "Literary" }).check();
  await page.getByLabel("Kind of work").selectOption("Photograph");
  await page.getByLabel("Intended medium").selectOption("Literary");
  await page.getByLabel("Your rights in the work").selectOption("I am the author");
  await goToStep(page, "Review");
  await declare(page);
  await goToStep(page, "Payment");
  await page.getByRole("button", { name: "Use a test card" }).click();
  await page.getByRole("button", { name: "Pay and register" }).click();
  await expect(page.getByRole("heading", { name: "2 works are registered." })).toBeFocused();
  const answer = await page.request.get("/api/ip/user", { headers: await authorizationOf(page) });
  const works = (await answer.json()) as { id: string; title: string; file: { sha256: string } }[];
  expect(new Map(works.map(({ title, file }) => [file.sha256, title]))).toEqual(
    new Map([
      [digest(1), '=HYPERLINK("x")'],
      [digest(2), "sky 02"],
    ]),
  );

  // Another like the first, from the portfolio.
  await page.goto("/dashboard");
  const another = page
    .getByRole("listitem")
    .filter({ hasText: "HYPERLINK" })
    .getByRole("link", { name: "Register another like this" });
  await expect(another).toBeVisible();
  await takePicture(page, "portfolio", testInfo);
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, "portfolio-phone", testInfo);
  await another.click();
  await expect(page.getByText(/^Filled in from/)).toBeVisible();
  await expect(page.getByLabel("Kind of work")).toHaveValue("photograph");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
});
