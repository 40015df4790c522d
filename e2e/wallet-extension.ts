import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeTestWallet, type TestWallet } from "@colophon/testing/test-wallet";

interface Extension {
  /** Without a name it is `window.ethereum`, else it announces itself (EIP-6963). */
  name?: string;
  chainId?: number;
  /** Methods that its owner rejects. */
  declines?: string[];
}

/** Gives the page's browser a wallet extension with a real key behind it: an EIP-1193 provider. */
export async function installWallet(page: Page, extension: Extension = {}): Promise<TestWallet> {
  const wallet = makeTestWallet();
  const uuid = randomUUID();
  const signer = `sign_${uuid.replaceAll("-", "_")}`;
  await page.exposeFunction(signer, wallet.sign);
  await page.addInitScript(
    ({ address, id, sign, name, chainId = 137, declines = [] }) => {
      const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
        // Wallets throw plain objects.
        // oxlint-disable-next-line typescript/only-throw-error
        if (declines.includes(method)) throw { code: 4001, message: "User rejected the request." };
        if (method === "eth_requestAccounts") return [address.toLowerCase()];
        if (method === "eth_chainId") return `0x${chainId.toString(16)}`;
        if (method === "personal_sign")
          return (window as unknown as Record<string, (bytes: unknown) => Promise<string>>)[sign]?.(
            params[0],
          );
        throw new Error(`${method} is not known`);
      };
      if (name === undefined) {
        Object.assign(window, { ethereum: { request } });
        return;
      }
      const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
      const detail = Object.freeze({
        info: { uuid: id, name, icon, rdns: "example.wallet" },
        provider: { request },
      });
      const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
      window.addEventListener("eip6963:requestProvider", announce);
      announce();
    },
    { address: wallet.address, id: uuid, sign: signer, ...extension },
  );
  return wallet;
}
