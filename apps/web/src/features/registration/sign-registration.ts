import { api, claimsOfRegistration, type RegistrationInput } from "@colophon/api";
import { registrationTypedData } from "@colophon/proof";
import { askWallet } from "../../lib/wallet/ask-wallet.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";

export interface Signed {
  /** Hash of the signed content: a changed content needs a new signature. */
  contentHash: string;
  signature: string;
}

interface ToSign {
  body: RegistrationInput;
  /** The registrant's full name, which is in the record unless an alias is chosen. */
  name: string;
  address: string;
  providers: readonly WalletProvider[];
  /** From an earlier attempt. */
  before: Signed | null;
}

/**
 * Has the wallet sign the registration as it will be in the record (docs/format.md). Undefined if the server would refuse it
 * anyway.
 */
export async function signRegistration(toSign: ToSign): Promise<Signed | undefined> {
  const { name, address, providers, before } = toSign;
  const parsed = api["POST /api/ip/register"].body.safeParse(toSign.body);
  if (!parsed.success) return undefined;
  const claims = claimsOfRegistration(parsed.data, { name: parsed.data.creatorName || name, email: "" });
  const typedData = registrationTypedData(Object.fromEntries(claims));
  const { contentHash } = typedData.message;
  if (before?.contentHash === contentHash) return before;
  return { contentHash, signature: await askWallet(address, providers, typedData) };
}
