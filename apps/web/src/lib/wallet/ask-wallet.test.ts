import { expect, test } from "vitest";
import { askWallet } from "./ask-wallet.ts";
import type { WalletProvider } from "./wallets.ts";

const address = "0xAbCd000000000000000000000000000000000001";
const declined = Object.assign(new Error("no"), { code: 4001 });

/** An extension that answers each method with a value, or fails with an error. */
function wallet(answers: Record<string, unknown>): WalletProvider & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    request: async ({ method }: { method: string }) => {
      asked.push(method);
      const answer = answers[method];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const signing = { eth_signTypedData_v4: "0x51" };

test("the extension that already exposes the account signs, and nobody is asked to connect", async () => {
  const broken = wallet({ eth_accounts: new Error("broken") });
  const mine = wallet({ eth_accounts: [address.toLowerCase()], ...signing });
  expect(await askWallet(address, [broken, mine], {})).toBe("0x51");
  expect(broken.asked).toEqual(["eth_accounts"]);
});

test("an extension that the user declines to connect keeps no other from signing", async () => {
  const other = wallet({ eth_accounts: [], eth_requestAccounts: declined });
  const mine = wallet({ eth_accounts: [], eth_requestAccounts: [address], ...signing });
  expect(await askWallet(address, [other, mine], {})).toBe("0x51");
});

test.each([
  ["declined", declined],
  ["failed", new Error("broken")],
  ["wrongAccount", ["0x0000000000000000000000000000000000000002"]],
])("%s is said when no extension has the account", async (reason, answer) => {
  const only = wallet({ eth_accounts: [], eth_requestAccounts: answer });
  await expect(askWallet(address, [only], {})).rejects.toMatchObject({ reason });
});
