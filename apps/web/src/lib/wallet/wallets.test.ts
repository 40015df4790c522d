// @vitest-environment happy-dom
import { act, createElement, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isDeclined, readAccount } from "./wallet-account.ts";
import type { BrowserWallet, WalletProvider } from "./wallets.ts";

let seen: readonly BrowserWallet[] = [];
/** By the second of two components. */
let alsoSeen: readonly BrowserWallet[] = [];
let close = (): void => undefined;

// Announced wallets are kept while the page is open: each test has its own page.
async function look(): Promise<void> {
  const { useWallets } = await import("./wallets.ts");
  const root = createRoot(document.createElement("div"));
  const Look = ({ onSeen }: { onSeen: (wallets: readonly BrowserWallet[]) => void }) => {
    const wallets = useWallets();
    useEffect(() => onSeen(wallets));
    return null;
  };
  const first = createElement(Look, { key: 1, onSeen: (wallets) => void (seen = wallets) });
  const second = createElement(Look, { key: 2, onSeen: (wallets) => void (alsoSeen = wallets) });
  act(() => root.render([first, second]));
  close = () => act(() => root.unmount());
}

const provider = (answers: Record<string, unknown> = {}): WalletProvider => ({
  request: async ({ method }) => answers[method],
});

const dispatch = (detail: unknown): unknown =>
  window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));

const announce = (detail: unknown): void => act(() => void dispatch(detail));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.resetModules();
  delete window.ethereum;
});

test("a browser without an extension has no wallet", async () => {
  await look();
  expect(seen).toEqual([]);
});

test("one that announces itself late is seen by each component that asks", async () => {
  await look();
  announce({ info: { uuid: "a", name: "Late" }, provider: provider() });
  expect(seen).toHaveLength(1);
  expect(alsoSeen).toEqual(seen);
});

test("one at window.ethereum is found, even if it appears late", async () => {
  await look();
  const injected = provider();
  window.ethereum = injected;
  act(() => {
    window.dispatchEvent(new Event("ethereum#initialized"));
  });
  expect(seen).toEqual([{ id: "window.ethereum", name: "", provider: injected }]);
});

test("announced wallets are requested, listed once each, and replace window.ethereum", async () => {
  window.ethereum = provider();
  const [fox, owl] = [provider(), provider()];
  const icon = "data:image/svg+xml,<svg/>";
  const first = { info: { uuid: "1", name: " Fox ", icon }, provider: fox };
  window.addEventListener("eip6963:requestProvider", () => dispatch(first), { once: true });
  await look();
  announce({ info: { uuid: "2", name: "Owl", icon: "https://tracker.example/owl.png" }, provider: owl });
  announce(first);
  expect(seen).toEqual([
    { id: "1", name: "Fox", icon, provider: fox },
    { id: "2", name: "Owl", provider: owl },
  ]);
});

test.each([null, {}, { info: {} }, { info: { uuid: 1, name: "Fox" } }, { info: { uuid: "1", name: "Fox" } }])(
  "an announcement that is none is passed over: %j",
  async (detail) => {
    await look();
    announce(detail);
    expect(seen).toEqual([]);
  },
);

test("the first account and the chain's number are read", async () => {
  const wallet = provider({ eth_requestAccounts: ["0xAb", "0xCd"], eth_chainId: "0xa4b1" });
  expect(await readAccount(wallet)).toEqual({ address: "0xAb", chainId: 42_161 });
  expect(await readAccount(provider({ eth_requestAccounts: [], eth_chainId: "0x1" }))).toBeUndefined();
});

test("a user's refusal is distinguished from a failure", () => {
  expect(isDeclined({ code: 4001, message: "User rejected the request." })).toBe(true);
  expect(isDeclined({ code: -32_603 })).toBe(false);
  expect(isDeclined(new Error("broken"))).toBe(false);
  expect(isDeclined(undefined)).toBe(false);
});
