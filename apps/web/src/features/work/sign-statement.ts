import { api, claimsOfStatement, type WantedStatementInput, type OwnWork } from "@colophon/api";
import { statementTypedData } from "@colophon/proof/statements";
import { askWallet } from "../../lib/wallet/ask-wallet.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";

/**
 * Has the work's wallet sign a statement as the server will issue it (docs/format.md). Returns a statement that the server
 * would refuse anyway unchanged. The moment is part of what is signed: for a retry under the same key, callers send the first answer again.
 */
export async function signStatement(
  said: WantedStatementInput,
  { about, fields, walletAddress }: OwnWork & { walletAddress: string },
  providers: readonly WalletProvider[],
): Promise<WantedStatementInput> {
  const signed = { ...said, saidAt: Math.floor(Date.now() / 1000) };
  const parsed = api["POST /api/ip/{id}/statements"].body.safeParse(signed);
  const claims = parsed.success ? claimsOfStatement(parsed.data, fields) : undefined;
  if (!claims) return said;
  const typedData = statementTypedData({ about, kind: said.kind, claims: Object.fromEntries(claims) });
  return { ...signed, walletSignature: await askWallet(walletAddress, providers, typedData) };
}
