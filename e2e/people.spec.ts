import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { pictureMakers } from "@colophon/testing/make-pictures";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { countActs } from "./acts.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, newAccount, registerByApi } from "./steps.ts";
import { takePicture } from "./take-picture.ts";

// The way through, by a person with something to do: every act is counted, and none may be added unnoticed.

test.use({ viewport: { width: 1440, height: 900 } });

/** A walk's clock, and the pictures of its steps, which take none of its time. */
function follow(testInfo: TestInfo) {
  let began = performance.now();
  let step = 0;
  return {
    picture: async (page: Page, name: string) => {
      const before = performance.now();
      await takePicture(page, `${String(++step).padStart(2, "0")}-${name}`, testInfo);
      began += performance.now() - before;
    },
    /** Says in the output what a walk took, and begins the next one. Only the acts are limited. */
    end: (walk: string, acts: number) => {
      console.log(`${walk}: ${acts} acts, ${((performance.now() - began) / 1000).toFixed(1)} s`);
      began = performance.now();
      return acts;
    },
  };
}

const novel = (name: string) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: randomBytes(200_000),
});

/** From step 3 to the certificate, at the speed of the page. */
async function finish(page: Page, { act, press }: ReturnType<typeof countActs>): Promise<void> {
  await act(page.getByRole("checkbox", { name: "I certify" }), "check");
  await press("Next");
  await press("Use a test card");
  await press("Pay and register");
}

test("a novelist opens an account and registers her novel in 14 acts, and a second one the next day in 6 @long", async ({
  page,
  context,
}, testInfo) => {
  const { picture, end } = follow(testInfo);
  const walk = countActs(page);
  const { act, press } = walk;
  await page.goto("/");
  await picture(page, "home");
  await act(page.getByLabel("Choose a file, or drop it here"), { files: novel("The Salt Road.docx") });
  await picture(page, "file");
  await press("Register this work");
  await picture(page, "account");
  await walk.signUp(newAccount("Maren Okafor"));
  const letter = page.getByRole("region", { name: "The message with the link" });
  await letter.waitFor();
  await picture(page, "letter");
  await act(letter.getByRole("link"), "click");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("The Salt Road");
  await expect(page.getByLabel("Kind of work")).toHaveValue("book");
  await picture(page, "work");
  await act(page.getByLabel("Your rights in the work"), { select: "I am the author" });
  await press("Next");
  await picture(page, "collaborators");
  await press("Next");
  await picture(page, "review");
  await finish(page, walk);
  const paper = page.getByRole("img", { name: "Preview of certificate RSF-" });
  await expect(paper).toContainText("The Salt Road");
  expect(end("the novelist, a new account", walk.acts())).toBeLessThanOrEqual(14);
  await picture(page, "certificate");
  await page.close();

  const nextDay = await context.newPage();
  const again = countActs(nextDay);
  await nextDay.goto("/");
  await picture(nextDay, "home-again");
  await again.act(nextDay.getByLabel("Choose a file, or drop it here"), {
    files: novel("The Salt Road, part two.docx"),
  });
  await again.press("Register this work");
  await expect(nextDay.getByRole("heading", { level: 2, name: "Review" })).toBeVisible();
  await picture(nextDay, "review-again");
  await finish(nextDay, again);
  await expect(nextDay.getByRole("img", { name: "Preview of certificate RSF-" })).toContainText("part two");
  expect(end("the novelist, the next day", again.acts())).toBeLessThanOrEqual(6);
});

/** A folder with different JPEGs: one picture, with a comment of its own in each (ITU-T T.81, B.2.4.5). */
async function makePhotographs(count: number): Promise<{ folder: string; files: string[] }> {
  const folder = path.join(makeTemporaryFolder("colophon-photographs-"), "Harbour");
  mkdirSync(folder);
  const picture = Buffer.from(await pictureMakers["baseline.jpg"]());
  const files = Array.from({ length: count }, (_, at) => {
    const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, 18), randomBytes(16)]);
    const file = path.join(folder, `DSC_${String(at + 1).padStart(4, "0")}.jpg`);
    writeFileSync(file, Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]));
    return file;
  });
  return { folder, files };
}

