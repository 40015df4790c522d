import type { TransferOffer } from "@colophon/api";
import { emailKey } from "../accounts/email-key.ts";
import { findByAddress } from "../accounts/find-user.ts";
import { requireCertificate } from "../certificates/read-certificate.ts";
import { kyselyOn } from "../db/kysely-on.ts";
import { transact } from "../db/transact.ts";
import { AppError } from "../errors.ts";
import { listSaid } from "../statements/list-said.ts";
import { findOwnWork, type OwnWork } from "../statements/own-work.ts";
import { describeOffer, type OfferTerms } from "../transfers/offer.ts";
import { draftOffer, keepOffer, refusalOf } from "../transfers/offer-transfer.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";
import { isOperator } from "./operator-store.ts";

/**
 * Offers a work in its owner's name, on documents that the registry has seen and has said so in a note: to an heir, or to whom
 * a court names. It is theirs once they accept, as of every offer; until then the owner, who is told, can take it back.
 */
export async function passOn(
  context: OperatorContext,
  certificateId: string,
  terms: Pick<OfferTerms, "email" | "to" | "rights">,
  { operatorId, reason, language }: { operatorId: string; reason: string; language: string },
): Promise<TransferOffer> {
  const { db, pool, keys, letters } = context;
  const work = await requireOwnedWork(context, certificateId);
  const successor = await findByAddress(db, emailKey(terms.email));
  if (successor?.id === work.ownerId) throw new AppError("transfer_to_self");
  // Nobody in charge gives works to people in charge.
  if (successor !== undefined && (await isOperator(db, successor.id))) throw new AppError("own_account");
  await requireNote(context, work);
  const refusal = await refusalOf(context, work, terms);
  if (refusal !== undefined) throw new AppError(refusal);
  const offer = draftOffer(context, work, terms, successor?.language ?? language);
  const expiresAt = await transact(pool, async (tx) => {
    const until = await keepOffer(context, tx, offer);
    const subject = subjectOf.certificate(certificateId);
    const noted = await noteAct(kyselyOn(tx), keys, { act: "pass", subject, operatorId, reason });
    await letters.add(kyselyOn(tx), {
      kind: "transferOfferedForYou",
      subject: noted,
      userId: work.ownerId,
      contents: { certificateId, workId: work.workId, title: work.now.title },
    });
    return until;
  });
  return describeOffer({ ...offer.row, ...terms, expiresAt });
}

async function requireOwnedWork(context: OperatorContext, certificateId: string): Promise<OwnWork> {
  const { ownerId } = await requireCertificate(context, certificateId, "operator");
  const work = ownerId === null ? undefined : await findOwnWork(context, ownerId, certificateId);
  if (work === undefined) throw new AppError("not_found");
  return work;
}

/** Whoever checks the certificate is to read first why its owner has not said it. */
async function requireNote(context: OperatorContext, { id, said }: OwnWork): Promise<void> {
  const words = await listSaid(context, id);
  const isNoted = said.some(({ n, kind, by }) => {
    const { ground } = words.get(n) ?? {};
    return kind === "noted" && by === "registry" && (ground === "heir" || ground === "court_order");
  });
  if (!isNoted) throw new AppError("note_needed");
}
