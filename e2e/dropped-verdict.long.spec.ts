import { languages } from "@colophon/api";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./steps.ts";
import { textsOf } from "./texts.ts";

// After a drop, the verdict is what people see and where they are.

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`after a drop the verdict is within the first screen and has the focus, at ${width} by ${height}`, async ({
    page,
    server,
  }) => {
    const { request } = page;
    const id = await registerByApi(request, server.url);
    await expect
      .poll(async () => (await request.get(`${server.url}/api/ip/verify/${id}`)).json() as Promise<unknown>)
      .toMatchObject({ anchor: { state: "final" } });
    const buffer = await (await request.get(`${server.url}/api/certificates/${id}/bundle`)).body();
    await page.setViewportSize({ width, height });
    for (const language of languages) {
      const t = textsOf(language);
      await page.goto(`/verify?lng=${language}`);
      await page
        .getByLabel(t("drop.choose"))
        .setInputFiles({ name: "proof.colophon.json", mimeType: "", buffer });
      const verdict = page.getByRole("heading", { name: t("verify.verdict.validByRegistryTime.title") });
      await expect(verdict).toBeFocused();
      await expect(verdict).toBeInViewport({ ratio: 1 });
      const place = await verdict.boundingBox();
      expect(place?.y, `${language}: without scrolling`).toBeLessThan(height / 2);
      expect(await page.evaluate(() => scrollY), language).toBe(0);
      const input = page.getByLabel(t("drop.choose"));
      await expect(input, "the field stays, in one line").toBeVisible();
    }
  });
