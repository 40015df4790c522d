import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";
import { expectAfterTries, registerByApi } from "./steps.ts";

test("the log’s head is checked in the browser, and its anchors lead to their transactions", async ({
  page,
  server,
}) => {
  await registerByApi(page.request, server.url);
  await page.goto("/log");
  await expect(page.getByText("The log’s latest state is signed with the log’s key.")).toBeVisible();
  const checkpoint = await (await page.request.get("/log/checkpoint")).text();
  await expect(page.getByText(checkpoint.split("\n")[0] ?? "", { exact: true })).toBeVisible();
  await expect(page.getByText("No new anchor is needed right now.")).toBeVisible();

  for (const name of [
    "Newest checkpoint",
    "Newest entries",
    "Newest part of the tree",
    "Trust file",
    "The checker",
    "The format",
  ]) {
    const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
    expect((await page.request.get(href ?? "")).status(), name).toBe(200);
  }

  await page.getByRole("link", { name: /^0x/ }).first().click();
  await expect(
    page.getByText("This transaction writes the size and the root of the public log"),
  ).toBeVisible();
  await expect(page.getByText("Test or development chain, not public evidence")).toBeVisible();
});

test("the checker that a certificate’s page offers checks its proof by itself", async ({
  page,
  server,
}, testInfo) => {
  const outputPath = (...parts: string[]) => testInfo.outputPath(...parts);
  const id = await registerByApi(page.request, server.url);
  await page.goto(`/verify/${id}`);
  for (const [name, file] of [
    ["The checker", "colophon-verify.mjs"],
    ["Trust file", "colophon-trust.json"],
    ["Download proof", "proof.colophon.json"],
  ] as const) {
    const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
    await writeFile(outputPath(file), await (await page.request.get(href ?? "")).body());
  }
  const run = async (proof: string) =>
    promisify(execFile)(process.execPath, ["colophon-verify.mjs", proof, "--trust", "colophon-trust.json"], {
      cwd: outputPath(),
    });
  expect((await run("proof.colophon.json")).stdout).toContain(id);
  const proof = await readFile(outputPath("proof.colophon.json"), "utf8");
  await writeFile(outputPath("forged.colophon.json"), proof.replace(/"sdJwt":\s*"e/, '"sdJwt":"f'));
  await expect(run("forged.colophon.json")).rejects.toMatchObject({ code: 1 });
});

test("a certificate’s blockchain signature leads to its transaction on the development chain", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await page.goto(`/verify/${id}`);
  const link = page.getByRole("link", { name: /^ETH-0x/ });
  await expect(link).toBeVisible();
  await link.click();
  const { anchor } = (await (await page.request.get(`/api/ip/verify/${id}`)).json()) as {
    anchor: { transactionHash: string; blockNumber: number };
  };
  await expect(page).toHaveURL(new RegExp(`/chain/${anchor.transactionHash}$`));
  // The address changes before the page does: the certificate's page mentions the hash too.
  await expect(
    page.getByText("This transaction writes the size and the root of the public log"),
  ).toBeVisible();
  await expect(page.getByText(anchor.transactionHash)).toBeVisible();

  await page.goto(`/chain/0x${"0".repeat(64)}`);
  await expect(page.getByText("The blockchain has no transaction with this hash.")).toBeVisible();
});

test("a checkpoint not signed by the log’s key is not shown as valid @long", async ({ page }) => {
  await page.route("**/log/checkpoint", async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replace(/\n\d+\n/, "\n1000000\n") });
  });
  await page.goto("/log");
  await expect(page.getByRole("alert")).toContainText("Don’t rely on it.");
});

test.describe("what is away", () => {
  test.use({ expectedErrors: [/status of 503|net::ERR_FAILED/] });

  test("an unreachable log or chain is reported, and can be retried @long", async ({ page }) => {
    await page.route("**/log/checkpoint", (route) => route.abort());
    await page.route("**/api/log/anchors", async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, isChainAway: true } });
    });
    await page.clock.install();
    await page.goto("/log");
    await expectAfterTries(page, page.getByRole("alert"));
    await expect(page.getByText("The blockchain isn’t responding.")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("We couldn’t reach the log");
    await page.unroute("**/log/checkpoint");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Your own browser just checked that signature.")).toBeVisible();
  });
});
