import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { storeToken } from "../../lib/session/token.ts";
import { walletQuery } from "./wallet-query.ts";
import { WalletTab } from "./wallet-tab.tsx";

const none = { "/api/wallet/status": refusal("wallet_not_connected") };
const connect = () => screen.getByRole<HTMLButtonElement>("button", { name: t("profile:wallet.connect") });

/** An extension that answers like this, or throws as wallets do. */
function install(answer: (method: string) => unknown): void {
  window.ethereum = { request: async ({ method }: { method: string }) => answer(method) };
  storeToken("token");
}
afterEach(() => {
  delete window.ethereum;
});

test("without an extension there is a hint, and nothing to connect with", async () => {
  showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  expect(connect().disabled).toBe(true);
  expect(screen.getByRole("link", { name: t("profile:wallet.download") }).getAttribute("href")).toBe(
    "https://metamask.io/download/",
  );
  for (const name of [
    "profile:wallet.metaMaskRequired",
    "profile:wallet.why.title",
    "profile:wallet.networks.title",
  ] as const)
    expect(screen.getByRole("heading", { name: t(name) })).toBeDefined();
});

test("a proven wallet needs its extension too: it signs what is registered", async () => {
  const proven = {
    address: `0x${"ab".repeat(20)}`,
    chainId: 137,
    connected: true,
    connectedAt: "2026-11-22T12:00:00.000Z",
    verified: true,
  };
  showWithApi(<WalletTab />, { "/api/wallet/status": proven });
  await screen.findByText(t("profile:wallet.proven"), { exact: false });
  expect(screen.getByRole("heading", { name: "MetaMask Required" })).toBeDefined();
});

test("the tab says what it is for, why to connect, and which networks there are", async () => {
  showWithApi(<WalletTab />, none);
  expect(screen.getByText(t("common.loading"))).toBeDefined();
  expect(screen.getByRole("heading", { name: "Blockchain Wallet" })).toBeDefined();
  expect(await screen.findByText(/^You can sign the works you register with a crypto wallet/)).toBeDefined();
  const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed).toEqual([
    t("profile:wallet.why.ownership"),
    t("profile:wallet.why.timestamp"),
    "Polygon, recommended for lower fees",
    "Ethereum",
    "Arbitrum",
  ]);
  expect(screen.getByText(t("profile:wallet.networks.free"))).toBeDefined();
});

test("a status that couldn't be loaded is reported, and can be requested again", async () => {
  showWithApi(<WalletTab />, { "/api/wallet/status": refusal("internal_error") });
  await screen.findByText(t("profile:wallet.statusError"), { exact: false });
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});

test("a wallet that fails without a word is reported in ours", async () => {
  install(() => {
    throw new Error("");
  });
  const { user } = showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  expect(await screen.findByText(t("profile:wallet.connectError"))).toBeDefined();
});

test("a user who declines to connect is told that nothing has changed", async () => {
  install(() => {
    // Wallets throw plain objects.
    // oxlint-disable-next-line typescript/only-throw-error
    throw { code: 4001, message: "User rejected the request." };
  });
  const { user } = showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  await screen.findByText(t("profile:wallet.declined"));
  expect(connect().disabled).toBe(false);
});

test("a wallet without an account is reported", async () => {
  install(() => []);
  const { user } = showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  expect(await screen.findByText(t("profile:wallet.noAccounts"))).toBeDefined();
});

test("a wallet's own error message is shown", async () => {
  install(() => {
    throw new Error("Already processing a request.");
  });
  const { user } = showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  expect(await screen.findByText("Already processing a request.")).toBeDefined();
  expect(document.activeElement).toBe(connect());
});

