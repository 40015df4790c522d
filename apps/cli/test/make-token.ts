import { call, type TokenScope } from "@colophon/api";
import { type Account, authorization, confirmSession } from "@colophon/testing/account";

/** A token of the account for programs. */
export async function makeToken(
  account: Account,
  scopes: TokenScope[] = ["works:read", "works:register"],
): Promise<string> {
  await confirmSession(account);
  const init = { baseUrl: account.url, headers: authorization(account.token) };
  const { token } = await call(
    "POST /api/user/tokens",
    { body: { name: "colophon", scopes, days: 1 } },
    init,
  );
  return token;
}
