import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { arrive, authorizationOf } from "./steps.ts";
import { installWallet } from "./wallet-extension.ts";

// Without a connected wallet the server answers 404.
test.use({ expectedErrors: [/status of 404/] });

const connect = (page: Page) => page.getByRole("button", { name: "Connect Wallet" });
const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

async function openWallet(page: Page): Promise<void> {
  await arrive(page);
  await page.goto("/profile/wallet");
  await expect(page.getByText("Connection Status")).toBeVisible();
}

async function readStatus(page: Page): Promise<unknown> {
  const answer = await page.request.get("/api/wallet/status", { headers: await authorizationOf(page) });
  return answer.json();
}

for (const name of ["Fox", undefined])
  test(`a wallet ${name ? "that announces itself" : "at window.ethereum"} is connected, proven, copied and disconnected`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wallet = await installWallet(page, { ...(name && { name }), chainId: 42_161 });
    await openWallet(page);
    await connect(page).click();
    await expect(
      page.getByText("Your wallet is connected and you’ve proven that you control it."),
    ).toBeVisible();
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();
    await expect(page.getByText(shorten(wallet.address))).toBeVisible();
    await expect(page.getByText("Arbitrum One")).toBeVisible();
    await expect(page.getByText("Control proven")).toBeVisible();
    expect(await readStatus(page)).toMatchObject({
      address: wallet.address,
      chainId: 42_161,
      verified: true,
    });
    await page.getByRole("button", { name: "Copy address" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText("Control proven")).toBeVisible();
    await page.getByRole("button", { name: "Disconnect Wallet" }).click();
    await expect(page.getByText("Wallet disconnected.")).toBeVisible();
    await expect(page.getByText("Not Connected")).toBeVisible();
    expect(await readStatus(page)).toMatchObject({ code: "wallet_not_connected" });
  });

test("a wallet that doesn't sign is still connected, and can be proven later", async ({ page }) => {
  await installWallet(page, { name: "Fox", chainId: 5, declines: ["personal_sign"] });
  await openWallet(page);
  await connect(page).click();
  await expect(
    page.getByText("You didn’t sign, so you haven’t yet proven that you control the wallet"),
  ).toBeVisible();
  await expect(page.getByText("Unknown (5)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prove control" })).toBeEnabled();
  expect(await readStatus(page)).toMatchObject({ verified: false });
});

test("the user chooses one of several wallets, by keyboard alone", async ({ page }) => {
  await installWallet(page, { name: "Fox" });
  const owl = await installWallet(page, { name: "Owl", chainId: 1 });
  await openWallet(page);
  await connect(page).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Which wallet?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(connect(page)).toBeFocused();
  // The dialog is hidden a moment before the page knows: a key pressed in between, too soon for a person, opens nothing.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByRole("button", { name: "Owl" }).press("Enter");
  await expect(page.getByText(shorten(owl.address))).toBeVisible();
  await expect(page.getByText("Ethereum Mainnet")).toBeVisible();
});
