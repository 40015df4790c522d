import { certificateIdPattern } from "@colophon/api";
import { hashToken } from "../../people/accounts/token.ts";
import { AppError } from "../../base/errors.ts";
import { hashAddress } from "./address-hash.ts";
import { stopCodeOf } from "./stop-code.ts";
import { findByAddress, findByLink, type InvitationRow } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface Invited extends InvitationRow {
  /** They came by a letter's link, not only by their account. */
  isByLink: boolean;
  /** The code of the letter's stop link. */
  stopCode: string | null;
}

/**
 * Finds an invitation by the code of a letter's link, or by the certificate's number for the account that has confirmed the
 * invited address.
 */
export async function findInvited(
  context: SealedRows,
  token: string,
  caller: { email: string | null } | undefined,
): Promise<Invited> {
  const certificateId = token.toUpperCase();
  if (!certificateIdPattern.test(certificateId))
    return { ...(await findByToken(context, token)), isByLink: true };
  const email = caller?.email ?? undefined;
  if (email === undefined) throw new AppError("not_found");
  const row = await findByAddress(context.pool, await hashAddress(context, email), certificateId);
  if (row === undefined) throw new AppError("not_found");
  return { ...row, isByLink: false, stopCode: null };
}

/** Only by the code of a letter's link. */
export async function findByToken(
  { pool }: Pick<SealedRows, "pool">,
  token: string,
): Promise<InvitationRow & { stopCode: string | null }> {
  const row = await findByLink(pool, hashToken(token));
  if (row === undefined) throw new AppError("not_found");
  const stopCode = stopCodeOf(token);
  return { ...row, stopCode: row.stopHash.equals(hashToken(stopCode)) ? stopCode : null };
}
