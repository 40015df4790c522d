import type { Page } from "@playwright/test";
import type { TestWallet } from "@colophon/testing/make-wallet";
import { expect } from "./fixtures.ts";
import { authorizationOf } from "./steps.ts";

/** An extension whose keys are here: its requests go to `answer`. */
export async function answerAsWallet(
  page: Page,
  answer: (method: string, params: unknown[]) => Promise<unknown>,
) {
  await page.exposeFunction("askWallet", async (method: string, params: unknown[]) => {
    try {
      return { result: await answer(method, params) };
    } catch (error) {
      const { code, message } = error as { code?: number; message: string };
      return { error: { code, message } };
    }
  });
  await page.addInitScript(() => {
    const { askWallet } = window as unknown as {
      askWallet: (
        method: string,
        params: unknown,
      ) => Promise<{ result?: unknown; error?: { code?: number; message: string } }>;
    };
    const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
      const { result, error } = await askWallet(method, params);
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    };
    Object.assign(window, { ethereum: { request } });
  });
}

/** Proves by the API that the wallet is the user's. */
export async function proveWallet(page: Page, account: TestWallet, url: string): Promise<void> {
  const headers = await authorizationOf(page);
  const { nonce } = (await (await page.request.get("/api/wallet/nonce", { headers })).json()) as {
    nonce: string;
  };
  const { message, signature } = await account.signIn(url, nonce);
  const data = { address: account.address, chainId: 1, message, signature };
  const answer = await page.request.post("/api/wallet/connect", { headers, data });
  expect(await answer.json()).toMatchObject({ verified: true });
}
