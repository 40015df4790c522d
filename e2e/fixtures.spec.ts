import { expect, test } from "./fixtures.ts";

test("the server is the real one, with its own data", async ({ server, request }) => {
  expect((await request.get("/readyz")).status()).toBe(200);
  expect((await request.get(`${server.url}/log/checkpoint`)).status()).toBe(200);
});

test("an error in the console fails a test", async ({ page }) => {
  test.fail();
  await page.goto("/");
  await page.evaluate(() => console.error("broken"));
});

test("an uncaught error fails a test", async ({ page }) => {
  test.fail();
  await page.goto("/");
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("broken");
    });
  });
  await thrown;
});

test.describe("an expected error", () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test("is let through", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => console.error("broken on purpose"));
  });
});
