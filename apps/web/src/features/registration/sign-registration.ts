import {
  api,
  claimsOfRegistration,
  type RegistrationContents,
  type RegistrationContentsInput,
  type RegistrationInput,
} from "@colophon/api";
import {
  BATCH_SEED_LENGTH,
  batchToSign,
  fromBase64Url,
  registrationTypedData,
  signedContentHash,
  toBase64Url,
} from "@colophon/proof";
import { askWallet } from "../../lib/wallet/ask-wallet.ts";
import type { WalletProvider } from "../../lib/wallet/wallets.ts";
import type { Signed } from "./draft.ts";

interface Signer {
  /** The registrant's full name, which is in the record unless an alias is chosen. */
  name: string;
  address: string;
  providers: readonly WalletProvider[];
  /** The signature of an earlier attempt, which is used again while the contents are the same. */
  before: Signed | null;
}

/**
 * Has the wallet sign the registration as it will be in the record (docs/format.md). Undefined if the server would refuse it
 * anyway.
 */
export async function signRegistration(
  body: RegistrationInput,
  { name, address, providers, before }: Signer,
): Promise<Signed | undefined> {
  const parsed = api["POST /api/ip/register"].body.safeParse(body);
  if (!parsed.success) return undefined;
  const typedData = registrationTypedData(claimsOf(parsed.data, name));
  const { contentHash } = typedData.message;
  if (before?.contentHash === contentHash) return before;
  return { contentHash, signature: await askWallet(address, providers, typedData) };
}

/** The same of all works of a batch, by one signature. */
export async function signBatch(
  registrations: RegistrationContentsInput[],
  { name, address, providers, before }: Signer,
): Promise<Required<Signed> | undefined> {
  const parsed = api["POST /api/ip/register/batch"].body.shape.registrations.safeParse(registrations);
  if (!parsed.success) return undefined;
  const records = parsed.data.map((one) => claimsOf(one, name));
  const creatorName = parsed.data[0]?.creatorName || name;
  const contents = records.map(signedContentHash);
  const dataOf = (seed: Uint8Array) => batchToSign({ creatorName, contents, seed }).typedData;
  if (before?.seed !== undefined) {
    const { root } = dataOf(fromBase64Url(before.seed)).message;
    if (before.contentHash === root) return { ...before, seed: before.seed };
  }
  // A new seed for other contents: by the same one, somebody who is shown one batch could try guesses about the other.
  const seed = crypto.getRandomValues(new Uint8Array(BATCH_SEED_LENGTH));
  const typedData = dataOf(seed);
  const signature = await askWallet(address, providers, typedData);
  return { contentHash: typedData.message.root, signature, seed: toBase64Url(seed) };
}

const claimsOf = (registration: RegistrationContents, name: string): Record<string, unknown> =>
  Object.fromEntries(
    claimsOfRegistration(registration, { name: registration.creatorName || name, email: "" }),
  );
