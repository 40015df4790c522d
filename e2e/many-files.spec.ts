import { createHash } from "node:crypto";
import { parseSdJwt } from "@colophon/proof";
import { expectAccessible, expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { noisePng } from "./make-pictures.ts";
import { arrive, certificateIdOn, chooseLanguage, declare, fillWork, goToStep, pay } from "./steps.ts";

const photographs = Array.from({ length: 40 }, (_, at) => ({
  name: `IMG_${String(at + 1).padStart(4, "0")}.png`,
  mimeType: "image/png",
  buffer: noisePng(96, 72),
}));
const [first] = photographs;
if (first === undefined) throw new Error("no photograph");
const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const table = [
  "Number;Title of Photo;File Name;Month/Year of Publication",
  "1;Gare du Nord;IMG_0001.png;3/2024",
  '2;"Night; rain";IMG_0002.png;',
  "3;Nowhere;IMG_9999.png;4/2024",
].join("\r\n");

const views = [
  ["a desktop @long", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const;

for (const [device, viewport] of views)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("forty photographs become one certificate that names none of them, and whoever has one sees that one", async ({
      page,
    }) => {
      await arrive(page);
      await page.goto("/register-ip");
      await page.getByLabel("Choose a file").setInputFiles([...photographs]);
      const grid = page.getByRole("grid", { name: "Files" });
      await expect(grid).toHaveAttribute("aria-rowcount", "40");
      await expect(page.getByText("All 40 files have been read.")).toBeAttached();
      // Only the rows in sight are in the page.
      expect(await grid.getByRole("row").count()).toBeLessThan(30);

      const row = (number: number) => grid.locator(`[aria-rowindex="${number}"]`);
      await expect(row(1)).toContainText("IMG_0001.png");
      await row(1).focus();
      await page.keyboard.press("Alt+ArrowDown");
      await expect(row(2)).toContainText("IMG_0001.png");
      await expect(row(2)).toBeFocused();
      await page.keyboard.press("Alt+Home");
      await expect(row(1)).toBeFocused();
      await page.keyboard.press("End");
      await expect(row(40)).toBeFocused();
      await page.keyboard.press("Delete");
      await expect(grid).toHaveAttribute("aria-rowcount", "39");
      await expect(row(39)).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(grid).toHaveAttribute("aria-rowcount", "40");

      await page.getByText("Titles and dates from a table").click();
      const csv = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
      await page.getByLabel("Choose a table (CSV)").setInputFiles(csv);
      await expect(page.getByText("Rows that match your files: 2 of 3")).toBeVisible();
      await expect(page.getByText("IMG_9999.png").last()).toBeVisible();
      await expectAccessibleInBoth(page, "a list of files and a table");
      await page.getByRole("button", { name: "Use these titles and dates" }).click();
      // One row alone is in the order of the Tab key, wherever the list is scrolled to.
      await grid.locator('[role=row][tabindex="0"]').focus();
      await page.keyboard.press("Home");
      await expect(row(1)).toBeFocused();
      await expect(row(1)).toContainText("Gare du Nord");
      await page.keyboard.press("Enter");
      await expect(row(1).getByRole("textbox", { name: "Title" })).toHaveValue("Gare du Nord");
      await expect(row(1).getByRole("textbox", { name: "Date of publication" })).toHaveValue("2024-03");
      await expect(row(2)).toContainText("Night; rain");
      await page.keyboard.press("Enter");

      await page.reload();
      await expect(grid).toHaveAttribute("aria-rowcount", "40");
      await expect(row(1)).toContainText("Gare du Nord");
      await chooseLanguage(page, "ar");
      await expectAccessible(page, "the same in Arabic");
      await chooseLanguage(page, "en");

      await fillWork(page, "Forty stations");
      await goToStep(page, "Review");
      await expect(page.getByText("40, not shown")).toBeVisible();
      await page.getByRole("button", { name: "See the list" }).click();
      await expect(page.getByText("Gare du Nord")).toBeVisible();
      const shown = page.getByRole("switch", { name: "Show the names and fingerprints of all files" });
      await expect(shown).not.toBeChecked();
      await expectAccessibleInBoth(page, "the review of many files");
      await declare(page);
      await goToStep(page, "Payment");
      await pay(page);
      await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
      const id = await certificateIdOn(page);

      await page.goto(`/verify/${id}`);
      await expect(page.getByText("40 (not shown: 40)").first()).toBeVisible();
      await expect(page.getByText("IMG_0001.png")).toHaveCount(0);
      const sha256 = digestOf(first.buffer);
      const found = await page.request.get(`/api/certificates?sha256=${sha256}`);
      // The other device may have registered the same photographs with this server.
      expect(await found.json()).toContainEqual(expect.objectContaining({ certificateId: id }));
      const answer = await page.request.get(`/api/certificates/${id}/bundle?sha256=${sha256}`);
      const { sdJwt } = (await answer.json()) as { sdJwt: string };
      const files = parseSdJwt(sdJwt)
        .disclosures.map((one) => JSON.parse(Buffer.from(one, "base64url").toString()) as unknown[])
        .filter(([, name]) => String(name).startsWith("file."));
      expect(files).toEqual([
        [
          expect.anything(),
          "file.1",
          expect.objectContaining({ sha256, name: "IMG_0001.png", title: "Gare du Nord", date: "2024-03" }),
        ],
      ]);
    });
  });

test("the second file makes a list of the first, and its removal a work of one file again @long", async ({
  page,
}) => {
  const [one, other, third] = photographs;
  if (!one || !other || !third) throw new Error("no photographs");
  await arrive(page);
  await page.goto("/register-ip");
  await page.getByLabel("Choose a file").setInputFiles([one]);
  await expect(page.getByRole("switch", { name: /confidential copy/ })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await page.locator("label", { hasText: "Add more files" }).locator("input").setInputFiles([other, third]);
  const grid = page.getByRole("grid", { name: "Files" });
  await expect(grid).toHaveAttribute("aria-rowcount", "3");
  await expect(grid.locator('[aria-rowindex="1"]')).toContainText("IMG_0001.png");
  await expect(page.getByText("All 3 files have been read.")).toBeAttached();
  await page.getByRole("button", { name: /^Remove .IMG_0002\.png/ }).click();
  await page.getByRole("button", { name: /^Remove .IMG_0003\.png/ }).click();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.locator("code", { hasText: digestOf(one.buffer) })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(grid).toHaveAttribute("aria-rowcount", "2");
});

test("more files than a work may have are counted, and none or the first thousand are taken @long", async ({
  page,
}) => {
  await arrive(page);
  await page.goto("/register-ip");
  // Too many for one message to the browser: it makes them itself.
  await page.getByLabel("Choose a file").evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer();
    for (let at = 0; at < 1200; at++) data.items.add(new File([`file ${at}`], `${at}.txt`));
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByText("You chose 1200 files.")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await page.getByRole("button", { name: "Add the first 1000" }).click();
  await expect(page.getByRole("grid", { name: "Files" })).toHaveAttribute("aria-rowcount", "1000");
  await expect(page.getByText("All 1000 files have been read.")).toBeAttached();
});
