import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { isMissing, run } from "@colophon/testing/run-tool";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf } from "./steps.ts";

const refusesTraining = { "train-generative": "refuse", "train-other": "refuse" };

/** A work of the page's own account, of which this is said. */
async function registerSaying(page: Page, aiUse: Record<string, string>) {
  await arrive(page);
  const headers = await authorizationOf(page);
  const data = { ...makeRegistrationInput(), aiUse };
  const answer = await page.request.post("/api/ip/register", { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { certificateId: string };
}

test("a creator copies and downloads what machines are told, and what would refuse more asks first", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { certificateId } = await registerSaying(page, refusesTraining);
  const policy = `/certificates/${certificateId}/tdm-policy.json`;

  const answer = await page.goto(`/verify/${certificateId}`);
  expect(answer?.headers()).toMatchObject({ "content-usage": "train-ai=n" });
  expect(answer?.headers()).not.toHaveProperty("tdm-reservation");
  await page.getByText("Tell machines").click();
  const unfold = async (name: string) => {
    const heading = page.getByRole("heading", { name: new RegExp(`^${name} `) });
    await heading.click();
    return page.getByRole("listitem").filter({ has: heading });
  };
  await unfold("AIPREF");
  await expectAccessibleInBoth(page);

  await page.getByRole("button", { name: "Copy Content-Usage: train-ai=n" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Content-Usage: train-ai=n");

  await page.getByLabel("Where the work is on your site").fill("/art & more/");
  await unfold("RSL");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download license.xml" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("license.xml");
  const file = await download.path();
  expect(await readFile(file, "utf8")).toContain(`<content url="/art%20&amp;%20more/">`);
  if (!isMissing("xmllint")) expect(run("xmllint", ["--noout", file])).toMatchObject({ status: 0 });

  const tdmrep = await unfold("TDMRep");
  await expect(tdmrep.getByText("tdm-reservation")).toBeHidden();
  await tdmrep.getByRole("checkbox", { name: "Refuse that, too" }).check();
  await expect(tdmrep.getByText(`tdm-policy: ${server.url}${policy}`)).toBeVisible();
  const served = await page.request.get(policy);
  expect(await served.json()).toMatchObject({ "@type": "Offer", uid: `${server.url}${policy}` });
});

test("a certificate of which nothing is said of machines loads nothing of it", async ({ page }) => {
  const { certificateId } = await registerSaying(page, {});
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(`/verify/${certificateId}`);
  await expect(
    page.getByRole("heading", { name: "Check the certificate without this website" }),
  ).toBeVisible();
  await expect(page.getByText("Tell machines")).toBeHidden();
  expect(loaded.filter((path) => path.includes("machines"))).toEqual([]);
});
