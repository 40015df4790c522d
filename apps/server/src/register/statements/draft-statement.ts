import { claimsOfStatement, correctFields, type WantedStatement } from "@colophon/api";
import { USES, type UsesSaid } from "@colophon/uses";
import type { SigningContext } from "../../record/issuer.ts";
import { AppError } from "../../base/errors.ts";
import { hidden } from "../../search/index/entry-of-work.ts";
import type { Indexer } from "../../search/open-search.ts";
import type { Effect } from "./effects.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { newStatement, type SignedStatement } from "./new-statement.ts";
import { statusOf } from "../../record/heading.ts";
import { findOwnWork, type OwnedWork, searchedWork } from "./own-work.ts";
import { usesNow } from "./uses-now.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";
import { claimsOfWallet } from "./claims-of-wallet.ts";

export interface DraftContext extends SigningContext, SealedRows {
  indexer: Indexer;
}

/** The most statements of a kind about a certificate; `statement-space.ts` counts their bytes. */
const mostOf = { corrected: 48, ai_use: 48, transferred: 10, superseded: Infinity, withdrawn: Infinity };

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