test("while the wallet asks the user, the button is pending and keeps the focus", async () => {
  install(() => new Promise(() => undefined));
  const { user } = showWithApi(<WalletTab />, none);
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  expect(connect().getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(connect());
});

test("a connected wallet that hasn't signed can be proven later", async () => {
  const wallet = {
    address: `0x${"ab".repeat(20)}`,
    chainId: 137,
    connected: true,
    connectedAt: "2026-11-22T12:00:00.000Z",
    verified: false,
  };
  showWithApi(<WalletTab />, { "/api/wallet/status": wallet });
  await screen.findByText(t("profile:wallet.notProven"));
  expect(screen.getByRole("button", { name: t("profile:wallet.prove") })).toBeDefined();
  expect(screen.getByRole("button", { name: t("profile:wallet.disconnect") })).toBeDefined();
});

const account = `0x${"ab".repeat(20)}`;
const answersOf: Record<string, unknown> = {
  eth_requestAccounts: [account],
  eth_chainId: "0x89",
  personal_sign: `0x${"00".repeat(65)}`,
};
/** With the application's own cache, in which a change of the connection is stored. */
function showInApp(answers: Record<string, unknown>) {
  queryClient.removeQueries({ queryKey: walletQuery.queryKey });
  const tab = (
    <QueryClientProvider client={queryClient}>
      <WalletTab />
    </QueryClientProvider>
  );
  return showWithApi(tab, answers);
}

const nowhere = refusal("not_found");
const nonce = { nonce: "abcdefgh12345678" };

// Specification section 8. That there is no such endpoint proves nothing about the wallet.
test.each([
  ["for the nonce and the connection", { "/api/wallet/nonce": nowhere, "/api/wallet/connect": nowhere }],
  ["for the connection, after a signature", { "/api/wallet/nonce": nonce, "/api/wallet/connect": nowhere }],
])("a 404 %s connects the wallet, and claims no proof", async (_, answers) => {
  install((method) => answersOf[method]);
  const { user } = showInApp({ ...none, ...answers });
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  const done = await screen.findByText(
    "Your wallet is connected. You haven’t yet proven that you control it.",
  );
  expect(done.closest("[role]")?.getAttribute("role")).toBe("status");
  screen.getByText(t("profile:wallet.isConnected"));
  screen.getByText(t("profile:wallet.notProven"));
  screen.getByText("Polygon");
  expect(screen.queryByText(t("profile:wallet.connected.given"))).toBeNull();
});

test("only a proof that the server has accepted is one", async () => {
  install((method) => answersOf[method]);
  const wallet = { address: account, chainId: 137, connected: true, connectedAt: "2026-11-22T12:00:00.000Z" };
  let verified = false;
  const { user } = showInApp({
    ...none,
    "/api/wallet/nonce": nonce,
    "/api/wallet/connect": () => ({ ...wallet, verified }),
  });
  await screen.findByText(t("profile:wallet.isNotConnected"));
  await user.click(connect());
  await screen.findByText(t("profile:wallet.connected.none"));
  verified = true;
  await user.click(screen.getByRole("button", { name: t("profile:wallet.prove") }));
  await screen.findByText(t("profile:wallet.connected.given"));
  expect(screen.queryByText(t("profile:wallet.notProven"))).toBeNull();
});

test.each([
  ["is disconnected by a 404", nowhere, "profile:wallet.disconnectSuccess", "profile:wallet.isNotConnected"],
  [
    "stays after another failure",
    refusal("unavailable"),
    "profile:wallet.disconnectError",
    "profile:wallet.isConnected",
  ],
] as const)("a wallet %s", async (_, answer, text, status) => {
  storeToken("token");
  const wallet = { address: account, chainId: 1, connected: true, connectedAt: "2026-11-22T12:00:00.000Z" };
  const { user } = showInApp({
    "/api/wallet/status": { ...wallet, verified: true },
    "/api/wallet/disconnect": answer,
  });
  await user.click(await screen.findByRole("button", { name: t("profile:wallet.disconnect") }));
  await screen.findByText(t(text), { exact: false });
  expect(screen.getByText(t(status))).toBeDefined();
});
