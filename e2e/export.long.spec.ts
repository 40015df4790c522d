import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive, registerByApi, registerWorks } from "./steps.ts";

/** Saves the page's content, and returns the file's name and bytes. */
async function save(page: Page, menu: string, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole("main").getByRole("button", { name: menu }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: kind }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** What a picture looks like: its size, the lightness of its first and last corner, and how much of it is covered with text. */
async function look(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    const pixels = canvas?.getImageData(0, 0, width, height).data ?? [];
    let dark = 0;
    for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 128) dark++;
    return {
      width,
      height,
      corner: pixels[0],
      foot: pixels[pixels.length - 4],
      inked: dark / (width * height),
    };
  }, png.toString("base64"));
}

const sheetsOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/** The picture of the last page, as stored in the file. */
function lastSheetOf(pdf: Buffer): Buffer {
  const last = [...pdf.toString("latin1").matchAll(jpegs)].at(-1);
  if (!last) throw new Error("the PDF has no picture");
  const start = last.index + last[0].length;
  return pdf.subarray(start, start + Number(last[1]));
}
const jpegs = /\/DCTDecode \/Length (\d+) >>\nstream\n/g;

test.use({ colorScheme: "dark" });

test("a certificate is saved as a picture and as a PDF, in light colours at any width", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/verify/${id}`);
  const png = await save(page, "Save this page", "As a picture of this page (PNG)");
  expect(png.name).toBe("The Nightjar’s Almanac.png");
  const picture = await look(page, png.bytes);
  expect(picture).toMatchObject({ width: 1600, corner: 255 });
  // A few per cent are letters: the sheet is neither empty nor dark.
  expect(picture.inked).toBeGreaterThan(0.01);
  expect(picture.inked).toBeLessThan(0.2);

  const pdf = await save(page, "Save this page", "As a picture of this page (PDF)");
  expect(pdf.name).toBe("The Nightjar’s Almanac.pdf");
  expect(pdf.bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(sheetsOf(pdf.bytes)).toBeGreaterThan(1);
  expect((await look(page, lastSheetOf(pdf.bytes))).foot).toBeGreaterThan(250);
});

test("the dashboard is saved, right to left too", async ({ page }) => {
  await arrive(page);
  await registerWorks(page, [{ title: "Moth" }]);
  await page.goto("/dashboard?lng=ar");
  const pdf = await save(page, "حفظ هذه الصفحة", "نسخة من هذه الصفحة (PDF)");
  expect(pdf.name).toBe("معرض أعمالك.pdf");
  expect(sheetsOf(pdf.bytes)).toBe(1);
  expect(pdf.bytes.toString("latin1")).toContain("/Lang <feff00610072>");
});

test("a dashboard with several pages is saved and printed with all its results", async ({ page }) => {
  await arrive(page);
  const titles = ["Étude", ...Array<string>(3).fill("Ballad"), ...Array<string>(23).fill("Song")];
  await registerWorks(
    page,
    titles.map((title) => ({ title })),
  );
  await page.goto("/dashboard");
  const heightOf = async (query: string, shown: number) => {
    await page.getByRole("searchbox", { name: "Search your works" }).fill(query);
    await expect(page.getByText("Music, registered on")).toHaveCount(shown);
    const { height } = await look(
      page,
      (await save(page, "Save this page", "As a picture of this page (PNG)")).bytes,
    );
    await expect(page.getByText("Music, registered on")).toHaveCount(shown);
    return height;
  };
  const one = await heightOf("etude", 1);
  const three = await heightOf("ballad", 3);
  const all = await heightOf("", 25);
  const entry = (three - one) / 2;
  expect(entry).toBeGreaterThan(0);
  // The line above them may take one row more or less.
  expect(Math.round((all - one) / entry)).toBe(26);

  await page.evaluate(() => {
    window.addEventListener("beforeprint", () => {
      document.body.dataset["printed"] = String(document.querySelectorAll("main li h3").length);
    });
  });
  await page.pdf();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "27");
  await expect(page.getByText("Music, registered on")).toHaveCount(25);
});

test.describe("a page that can't be drawn", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("says so, and can be saved on retry", async ({ page, server }) => {
    const id = await registerByApi(page.request, server.url);
    await page.goto(`/verify/${id}`);
    const menu = page.getByRole("main").getByRole("button", { name: "Save this page" });
    await page.route("**/*.woff2", (route) => route.abort());
    await menu.click();
    await page.getByRole("button", { name: "As a picture of this page (PNG)" }).click();
    await expect(page.getByText("We couldn’t save the page. Please try again.")).toBeVisible();
    await page.unroute("**/*.woff2");
    const { bytes } = await save(page, "Save this page", "As a picture of this page (PNG)");
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});
