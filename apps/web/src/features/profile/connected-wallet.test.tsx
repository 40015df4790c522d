import type { Wallet } from "@colophon/api";
import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { ConnectedWallet } from "./connected-wallet.tsx";

const wallet: Wallet = {
  connected: true,
  address: "0x52908400098527886E0F7030069857D2E4169EE7",
  chainId: 1,
  connectedAt: "2026-11-22T12:34:00.000Z",
  verified: false,
};

test.each([
  [1, "Ethereum Mainnet"],
  [137, "Polygon"],
  [80001, "Polygon Mumbai Testnet"],
  [42161, "Arbitrum One"],
  [421613, "Arbitrum Goerli"],
  [5, "Unknown (5)"],
  [1234567, "Unknown (1234567)"],
])("the network %i is called %s", (chainId, name) => {
  show(<ConnectedWallet wallet={{ ...wallet, chainId }} />);
  expect(screen.getByText(name, { exact: true })).toBeDefined();
});

test("a connected wallet shows its address shortened, to be copied whole, and since when", () => {
  show(<ConnectedWallet wallet={wallet} />);
  expect(screen.getByText("Connected", { exact: true })).toBeDefined();
  expect(screen.getByText("0x5290…9EE7").title).toBe(wallet.address);
  expect(screen.getByRole("button", { name: t("profile:wallet.copyAddress") })).toBeDefined();
  expect(screen.getByText(t("profile:wallet.connectedAt")).nextElementSibling?.textContent).toMatch(
    /^November 22, 2026 at \d+:34/,
  );
});

test("without a wallet nothing but that is shown", () => {
  show(<ConnectedWallet wallet={null} />);
  expect(screen.getByText("Connection Status").nextElementSibling?.textContent).toBe("Not Connected");
  expect(screen.getAllByRole("term")).toHaveLength(1);
});
