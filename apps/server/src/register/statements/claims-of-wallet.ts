import type { Claim } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { claimStatementWallet } from "../../people/wallet/claim-statement-wallet.ts";
import { openClaims } from "./open-statement.ts";
import type { OwnableWork } from "./own-work.ts";
import { listStatements } from "./statement-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** How many seconds a wallet's time may differ from the server's: an older signature doesn't express a current intention. */
const walletTolerance = 3600;

/** The parts of a statement that concern a wallet. */
export interface SignedByOwner {
  kind: string;
  walletSignature?: string | undefined;
  saidAt?: number | undefined;
}

/**
 * The claims that a wallet's signature adds to its owner's statement. `signedBefore`: it was signed, and checked here, some days ago.
 */
export async function claimsOfWallet(
  context: SealedRows,
  { id, about, ownerId, walletAddress }: OwnableWork,
  { kind, walletSignature: signature, saidAt }: SignedByOwner,
  claims: readonly Claim[],
  { signedBefore = false }: { signedBefore?: boolean } = {},
): Promise<Claim[]> {
  if (signature === undefined) {
    if (walletAddress !== undefined) throw new AppError("wallet_statement_needed");
    return [];
  }
  if (ownerId === null) throw new AppError("owner_wallet_needed");
  if (saidAt === undefined) throw new AppError("validation_failed", { fields: { saidAt: "required" } });
  const proof = await claimStatementWallet(
    context.pool,
    ownerId,
    { about, kind, claims, signature },
    walletAddress,
  );
  const address = Object.fromEntries(proof)["walletAddress"];
  // A wallet's signature can't be replayed.
  const before = (await listStatements(context.pool, id)).map((statement) =>
    Object.fromEntries(openClaims(context.keys, statement).map(({ name, value }) => [name, value])),
  );
  const isRepeated = before.some(
    (one) => one["walletAddress"] === address && Number(one["saidAt"]) >= saidAt,
  );
  const isUntimely = !signedBefore && Math.abs(saidAt - Date.now() / 1000) > walletTolerance;
  if (isRepeated || isUntimely) throw new AppError("validation_failed", { fields: { saidAt: "invalid" } });
  return proof;
}
