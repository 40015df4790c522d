import { readFileSync } from "node:fs";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { helloWorld, startExplorer } from "@colophon/testing/start-explorer";
import { expectAccessibleInBoth } from "./accessibility.ts";
import { expect, test as base } from "./fixtures.ts";
import { arrive, authorizationOf, certificateIdOn, goToStep, openWizard, pay } from "./steps.ts";
import { leadToExplorers } from "./test-clocks.ts";

const explorers = [await startExplorer(), await startExplorer()] as const;

/** A server whose explorers are the test's own. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ BITCOIN_EXPLORERS: explorers.map(({ url }) => url).join() });
      await use(server);
      await server.stop();
      // Not in afterAll, which a worker may run between two tests of this file.
      await Promise.all(explorers.map(({ stop }) => stop()));
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

const work = { name: "hello.txt", mimeType: "text/plain", buffer: Buffer.from(helloWorld.file) };
const proof = { name: "hello.txt.ots", mimeType: "", buffer: Buffer.from(helloWorld.ots) };
const line = "I have an earlier proof of this file";

test("a proof of the file from before is brought in, named by the certificate, and says when, apart from the verdict", async ({
  page,
}) => {
  await arrive(page);
  await openWizard(page, "Hello, again", 1);
  await expect(page.getByText(line)).toHaveCount(0);
  await page.getByLabel("Choose a file").setInputFiles(work);
  await expect(page.getByText("hello.txt")).toBeVisible();
  // One closed line; who has none sees no more of it.
  await expect(page.getByLabel("Choose the proof")).toBeHidden();
  await page.getByText(line).click();

  const choose = page.getByLabel("Choose the proof");
  await choose.setInputFiles({ ...proof, name: "broken.ots", buffer: proof.buffer.subarray(0, 300) });
  await expect(page.getByRole("alert")).toContainText("We can’t read this proof");
  const other = Buffer.from(proof.buffer);
  other[40] = 1;
  await choose.setInputFiles({ ...proof, buffer: other });
  await expect(page.getByRole("alert")).toContainText("This proof is about another file.");
  await choose.setInputFiles(proof);
  await expect(
    page.getByText(
      "A proof that refers to Bitcoin. We check it against the Bitcoin blockchain when you register.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessibleInBoth(page, "step 1 with an earlier proof");

  await page.reload();
  await expect(page.getByText("hello.txt.ots").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove hello.txt.ots" }).click();
  await expect(page.getByText("A proof that refers to Bitcoin.")).toHaveCount(0);
  await page.getByLabel("Choose the proof").setInputFiles(proof);
  await goToStep(page, "Review");
  await expect(page.getByText("Earlier proof of the file")).toBeVisible();
  await expect(
    page.getByText(
      "A proof that refers to Bitcoin. We check it against the Bitcoin blockchain when you register.",
    ),
  ).toBeVisible();

  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  const id = await certificateIdOn(page);

  await page.goto(`/verify/${id}`);
  const heading = page.getByRole("heading", { name: /^Valid/ });
  await expect(heading).toBeVisible();
  // The date proof may be on its way for some seconds.
  await expect(page.locator("[data-check=anchor][data-state=passed]").first()).toBeAttached();
  const verdict = await page.locator("[data-verdict]").getAttribute("data-verdict");
  await expect(
    page.getByText(
      "A proof that refers to Bitcoin. This page hasn’t checked it against the Bitcoin blockchain.",
    ),
  ).toBeVisible();
  await leadToExplorers(page, [explorers[0].url, explorers[1].url]);
  await page.getByRole("button", { name: "Check against Bitcoin" }).click();
  await expect(
    page.getByText(/^This file already existed on May 28, 2015.* as Bitcoin block 358391 shows\.$/),
  ).toBeVisible();
  await expect(
    page.getByText("The earlier proof shows that the file existed, not who had it."),
  ).toBeVisible();
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", verdict ?? "");
  await expectAccessibleInBoth(page, "a certificate with an earlier proof");

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the earlier proof" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${id}.earlier-1.ots`);
  expect(readFileSync(await download.path())).toEqual(proof.buffer);

  // The proof of the certificate alone names it, and somebody has to bring it.
  const bundle = await (await page.request.get(`/api/certificates/${id}/bundle`)).body();
  await page.goto("/verify");
  await page
    .getByLabel("Choose files, or drop them here")
    .setInputFiles({ name: `${id}.colophon.json`, mimeType: "", buffer: bundle });
  await expect(
    page.getByText("The certificate refers to an earlier proof, but that proof isn’t available here."),
  ).toBeVisible();
  await page.getByLabel("Choose the proof").setInputFiles(work);
  await expect(page.getByText("This isn’t the proof that the certificate refers to.")).toBeVisible();
  await page.getByLabel("Choose the proof").setInputFiles(proof);
  // What the explorers said is kept for the session: nobody asks them again.
  await expect(page.getByText(/^This file already existed on May 28, 2015/)).toBeVisible();
});

test.describe("while explorers don’t agree", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("the registration waits, and nothing is lost", async ({ page }) => {
    await arrive(page);
    await openWizard(page, "Hello for now", 1);
    await page.getByLabel("Choose a file").setInputFiles(work);
    await page.getByText(line).click();
    await page.getByLabel("Choose the proof").setInputFiles(proof);
    await expect(page.getByText("A proof that refers to Bitcoin.")).toBeVisible();
    await goToStep(page, "Payment");
    explorers[1].behave("lie");
    await pay(page);
    await expect(page.getByRole("alert")).toContainText(
      "We couldn’t check the earlier proof against the Bitcoin blockchain right now.",
    );
    explorers[1].behave("well");
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(page.getByRole("link", { name: "Finish" })).toBeVisible();
  });
});

test("of several files with a certificate each, a proof goes to its own file, and one of no file is named", async ({
  page,
}) => {
  await arrive(page);
  await openWizard(page, "Hello, both", 1);
  const other = { name: "sea.txt", mimeType: "text/plain", buffer: Buffer.from("the sea") };
  await page.getByLabel("Choose a file").setInputFiles([work, other]);
  await expect(page.getByText("All 2 files have been read.")).toBeAttached();
  await expect(page.getByText("I have earlier proofs of these files")).toHaveCount(0);
  await page.getByRole("radio", { name: /A certificate for each file/ }).check();
  await page.getByText("I have earlier proofs of these files").click();
  const foreign = Buffer.from(proof.buffer);
  foreign[40] = 1;
  await page
    .getByLabel("Choose the proofs")
    .setInputFiles([proof, { ...proof, name: "whose.ots", buffer: foreign }]);
  await expect(page.getByText(/^About file 1, .*hello\.txt/)).toBeVisible();
  await expect(page.getByText("1 proof isn’t about any of your files", { exact: false })).toBeVisible();
  await expect(page.getByText("whose.ots")).toBeVisible();
  await expectAccessibleInBoth(page, "earlier proofs of several files");
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("heading", { name: "2 works are registered." })).toBeVisible();
  const answer = await page.request.get("/api/ip/user", { headers: await authorizationOf(page) });
  for (const { title, certificateId } of (await answer.json()) as {
    title: string;
    certificateId: string;
  }[]) {
    const stated = await page.request.get(`/api/certificates/${certificateId}/earlier-1.ots`);
    expect([title, stated.status()]).toEqual(title === "hello" ? ["hello", 200] : ["sea", 404]);
  }
});
