import type { TransferOffer } from "@colophon/api";
import type { Kysely } from "kysely";
import { emailKey } from "../base/email-key.ts";
import { findByAddress, findUser } from "../people/accounts/accounts.ts";
import { requireCertificate } from "../record/read-certificate.ts";
import type { Database } from "../base/db/schema.ts";
import { transact } from "../base/db/transact.ts";
import { AppError } from "../base/errors.ts";
import { isStopped } from "../register/invitations/is-stopped.ts";
import { refuseAfterTheEnd } from "../register/statements/draft-statement.ts";
import { listSaid } from "../register/statements/list-said.ts";
import { findOwnableWork, type OwnableWork } from "../register/statements/own-work.ts";
import { describeTransferOffer, type OfferTerms } from "../register/transfers/offer.ts";
import { draftOffer, keepOffer, type OfferTransferContext } from "../register/transfers/offer-transfer.ts";
import { noteAct, subjectOf } from "./acts.ts";
import { isOperator } from "./operator-store.ts";

interface PassOnContext extends OfferTransferContext {
  db: Kysely<Database>;
}

/**
 * Offers a work in its owner's name to an heir, or to whom a court names, on documents that the registry has seen and tells of
 * in a note. It is theirs once they accept, as of every offer; until then the owner, who is told, can take it back. It replaces
 * an offer that waits: whoever has mistyped an address offers again. A work that nobody owns, since it was given back or its
 * owner was erased, is offered in the same way.
 */
export async function passOn(
  context: PassOnContext,
  certificateId: string,
  terms: Pick<OfferTerms, "email" | "to" | "rights">,
  { operatorId, reason }: { operatorId: string; reason: string },
): Promise<TransferOffer> {
  const { db, pool, keys, letters } = context;
  const work = await requireWork(context, certificateId);
  const successor = await findByAddress(db, emailKey(terms.email));
  if (successor?.id === work.ownerId) throw new AppError("transfer_to_owner");
  // Operators neither take works from each other nor give them to each other.
  for (const id of [work.ownerId, successor?.id])
    if (typeof id === "string" && (await isOperator(db, id))) throw new AppError("own_account");
  refuseAfterTheEnd(work, "transferred");
  // What its registrant says counts only with that wallet's signature.
  if (work.walletAddress !== undefined) throw new AppError("owner_wallet_needed");
  if (work.mayHideWallet) throw new AppError("file_incomplete");
  await requireNote(context, work);
  if (await isStopped(context, terms.email)) throw new AppError("address_stopped");
  // An heir without an account most likely reads what the owner does.
  const owner = work.ownerId === null ? undefined : await findUser(db, work.ownerId);
  const { language = "en" } = successor ?? owner ?? {};
  const offer = draftOffer(context, work, terms, language);
  const expiresAt = await transact(pool, async (tx) => {
    const until = await keepOffer(context, tx, offer, { replaces: true });
    const subject = subjectOf.certificate(certificateId);
    const act = await noteAct(tx, keys, { act: "pass", subject, operatorId, reason });
    if (work.ownerId !== null)
      await letters.add(tx, {
        kind: "transferOfferedForYou",
        subject: act,
        userId: work.ownerId,
        contents: { certificateId, workId: work.workId, title: work.now.title },
      });
    return until;
  });
  return describeTransferOffer({ ...offer.row, ...terms, expiresAt });
}

async function requireWork(context: PassOnContext, certificateId: string): Promise<OwnableWork> {
  const { ownerId } = await requireCertificate(context, certificateId, "operator");
  const work = await findOwnableWork(context, ownerId, certificateId);
  if (work === undefined) throw new AppError("not_found");
  return work;
}

/** Whoever checks the certificate reads there why its owner has not said it themselves. A note from before its last transfer was of another owner. */
async function requireNote(context: PassOnContext, { id, said }: OwnableWork): Promise<void> {
  const words = await listSaid(context, id);
  const ofThisOwner = said.slice(said.findLastIndex(({ kind }) => kind === "transferred") + 1);
  const isNoted = ofThisOwner.some(({ n, kind }) => {
    const { ground } = words.get(n) ?? {};
    return kind === "noted" && (ground === "heir" || ground === "court_order");
  });
  if (!isNoted) throw new AppError("note_needed");
}
