import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@colophon/api";
import { isMissing, run } from "@colophon/testing/run-tool";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf, certificateIdOn, goToStep, openWizard, pay } from "./steps.ts";
import { takePicture } from "./take-picture.ts";
import { pathLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

const usesIn = (language: Language) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../apps/web/public/locales/${language}/uses.json`), "utf8"),
  ) as Record<"line" | "preset", string> &
    Record<"use" | "permission" | "plain" | "since" | "act" | "made", Record<string, string>>;

const filled = (text = "", values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

test("training is refused in three acts more, and seen in the review, on the page and in the PDF", async ({
  page,
  server,
}, testInfo) => {
  await arrive(page);
  await openWizard(page, "No machines", 1);
  const line = page.locator("summary", { hasText: "Use by machines" });
  await expect(page.getByRole("button", { name: "Refuse training" })).toBeHidden();
  let acts = 0;
  for (const control of [line, page.getByRole("button", { name: "Refuse training" })]) {
    await control.click();
    acts++;
  }
  expect(acts).toBeLessThanOrEqual(3);
  const refused = page
    .getByRole("group", { name: "Train generative AI" })
    .getByRole("radio", { name: "Refuse", exact: true });
  await expect(refused).toBeChecked();
  await takePicture(page, "step-1", testInfo);
  await page.reload();
  await expect(refused).toBeChecked();

  await goToStep(page, "Review");
  await expect(page.getByText("Train AI: refused")).toBeVisible();
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  await expect(page.getByText("Train AI: refused")).toBeVisible();
  const id = await certificateIdOn(page);

  await page.goto(`/verify/${id}`);
  await expect(page.locator("[data-uses]")).toContainText("Train AI: refused");
  await expect(page.locator("[data-uses=said]")).toContainText(/Train AI: refused since \w+ \d+, \d{4}/);
  const pdf = await page.request.get(`${server.url}/api/certificates/${id}/certificate.pdf?lng=en`);
  expect(pdf.status()).toBe(200);
  if (!isMissing("pdftotext")) {
    const { output } = run("pdftotext", ["-", "-"], { input: await pdf.body() });
    expect(output).toContain("Use by machines");
    expect(output).toContain("Training generative AI: refused");
  }
});

for (const language of pathLanguages)
  test(`its owner changes it, and sees old and new before it is published (${language}) @long`, async ({
    page,
  }, testInfo) => {
    const t = textsOf(language);
    const texts = usesIn(language);
    await arrive(page);
    const registered = await page.request.post("/api/ip/register", {
      headers: await authorizationOf(page),
      data: {
        materialDetails: {
          title: "Machines",
          categories: ["musical"],
          materialType: "music",
          intendedMedium: "music",
          copyrightRelation: "author",
        },
        declarationAccepted: true,
        payment: { provider: "demo" },
        aiUse: { "train-generative": "refuse", "train-other": "refuse" },
        aiInvolvement: { made: "none" },
      },
    });
    const { id, certificateId } = (await registered.json()) as { id: string; certificateId: string };
    await page.goto(`/works/${id}?lng=${language}`);
    await page.getByRole("button", { name: texts.act["open"] ?? "" }).click();
    const index = page.getByRole("group", { name: texts.use["index"] ?? "" });
    await page.getByRole("button", { name: texts.act["review"] ?? "" }).click();
    await expect(page.getByRole("alert")).toHaveText(texts.act["unchanged"] ?? "");
    await index.getByRole("radio", { name: texts.permission["allow"] ?? "", exact: true }).check();
    await takePicture(page, "change", testInfo);
    await page.getByRole("button", { name: texts.act["review"] ?? "" }).click();
    const dialog = page.getByRole("dialog", { name: texts.act["question"] ?? "" });
    await expect(dialog).toContainText(texts.permission["allow"] ?? "");
    await expect(dialog).toContainText(t("said.before", { value: texts.permission["nothing"] ?? "" }));
    await takePicture(page, "review", testInfo);
    await dialog.getByRole("button", { name: texts.act["confirm"] ?? "" }).click();
    const said = page.locator("[data-statement=ai_use]");
    await expect(said).toContainText(filled(texts.plain["allow"], { use: texts.use["index"] ?? "" }));

    await page.goto(`/verify/${certificateId}?lng=${language}`);
    const word = page.locator("[data-uses=said]");
    const [before = "", after = ""] = (texts.since["allow"] ?? "").split("{{date}}");
    const beginning = filled(before, { use: texts.use["index"] ?? "" });
    await expect(word).toContainText(beginning);
    if (after !== "") await expect(word).toContainText(after);
    await expect(word).toContainText(texts.use["training"] ?? "");
    await expect(page.getByText(texts.made["none"] ?? "", { exact: true })).toBeVisible();
    await expect(page.locator("[data-statement=ai_use]")).toBeVisible();
    await takePicture(page, "page", testInfo);
  });
