import { makeWallet } from "@colophon/testing/make-wallet";
import { expect, test } from "./fixtures.ts";
import { answerAsWallet, proveWallet } from "./signing-wallet.ts";
import { arrive, openWizard, pay, shownNumber } from "./steps.ts";

test("the proven wallet signs the registration, and anyone can check that it did", async ({
  page,
  server,
}) => {
  const account = makeWallet();
  await answerAsWallet(page, async (method, params) =>
    method === "eth_signTypedData_v4" ? account.signTypedData(params[1]) : [account.address],
  );
  await arrive(page);
  await proveWallet(page, account, server.url);
  await openWizard(page, "Signed");
  const short = `${account.address.slice(0, 6)}…${account.address.slice(-4)}`;
  await expect(page.getByRole("switch", { name: `Sign with my wallet, ${short}` })).toBeChecked();
  await pay(page);
  const id = await shownNumber(page).innerText();
  await page.goto(`/verify/${id}`);
  await expect(page.locator("[data-check=disclosures]")).toHaveAttribute("data-state", "passed");
  await page.locator("[data-check=disclosures] summary").click();
  await expect(page.locator("[data-check=disclosures]")).toContainText(
    "This registration was signed by the wallet whose address it contains.",
  );
});

test("nothing is registered while the wallet declines; then it signs after all @long", async ({
  page,
  server,
}) => {
  const account = makeWallet();
  let asked = 0;
  await answerAsWallet(page, async (method, params) => {
    if (method !== "eth_signTypedData_v4") return [account.address];
    asked += 1;
    if (asked === 1) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
    return account.signTypedData(params[1]);
  });
  await arrive(page);
  await proveWallet(page, account, server.url);
  await openWizard(page, "Declined at first");
  let sent = 0;
  page.on("request", (request) => (sent += request.url().endsWith("/api/ip/register") ? 1 : 0));
  await pay(page);
  await expect(page.getByRole("alert")).toContainText("You declined the signature request in your wallet");
  expect(sent).toBe(0);
  await page.getByRole("button", { name: "Ask the wallet again" }).click();
  await expect(shownNumber(page)).toBeVisible();
  expect([asked, sent]).toEqual([2, 1]);
});

test("with another account in the wallet, the work can be registered without its signature @long", async ({
  page,
  server,
}) => {
  const [account, other] = [makeWallet(), makeWallet()];
  await answerAsWallet(page, async () => [other.address]);
  await arrive(page);
  await proveWallet(page, account, server.url);
  await openWizard(page, "Without");
  await pay(page);
  await expect(page.getByRole("alert")).toContainText("The wallet is set to another account.");
  const registering = page.waitForRequest("**/api/ip/register");
  await page.getByRole("button", { name: "Register without the signature" }).click();
  expect((await registering).postDataJSON()).not.toHaveProperty("walletSignature");
  await expect(shownNumber(page)).toBeVisible();
});

test.describe("when the register can't answer", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("after a lost answer the wallet isn't asked again for the same work @long", async ({
    page,
    server,
  }) => {
    const account = makeWallet();
    let asked = 0;
    await answerAsWallet(page, async (method, params) => {
      if (method !== "eth_signTypedData_v4") return [account.address];
      asked += 1;
      return account.signTypedData(params[1]);
    });
    await arrive(page);
    await proveWallet(page, account, server.url);
    await openWizard(page, "Asked once");
    await page.route(
      "**/api/ip/register",
      (route) => route.fulfill({ status: 503, json: { code: "log_unavailable", error: "x" } }),
      {
        times: 1,
      },
    );
    await pay(page);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Pay and register" }).click();
    await expect(shownNumber(page)).toBeVisible();
    expect(asked).toBe(1);
  });
});
