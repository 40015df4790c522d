import {
  api,
  type BatchSignature,
  claimsOfRegistration,
  type RegistrationContentsInput,
} from "@colophon/api";
import { type BatchTypedData, batchToSign, signedContentHash, toBase64Url } from "@colophon/proof";
import type { PrivateKeyAccount } from "viem/accounts";

/** One signature of the wallet for all of these, as a browser makes it. */
export async function signBatch(
  wallet: PrivateKeyAccount,
  registrations: RegistrationContentsInput[],
  { name = "Ada Lovelace", change = (message) => message }: SignOptions = {},
): Promise<BatchSignature> {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const rows = api["POST /api/ip/register/batch"].body.shape.registrations.parse(registrations);
  const contents = rows.map((row) =>
    signedContentHash(
      Object.fromEntries(claimsOfRegistration(row, { name: row.creatorName || name, email: "" })),
    ),
  );
  const { typedData } = batchToSign({ creatorName: name, contents, seed });
  const { works, ...message } = change(typedData.message);
  const signature = await wallet.signTypedData({
    ...typedData,
    message: { ...message, works: BigInt(works) },
  });
  return { signature, seed: toBase64Url(seed) };
}

interface SignOptions {
  name?: string;
  change?: (message: BatchTypedData["message"]) => BatchTypedData["message"];
}
