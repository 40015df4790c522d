import { isMissing, run } from "@colophon/testing/run-tool";
import { expect, test } from "./fixtures.ts";
import { expectAfterTries, registerByApi } from "./steps.ts";

test("the certificate is shown as printed, and can't be saved from the context menu", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await page.goto(`/verify/${id}`);
  const preview = page.getByRole("img", { name: `Preview of certificate ${id}` });
  await expect(preview).toBeVisible();
  await expect(preview).toContainText("The Nightjar’s Almanac");
  await expect(page.getByText("Preview only")).toBeVisible();
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(700);
  const isPrevented = await preview.evaluate((element) => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    return !element.dispatchEvent(event);
  });
  expect(isPrevented).toBe(true);

  await page.goto(`/verify/${id}?lng=ja`);
  await expect(page.getByRole("img", { name: `証明書${id}のプレビュー` })).toContainText("登録証明書");
});

test("a QR code reader finds the certificate’s page in a picture of the preview @long", async ({
  page,
  server,
}, testInfo) => {
  test.skip(isMissing("zbarimg"), "zbarimg is not installed");
  const id = await registerByApi(page.request, server.url);
  await page.goto(`/verify/${id}`);
  const preview = page.getByRole("img", { name: `Preview of certificate ${id}` });
  await expect(preview).toBeVisible();
  const path = testInfo.outputPath("preview.png");
  await preview.screenshot({ path });
  expect(run("zbarimg", ["-q", "--raw", "--nodbus", path]).output.trim()).toBe(`${server.url}/verify/${id}`);
});

test.describe("without its design", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("the certificate shows only its code, until a retry loads the rest @long", async ({
    page,
    server,
  }) => {
    const id = await registerByApi(page.request, server.url);
    await page.route("**/certificate-*.svg", (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await page.goto(`/verify/${id}`);
    await expectAfterTries(page, page.getByRole("alert"));
    await expect(page.getByRole("alert")).toContainText("We couldn’t load the certificate’s design");
    await expect(
      page.getByRole("img", { name: `QR code linking to ${server.url}/verify/${id}` }),
    ).toBeVisible();
    await page.unroute("**/certificate-*.svg");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("img", { name: `Preview of certificate ${id}` })).toBeVisible();
  });
});
