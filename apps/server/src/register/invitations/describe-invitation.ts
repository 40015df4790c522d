import type { Invitation, NamedInWork } from "@colophon/api";
import type { Kysely } from "kysely";
import { findUsersByEmail } from "../../people/accounts/accounts.ts";
import { emailKey } from "../../base/email-key.ts";
import { collaboratorsOf } from "../../record/collaborators-of.ts";
import { openRegistered } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { statusOf } from "../../record/heading.ts";
import { hashAddress } from "./address-hash.ts";
import type { Invited } from "./find-invitation.ts";
import { type InvitationRow, listByAddress } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface DescribeContext extends SealedRows {
  db: Kysely<Database>;
}

/** What a person is named as, visible only to them. */
export async function describeInvitation(context: DescribeContext, row: Invited): Promise<Invitation> {
  const { person, named } = await describeRow(context, row);
  const { number, givenName, familyName, role, email } = person;
  const accounts = await findUsersByEmail(context.db, emailKey(email ?? ""));
  return {
    ...named,
    collaborator: { number, givenName, familyName, role, share: person.share ?? "" },
    email: email ?? "",
    hasAccount: accounts.some((account) => account.email_confirmed_at !== null),
    stopCode: row.stopCode,
  };
}

const page = 50;

/** Works that name an address, the newest first. */
export async function listNamedIn(
  context: DescribeContext,
  email: string | null,
  after: string | undefined,
): Promise<{ invitations: NamedInWork[]; hasMore: boolean }> {
  if (email === null) return { invitations: [], hasMore: false };
  const emailHash = await hashAddress(context, email);
  const rows = await listByAddress(context.pool, emailHash, { max: page + 1, after });
  const described = await Promise.all(
    rows.slice(0, page).map(async (row) =>
      describeRow(context, row).catch((error: unknown) => {
        // Blocked, or erased a moment ago.
        if (error instanceof AppError && (error.status === 404 || error.code === "certificate_blocked"))
          return undefined;
        throw error;
      }),
    ),
  );
  return {
    invitations: described.flatMap((one) => one?.named ?? []),
    hasMore: rows.length > page,
  };
}

async function describeRow(context: DescribeContext, { certificateId, collaborator }: InvitationRow) {
  const certificate = await requireCertificate(context, certificateId);
  const { said, now, registeredAt } = certificate;
  const fields = openRegistered(context.keys, certificate);
  const person = collaboratorsOf(fields, certificate).find(({ number }) => number === collaborator);
  if (person === undefined) throw new AppError("not_found");
  const named: NamedInWork = {
    certificateId,
    title: now.title,
    creatorName: fields.creatorName ?? "",
    registrationDate: registeredAt.toISOString(),
    status: statusOf(said),
    answer: person.answer,
  };
  return { person, named };
}
