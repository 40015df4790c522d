import type { PersonalData } from "@colophon/api";
import type { Kysely } from "kysely";
import { findUser } from "../../people/accounts/accounts.ts";
import type { Database } from "../../base/db/schema.ts";
import { hashAddress } from "./address-hash.ts";
import { deleteByAddress, listAnswers, listByAddress } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

interface PersonContext extends SealedRows {
  db: Kysely<Database>;
}

/** Deletes the questions to the address of an account that is erased: nobody asks that person any more whether they are named correctly. */
export async function eraseInvitations(context: PersonContext, userId: string): Promise<void> {
  const emailHash = await hashConfirmed(context, userId);
  if (emailHash !== undefined) await deleteByAddress(context.pool, emailHash);
}

/** More than name any account: an export has all of them. */
const all = 10_000;

/** The works that name an account's confirmed address, and the account's answers. */
export async function exportInvitations(
  context: PersonContext,
  userId: string,
): Promise<PersonalData["invitations"]> {
  const emailHash = await hashConfirmed(context, userId);
  const [named, answers] = await Promise.all([
    emailHash === undefined ? [] : listByAddress(context.pool, emailHash, { max: all, after: undefined }),
    listAnswers(context.pool, userId),
  ]);
  const keyOf = (one: { certificateId: string; collaborator: number }) =>
    `${one.certificateId} ${one.collaborator}`;
  const rows = new Map(named.map((one) => [keyOf(one), one.askedAt]));
  for (const answer of answers) if (!rows.has(keyOf(answer))) rows.set(keyOf(answer), null);
  return [...rows].map(([key, askedAt]) => {
    const [certificateId = "", collaborator] = key.split(" ");
    const own = answers.filter((answer) => keyOf(answer) === key);
    return {
      certificateId,
      collaborator: Number(collaborator),
      askedAt: askedAt?.toISOString() ?? null,
      answers: own.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    };
  });
}

/** The hash of an account's address, once that is confirmed: before, it may be a stranger's. */
export async function hashConfirmed(context: PersonContext, userId: string): Promise<Buffer | undefined> {
  const user = await findUser(context.db, userId);
  return user?.email_confirmed_at ? hashAddress(context, user.email) : undefined;
}
