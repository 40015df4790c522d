import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { storeToken } from "../../lib/session/token.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";
import { useWalletConnection } from "./use-wallet-connection.ts";

function Connect({ provider }: { provider: WalletProvider | undefined }) {
  const { connect, failure } = useWalletConnection();
  return (
    <>
      <button type="button" onClick={() => connect(provider)}>
        Connect
      </button>
      {failure}
    </>
  );
}

const silent: WalletProvider = { request: async () => [] };

// The page's button is disabled without an extension, and the page asks for a login; both can be gone when it is pressed.
test.each([
  ["a session", undefined, silent, "profile:wallet.notAuthenticated"],
  ["an extension", "a token", undefined, "profile:wallet.noMetaMask"],
  ["an account", "a token", silent, "profile:wallet.noAccounts"],
] as const)("without %s nothing is connected, and the reason is told", async (_, token, provider, text) => {
  if (token !== undefined) storeToken(token);
  const { user } = showWithApi(<Connect provider={provider} />, {});
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText(t(text))).toBeDefined();
});
