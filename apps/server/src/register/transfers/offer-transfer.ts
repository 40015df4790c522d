import { randomUUID } from "node:crypto";
import { claimsOfWords, type TransferOffer } from "@colophon/api";
import { emailKey } from "../../base/email-key.ts";
import { createToken, hashToken } from "../../people/accounts/token.ts";
import { idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { takeKeys, type Use } from "../../base/idempotency/idempotency.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import { statusOf } from "../../record/heading.ts";
import type { Caller } from "../../base/http/bind.ts";
import { isStopped } from "../invitations/is-stopped.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { refuseAfterTheEnd } from "../statements/draft-statement.ts";
import { claimsOfWallet } from "../statements/claims-of-wallet.ts";
import { type OwnableWork, requireOwnWork } from "../statements/own-work.ts";
import { describeTransferOffer, findOffer, type OfferTerms, sealTerms } from "./offer.ts";
import { deleteOfferOfWork, insertOffer } from "./transfer-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface OfferTransferContext extends SealedRows {
  letters: LetterQueue;
  config: { publicUrl: string };
}

/**
 * Offers one's own work to the reader of an address: a letter with a link, which works once, for seven days. Nothing is
 * logged until the offer is accepted. The same idempotency key never sends two letters.
 */
export async function offerTransfer(
  context: OfferTransferContext,
  { userId, email }: Pick<Caller, "userId" | "email">,
  { workId, terms }: { workId: string; terms: OfferTerms },
  {
    language,
    idempotencyKey,
    mayOffer,
  }: {
    /** Of the letter: its recipient may have no account. */
    language: string;
    idempotencyKey: string | undefined;
    mayOffer: () => Promise<boolean>;
  },
): Promise<TransferOffer> {
  const key = idempotencyKeyOf(userId, idempotencyKey, [workId, terms]);
  const findBefore = async () => key && findEarlierUse(context.pool, key);
  const before = await findBefore();
  if (before !== undefined) return answerBefore(context, workId, before);

  const work = await requireOwnWork(context, userId, workId);
  if (email === null) throw new AppError("email_not_confirmed");
  if (emailKey(terms.email) === emailKey(email)) throw new AppError("transfer_to_self");
  refuseAfterTheEnd(work, "transferred");
  const { to, rights, saidAt, walletSignature } = terms;
  const claims = claimsOfWords({ to, rights, saidAt: walletSignature === undefined ? undefined : saidAt });
  await claimsOfWallet(context, work, { kind: "transferred", saidAt, walletSignature }, claims);
  if ((await findOffer(context, workId)) !== undefined) {
    // The same request may have been faster on another connection.
    const quicker = await findBefore();
    if (quicker !== undefined) return answerBefore(context, workId, quicker);
    throw new AppError("transfer_offered");
  }
  if (await isStopped(context, terms.email)) throw new AppError("address_stopped");
  if (!(await mayOffer())) throw new AppError("transfers_per_day");

  const offer = draftOffer(context, work, terms, language);
  const { tokenHash } = offer.row;
  const expiresAt = await transact(context.pool, async (tx) => {
    if (key !== undefined) {
      const use = { ...key, certificateId: work.id, statementHash: tokenHash };
      if ((await takeKeys(tx, [use])).size === 0) return undefined;
    }
    return keepOffer(context, tx, offer);
  });
  if (expiresAt !== undefined) return describeTransferOffer({ ...offer.row, ...terms, expiresAt });
  const taken = await findBefore();
  if (taken === undefined) throw new AppError("unauthorized");
  return answerBefore(context, workId, taken);
}

/** An offer to be kept, and the letter with its link. */
export function draftOffer(
  context: Pick<OfferTransferContext, "keys" | "config">,
  { id: certificateId, workId, ownerId, creatorName: creator, now: { title }, said }: OwnableWork,
  terms: OfferTerms,
  language: string,
) {
  const [id, token] = [randomUUID(), createToken()];
  const row = { id, workId, ownerId, tokenHash: hashToken(token), sealed: sealTerms(context, id, terms) };
  const letter = {
    kind: "transferOffered",
    subject: id,
    to: terms.email,
    // Behind the #, a token is in no server's or proxy's log.
    contents: {
      link: `${context.config.publicUrl}/transfers#${token}`,
      title,
      certificateId,
      creator,
      isDisputed: statusOf(said) === "disputed",
      isSuperseded: said.some(({ kind }) => kind === "superseded"),
    },
    language,
  } as const;
  return { row, letter };
}

/** Keeps an offer, and queues its letter; resolves to when it ends. Refused while another one waits, unless it replaces that. */
export async function keepOffer(
  { letters }: Pick<OfferTransferContext, "letters">,
  tx: Queryable,
  { row, letter }: ReturnType<typeof draftOffer>,
  { replaces = false } = {},
): Promise<Date> {
  if (replaces) await deleteOfferOfWork(tx, row.workId);
  const until = await insertOffer(tx, row);
  if (until === undefined) throw new AppError("transfer_offered");
  await letters.addTo(tx, letter);
  return until;
}

async function answerBefore(context: SealedRows, workId: string, before: Use): Promise<TransferOffer> {
  const offer = await findOffer(context, workId);
  if (offer === undefined || before.statementHash?.equals(offer.tokenHash) !== true)
    throw new AppError("transfer_link_invalid");
  return describeTransferOffer(offer);
}