for (const isCollection of [false, true])
  test(`a photographer registers 500 pictures in one go, ${isCollection ? "as a collection" : "each a work"} @long`, async ({
    page,
  }, testInfo) => {
    const { folder, files } = await makePhotographs(500);
    // No test can answer the dialog of Chromium's own: the field for folders, as other browsers have it.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "showDirectoryPicker"));
    await arrive(page);
    await page.goto("/dashboard");
    const { picture, end } = follow(testInfo);
    const walk = countActs(page);
    const { act, press } = walk;
    const begin = page.getByRole("main").getByRole("link", { name: "Register a new work" });
    await begin.waitFor();
    await picture(page, "dashboard");
    await act(begin, "click");
    // A folder's name becomes the title of what is in it.
    if (isCollection) await act(page.locator("input[webkitdirectory]"), { files: folder });
    else await act(page.getByLabel("Choose a file"), { files });
    await expect(page.getByText("All 500 files have been read.")).toBeAttached();
    await expect(page.getByLabel("Kind of work")).toHaveValue("photograph");
    if (!isCollection) await act(page.getByRole("radio", { name: "A certificate for each file" }), "check");
    await picture(page, "files");
    await act(page.getByLabel("Your rights in the work"), { select: "I am the author" });
    await press("Next");
    await picture(page, "collaborators");
    await press("Next");
    await expect(
      page.getByText(isCollection ? "500, not shown" : "500 works, 500 certificates"),
    ).toBeVisible();
    await picture(page, "review");
    await finish(page, walk);
    if (isCollection)
      await expect(page.getByRole("img", { name: "Preview of certificate RSF-" })).toContainText("Harbour");
    else {
      await expect(page.getByRole("heading", { name: "500 works are registered." })).toBeVisible();
      await picture(page, "registered");
      const certificates = page.getByRole("link", { name: /RSF-/ });
      await press("Show all");
      await expect(certificates).toHaveCount(500);
      await expect(certificates.last()).toContainText("DSC 0500");
    }
    const name = `the photographer, 500 pictures, ${isCollection ? "a collection" : "each a work"}`;
    expect(end(name, walk.acts())).toBeLessThanOrEqual(isCollection ? 9 : 11);
    await picture(page, "last");
  });

test("a lawyer has the verdict on an emailed PDF in 2 acts, on a printed link in 1, on the original file in 1 more", async ({
  page,
  server,
}, testInfo) => {
  const original = `The Salt Road. ${randomUUID()}`;
  const id = await registerByApi(page.request, server.url, original);
  const pdf = await (await page.request.get(`/api/certificates/${id}/certificate.pdf`)).body();
  const verdict = page.getByRole("heading", { name: /^Valid/ });

  await page.goto("/");
  const { picture, end } = follow(testInfo);
  const ofPdf = countActs(page);
  await ofPdf.follow("Did someone give you a certificate? Check it here.");
  await picture(page, "check");
  await ofPdf.act(page.getByLabel("Choose files, or drop them here"), {
    files: { name: "The Salt Road_certificate.pdf", mimeType: "application/pdf", buffer: pdf },
  });
  await expect(verdict).toBeVisible();
  expect(end("the lawyer, a PDF by email", ofPdf.acts())).toBeLessThanOrEqual(2);
  await picture(page, "pdf");

  // In another browser, as one that has never been here.
  await page.evaluate(() => localStorage.clear());
  const ofLink = countActs(page);
  await ofLink.open(`/verify/${id}`);
  await expect(verdict).toBeVisible();
  expect(end("the lawyer, the link on the paper", ofLink.acts())).toBeLessThanOrEqual(1);
  await picture(page, "link");

  await ofLink.act(page.getByLabel("Choose a file to compare, or drop it here"), {
    files: { name: "novel.txt", mimeType: "text/plain", buffer: Buffer.from(original) },
  });
  await expect(page.getByText("novel.txt is the registered file, byte for byte")).toBeVisible();
  expect(end("the lawyer, the link and the original file", ofLink.acts())).toBeLessThanOrEqual(2);
  await picture(page, "original");
});
