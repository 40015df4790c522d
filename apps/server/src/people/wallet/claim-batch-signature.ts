import type { BatchSignature, Claim, FieldErrorCode } from "@colophon/api";
import { batchToSign, claimsToSign, fromBase64Url, recoverAddress, signedContentHash } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { oneByOne } from "../../base/one-by-one.ts";
import { canonicalSignature } from "./canonical-signature.ts";
import { findWallet } from "./wallet-store.ts";

/**
 * The two claims that each record of a batch gets by one signature of the user's proven wallet, in the order of the rows. Like
 * a registration's own signature, it must be a key's.
 */
export async function claimBatchSignature(
  db: Queryable,
  userId: string,
  rows: readonly (readonly Claim[])[],
  { signature: given, seed }: BatchSignature,
): Promise<Claim[][]> {
  const wallet = await findWallet(db, userId);
  if (!wallet?.verified) throw new AppError("wallet_not_proven");
  const records = rows.map((claims): Record<string, unknown> => Object.fromEntries(claims));
  const creatorName = onlyName(records);
  const contents: Uint8Array[] = [];
  // Between two rows, other requests have their turn.
  await oneByOne(records, 1, async (claims, row) => {
    contents[row] = signedContentHash(claims);
  });
  const { hash, claimOf } = batchToSign({ creatorName, contents, seed: fromBase64Url(seed) });
  const signature = canonicalSignature(given);
  if (recoverAddress(hash, signature) !== wallet.address) throw new AppError("batch_signature_invalid");
  return records.map((claims, row) => [
    ["walletAddress", wallet.address],
    ["walletBatchSignature", claimOf(row, claimsToSign(claims), signature)],
  ]);
}

/** The wallet shows one name, so all works are under it. */
function onlyName(records: readonly Record<string, unknown>[]): string {
  const [first = ""] = records.map(nameOf);
  const others = records.flatMap((claims, row): [string, FieldErrorCode][] =>
    nameOf(claims) === first ? [] : [[`registrations.${row}.creatorName`, "other_name"]],
  );
  if (others.length > 0) throw new AppError("validation_failed", { fields: Object.fromEntries(others) });
  return first;
}

const nameOf = ({ creatorName }: Record<string, unknown>): string =>
  typeof creatorName === "string" ? creatorName : "";
