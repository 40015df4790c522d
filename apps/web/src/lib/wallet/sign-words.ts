import { api, claimsOfWords } from "@colophon/api";
import { statementTypedData } from "@colophon/proof/statements";
import { askWallet } from "./ask-wallet.ts";
import type { WalletProvider } from "./wallets.ts";

const endpoints = {
  transferred: "POST /api/ip/{id}/transfer",
  answered: "POST /api/certificates/{id}/disputes/{n}/answer",
  settled: "POST /api/certificates/{id}/disputes/{n}/settle",
} as const;

/**
 * Has the work's wallet sign its owner's statement, as the server will issue it (docs/format.md). Signs nothing if the work
 * names no wallet, or if the server would refuse the statement anyway. The moment is part of what is signed: for a retry under the same
 * key, callers send the first answer again.
 */
export async function signWords(
  { about, walletAddress }: { about: string; walletAddress: string | null },
  { kind, body, dispute }: { kind: keyof typeof endpoints; body: object; dispute?: number },
  providers: readonly WalletProvider[],
): Promise<{ saidAt?: number; walletSignature?: string }> {
  const parsed = walletAddress === null ? undefined : api[endpoints[kind]].body.safeParse(body);
  if (walletAddress === null || !parsed?.success) return {};
  const { to, rights, text } = parsed.data as { to?: string; rights?: string; text?: string };
  const saidAt = Math.floor(Date.now() / 1000);
  const words = {
    ...(to !== undefined && { to }),
    ...(rights !== undefined && { rights }),
    ...(text !== undefined && { text }),
    ...(dispute !== undefined && { dispute }),
    saidAt,
  };
  const typedData = statementTypedData({ about, kind, claims: Object.fromEntries(claimsOfWords(words)) });
  return { saidAt, walletSignature: await askWallet(walletAddress, providers, typedData) };
}
