import type { TransferOffer } from "@colophon/api";
import { hashToken } from "../../people/accounts/token.ts";
import { openJson, sealJson } from "../../base/encryption.ts";
import { AppError } from "../../base/errors.ts";
import { findOfferByToken, findOfferOfWork, findWork, listOffers, type OfferRow } from "./transfer-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** The offered work, the recipient, and the contents of the future statement. Sealed: older rows lack what was added since. */
export interface OfferTerms {
  email: string;
  to: string;
  rights: string;
  saidAt?: number | undefined;
  walletSignature?: string | undefined;
}

export interface Offer extends Omit<OfferRow, "sealed">, OfferTerms {}

/** What the terms of an offer are bound to. */
export const offerContext = (id: string): string => `transfer_offers.sealed:${id}`;

export const sealTerms = ({ keys }: Pick<SealedRows, "keys">, id: string, terms: OfferTerms): Buffer =>
  sealJson(keys.dataEncryption.key, terms, offerContext(id));

function open({ keys }: Pick<SealedRows, "keys">, { sealed, ...row }: OfferRow): Offer {
  return { ...row, ...(openJson(keys.dataEncryption.key, sealed, offerContext(row.id)) as OfferTerms) };
}

/** The offer that a letter's link leads to; `transfer_link_invalid` when it no longer exists. */
export async function requireOffer(
  context: SealedRows,
  token: string,
): Promise<Offer & { certificateId: string }> {
  const row = await findOfferByToken(context.pool, hashToken(token));
  const work = row && (await findWork(context.pool, row.workId));
  // The person who made the offer no longer owns the work.
  if (row === undefined || work?.ownerId !== row.ownerId) throw new AppError("transfer_link_invalid");
  return { ...open(context, row), certificateId: work.certificateId };
}

/** The open offer of a work. */
export async function findOffer(context: SealedRows, workId: string): Promise<Offer | undefined> {
  const row = await findOfferOfWork(context.pool, workId);
  return row && open(context, row);
}

export function describeTransferOffer({ email, to, rights, expiresAt }: Offer): TransferOffer {
  return { email, to, rights, expiresAt: expiresAt.toISOString() };
}

/** An account's offers, for its export. */
export async function describeTransferOffers(
  context: SealedRows,
  userId: string,
): Promise<(TransferOffer & { certificateId: string })[]> {
  const rows = await listOffers(context.pool, userId);
  return rows.map(({ certificateId, ...row }) => ({
    ...describeTransferOffer(open(context, row)),
    certificateId,
  }));
}
