import { type Claim, claimsOfStatement, correctFields, type WantedStatement } from "@colophon/api";
import { USES, type UsesSaid } from "@colophon/uses";
import type { SigningContext } from "../../record/issuer.ts";
import { AppError } from "../../base/errors.ts";
import { hidden } from "../../search/index/entry-of-work.ts";
import type { Indexer } from "../../search/open-search.ts";
import { claimStatementWallet } from "../../people/wallet/claim-statement-wallet.ts";
import type { Effect } from "./effects.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { newStatement, type SignedStatement } from "./new-statement.ts";
import { openClaims } from "./open-statement.ts";
import { statusOf } from "../../record/heading.ts";
import { findOwnWork, type OwnableWork, type OwnedWork, searchedWork } from "./own-work.ts";
import { listStatements } from "./statement-store.ts";
import { usesNow } from "./uses-now.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface DraftContext extends SigningContext, SealedRows {
  indexer: Indexer;
}

/** The most statements of a kind about a certificate; `statement-space.ts` counts their bytes. */
const mostOf = { corrected: 48, ai_use: 48, transferred: 10, superseded: Infinity, withdrawn: Infinity };

/** How many seconds a wallet's time may differ from the server's: an older signature doesn't express a current intention. */
const walletTolerance = 3600;

interface DraftOptions {
  key?: IdempotencyKey | undefined;
  /** Logged together with the registration of the newer version that it names, which thus doesn't exist yet. */
  isOfRegistration?: boolean;
}

/** The owner's statement about a work, checked against all earlier ones, and signed. */
export async function draftStatement(
  context: DraftContext,
  work: OwnedWork,
  wanted: WantedStatement,
  { key, isOfRegistration = false }: DraftOptions = {},
): Promise<SignedStatement> {
  refuseAfterTheEnd(work, wanted.kind);
  if (wanted.kind === "superseded" && !isOfRegistration)
    await requireNewerVersion(context, work, wanted.certificate);
  if (wanted.kind === "ai_use" && isSame(wanted.aiUse, await usesNow(context, work)))
    throw new AppError("correction_changes_nothing");
  const { walletSignature, ...words } = wanted;
  const said = walletSignature === undefined ? { ...words, saidAt: undefined } : words;
  const claims = claimsOfStatement(said, work.now);
  if (claims === undefined) throw new AppError("correction_changes_nothing");
  const walletClaims = await claimsOfWallet(context, work, wanted, claims);
  return newStatement(context, work, {
    kind: wanted.kind,
    by: work.by,
    claims: [...claims, ...walletClaims],
    userId: work.ownerId,
    key,
    after: work.said.length,
    effect: await effectOf(context, work, wanted),
  });
}

/** No statements by the owner after a withdrawal; a blocked work can only be withdrawn; a work has one newer version. */
export function refuseAfterTheEnd({ said }: Pick<OwnedWork, "said">, kind: keyof typeof mostOf): void {
  if (said.some((before) => before.kind === "withdrawn")) throw new AppError("work_withdrawn");
  // A correction would show the work again.
  if (statusOf(said) === "blocked" && kind !== "withdrawn") throw new AppError("work_blocked");
  if (kind === "superseded" && said.some((before) => before.kind === "superseded"))
    throw new AppError("work_superseded");
  if (said.filter((before) => before.kind === kind).length >= mostOf[kind])
    throw new AppError("statements_full");
}

async function requireNewerVersion(
  context: DraftContext,
  { id, ownerId, index }: OwnedWork,
  newerId: string,
): Promise<void> {
  const newer = await findOwnWork(context, ownerId, newerId);
  if (newer?.supersedes !== id || newer.index <= index) throw new AppError("newer_version_mismatch");
}

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

const isSame = (one: UsesSaid, other: UsesSaid): boolean => USES.every((use) => one[use] === other[use]);

async function effectOf(
  context: DraftContext,
  work: OwnedWork,
  wanted: WantedStatement,
): Promise<Effect | undefined> {
  const { workId, said } = work;
  if (wanted.kind === "ai_use") return undefined;
  if (wanted.kind !== "corrected") return { change: "retire", workId, unlist: wanted.kind === "withdrawn" };
  const fields = correctFields(work.now, wanted.fields);
  const searchEntry = await context.indexer.entryOf(searchedWork(work, fields));
  const isRetired = said.some(({ kind }) => kind === "superseded");
  return { change: "correct", workId, fields, searchEntry: isRetired ? hidden(searchEntry) : searchEntry };
}
