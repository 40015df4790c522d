import { useSyncExternalStore } from "react";

/** A wallet extension's interface for pages (EIP-1193). */
export interface WalletProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

export interface BrowserWallet {
  id: string;
  /** The extension's own name; empty if it gives none. */
  name: string;
  /** A picture as a `data:` URL. */
  icon?: string;
  provider: WalletProvider;
}

/** How extensions announce themselves (EIP-6963); they are third-party code, so nothing about it is guaranteed. */
interface Announcement {
  info?: { uuid?: unknown; name?: unknown; icon?: unknown };
  provider?: Partial<WalletProvider>;
}

declare global {
  interface Window {
    ethereum?: Partial<WalletProvider>;
  }
  interface WindowEventMap {
    "eip6963:announceProvider": CustomEvent<Announcement | null>;
    "ethereum#initialized": Event;
  }
}

/** By id; never emptied, since no event says that an extension has gone. */
const announced = new Map<string, BrowserWallet>();
/** The same array until they change, or `useSyncExternalStore` would draw without end. */
let wallets: readonly BrowserWallet[] = [];

/** The wallet extensions of this browser: those that announce themselves, else the one at `window.ethereum`. */
export const useWallets = (): readonly BrowserWallet[] => useSyncExternalStore(subscribe, () => wallets);

function subscribe(onChange: () => void): () => void {
  const gather = () => {
    const found = announced.size > 0 ? [...announced.values()] : readInjected();
    const isSame =
      found.length === wallets.length &&
      found.every(({ provider }, place) => provider === wallets[place]?.provider);
    if (!isSame) wallets = found;
    // Even if another component has gathered them just before: React draws only where they differ from what it has drawn.
    onChange();
  };
  const hear = ({ detail }: WindowEventMap["eip6963:announceProvider"]) => {
    const wallet = readAnnouncement(detail);
    if (wallet) announced.set(wallet.id, wallet);
    gather();
  };
  window.addEventListener("eip6963:announceProvider", hear);
  window.addEventListener("ethereum#initialized", gather);
  gather();
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  return () => {
    window.removeEventListener("eip6963:announceProvider", hear);
    window.removeEventListener("ethereum#initialized", gather);
  };
}

function readAnnouncement(detail: Announcement | null): BrowserWallet | undefined {
  const { uuid, name, icon } = detail?.info ?? {};
  const provider = detail?.provider;
  if (typeof uuid !== "string" || typeof name !== "string" || !isProvider(provider)) return undefined;
  const isPicture = typeof icon === "string" && icon.startsWith("data:image/");
  return { id: uuid, name: name.trim(), ...(isPicture ? { icon } : {}), provider };
}

function readInjected(): BrowserWallet[] {
  const provider = window.ethereum;
  return isProvider(provider) ? [{ id: "window.ethereum", name: "", provider }] : [];
}

const isProvider = (provider: Partial<WalletProvider> | undefined): provider is WalletProvider =>
  typeof provider?.request === "function";
