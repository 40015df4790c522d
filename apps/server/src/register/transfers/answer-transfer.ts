import { randomUUID } from "node:crypto";
import { claimsOfWords } from "@colophon/api";
import type { Kysely } from "kysely";
import type { SigningContext } from "../../record/issuer.ts";
import { awaitsAddress, confirmByLink } from "../../people/accounts/confirm-email.ts";
import { emailKey } from "../../base/email-key.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Database } from "../../base/db/schema.ts";
import { transact } from "../../base/db/transact.ts";
import { type DepositedBytes, endOrphanedDeposit } from "../deposits/end-deposit.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { refuseAfterTheEnd } from "../statements/draft-statement.ts";
import { claimsOfWallet, type SignedByOwner } from "../statements/claims-of-wallet.ts";
import { newStatement, type SignedStatement } from "../statements/new-statement.ts";
import { findOwnableWork, type OwnableWork } from "../statements/own-work.ts";
import { type LoggedStatement, say, type SayContext } from "../statements/say.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { type Offer, requireOffer } from "./offer.ts";
import { deleteOffer, findTransferredWork } from "./transfer-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface TransferAnswerContext extends SealedRows, SigningContext, SayContext, DepositedBytes {
  keys: SealedRows["keys"];
  log: SigningContext["log"] & SayContext["log"];
  letters: LetterQueue;
  db: Kysely<Database>;
}

type CertifiedOffer = Offer & { certificateId: string };

/**
 * Why this caller can't accept an offer; undefined when they can. A user whose address isn't confirmed yet can: the offer's
 * letter has reached it.
 */
export async function obstacleTo(
  { db }: Pick<TransferAnswerContext, "db">,
  { email, ownerId }: Pick<Offer, "email" | "ownerId">,
  caller: Pick<Caller, "userId" | "email"> | undefined,
): Promise<"log_in" | "other_account" | "own_work" | undefined> {
  if (caller === undefined) return "log_in";
  if (caller.userId === ownerId) return "own_work";
  const isTheirs =
    caller.email === null
      ? await awaitsAddress(db, caller.userId, email)
      : emailKey(caller.email) === emailKey(email);
  return isTheirs ? undefined : "other_account";
}

const refusals = {
  log_in: "unauthorized",
  other_account: "transfer_other_account",
  own_work: "transfer_to_self",
} as const;

/**
 * Accepts an offer: the statement that both sides have agreed to is signed and logged, and the work belongs to the caller, in
 * one transaction. Fields that only the registrant saw stay sealed; the private copy is deleted.
 */
export async function acceptTransfer(
  context: TransferAnswerContext,
  caller: Caller | undefined,
  { token, idempotencyKey, device }: { token: string; idempotencyKey: string | undefined; device: string },
): Promise<{ workId: string; statement: LoggedStatement }> {
  if (caller === undefined) throw new AppError("unauthorized");
  const { userId } = caller;
  let workId: string | undefined;
  const statement = await say(context, {
    request: { userId, idempotencyKey, body: [token, "accept"] },
    isFixed: false,
    draft: async (key) => {
      const offer = await requireOffer(context, token);
      const obstacle = await obstacleTo(context, offer, caller);
      if (obstacle !== undefined) throw new AppError(refusals[obstacle]);
      if (caller.email === null) await confirmByLink(context, { userId, device }, offer.email);
      ({ workId } = offer);
      return draftTransfer(context, offer, userId, key);
    },
  });
  // A repeated request under the same key: the work is the caller's by now.
  workId ??= await findTransferredWork(context.pool, userId, statement.index);
  if (workId === undefined) throw new AppError("not_found");
  await endOrphanedDeposit(context, workId);
  return { workId, statement };
}

async function draftTransfer(
  context: TransferAnswerContext,
  offer: CertifiedOffer,
  successorId: string,
  key: IdempotencyKey | undefined,
): Promise<SignedStatement> {
  const { id: offerId, workId, ownerId, to, rights, walletSignature } = offer;
  const saidAt = walletSignature === undefined ? undefined : offer.saidAt;
  const work = await findOwnableWork(context, ownerId, offer.certificateId);
  if (work === undefined) throw new AppError("transfer_link_invalid");
  refuseAfterTheEnd(work, "transferred");
  const claims = claimsOfWords({ to, rights, saidAt });
  const signed = { kind: "transferred", saidAt, walletSignature };
  const walletClaims = await signedWhenOffered(context, work, signed, claims);
  return newStatement(context, work, {
    kind: "transferred",
    by: work.by,
    claims: [...claims, ...walletClaims],
    userId: ownerId,
    key,
    after: work.said.length,
    effect: { change: "transfer", workId, offerId, successorId },
    alongside: async (tx) =>
      tell(context, tx, work, [
        { kind: "transferAccepted", userId: ownerId },
        { kind: "transferReceived", userId: successorId },
      ]),
  });
}

/** The wallet has signed another statement about the work since, or the owner now uses another wallet. */
async function signedWhenOffered(
  context: TransferAnswerContext,
  work: OwnableWork,
  signed: SignedByOwner,
  claims: Parameters<typeof claimsOfWallet>[3],
) {
  return claimsOfWallet(context, work, signed, claims, { signedBefore: true }).catch((error: unknown) => {
    const isOutdated = error instanceof AppError && [400, 422].includes(error.status);
    throw isOutdated ? new AppError("transfer_outdated") : error;
  });
}

/** Refuses an offer: nothing is logged, and the owner is told. */
export async function refuseTransfer(context: TransferAnswerContext, token: string): Promise<void> {
  const offer = await requireOffer(context, token);
  const { id, ownerId, certificateId } = offer;
  const work = await findOwnableWork(context, ownerId, certificateId);
  if (work === undefined) throw new AppError("transfer_link_invalid");
  const isMine = await transact(context.pool, async (tx) => {
    // Answered or taken back since it was read: the owner gets no second letter.
    if (!(await deleteOffer(tx, id))) return false;
    await tell(context, tx, work, [{ kind: "transferRefused", userId: ownerId }]);
    return true;
  });
  if (!isMine) throw new AppError("transfer_link_invalid");
}

async function tell(
  { letters }: Pick<TransferAnswerContext, "letters">,
  tx: Queryable,
  { id: certificateId, workId, now: { title } }: Pick<OwnableWork, "id" | "workId" | "now">,
  addressees: readonly {
    kind: "transferAccepted" | "transferReceived" | "transferRefused";
    /** Null: nobody owns it, to be told. */
    userId: string | null;
  }[],
): Promise<void> {
  const contents = { certificateId, workId, title };
  for (const { kind, userId } of addressees) {
    if (userId === null) continue;
    await letters.add(tx, { kind, subject: randomUUID(), userId, contents });
  }
}
