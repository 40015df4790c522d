import { api, claimsOfRegistration, type RegistrationInput } from "@colophon/api";
import { registrationTypedData } from "@colophon/proof";
import { isDeclined } from "../../lib/wallet-account.ts";
import type { WalletProvider } from "../../lib/wallets.ts";
import { WalletFailure } from "./wallet-failure.ts";

export interface Signed {
  /** Of what was signed: another content needs another signature. */
  contentHash: string;
  signature: string;
}

interface ToSign {
  body: RegistrationInput;
  /** The registrant's full name, which stands in the record unless an alias was chosen. */
  name: string;
  address: string;
  providers: readonly WalletProvider[];
  /** From an earlier attempt. */
  before: Signed | null;
}

/**
 * Has the wallet sign the registration as the record will have it (docs/format.md). Undefined for what the server is going
 * to refuse anyway.
 */
export async function signRegistration(toSign: ToSign): Promise<Signed | undefined> {
  const { name, address, providers, before } = toSign;
  const parsed = api["POST /api/ip/register"].body.safeParse(toSign.body);
  if (!parsed.success) return undefined;
  const claims = claimsOfRegistration(parsed.data, { name: parsed.data.creatorName || name, email: "" });
  const typedData = registrationTypedData(Object.fromEntries(claims));
  const { contentHash } = typedData.message;
  if (before?.contentHash === contentHash) return before;
  const signature = await ask(await providerOf(address, providers), address, JSON.stringify(typedData));
  return { contentHash, signature };
}

/** The extension that shows this account, and asks to show it where none does. */
async function providerOf(address: string, providers: readonly WalletProvider[]): Promise<WalletProvider> {
  for (const method of ["eth_accounts", "eth_requestAccounts"])
    for (const provider of providers) {
      const accounts = await request(provider, method);
      const isThere =
        Array.isArray(accounts) &&
        accounts.some((account) => String(account).toLowerCase() === address.toLowerCase());
      if (isThere) return provider;
    }
  throw new WalletFailure("wrongAccount");
}

async function ask(provider: WalletProvider, address: string, typedData: string): Promise<string> {
  const signature = await request(provider, "eth_signTypedData_v4", [address, typedData]);
  if (typeof signature !== "string" || !signature.startsWith("0x")) throw new WalletFailure("failed");
  return signature;
}

async function request(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (cause) {
    throw new WalletFailure(isDeclined(cause) ? "declined" : "failed", { cause });
  }
}
