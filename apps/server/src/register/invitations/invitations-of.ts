import type { RegistrationContents } from "@colophon/api";
import { emailKey } from "../../base/email-key.ts";
import { hashAddress } from "./address-hash.ts";
import type { NewInvitation } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

interface Registered {
  certificateId: string;
  registrant: { id: string; email?: string | null };
  /** The work's language, as detected by the search. */
  language: string;
}

/** The people to ask about a registration, in the work's language. Registrants are not asked about their own works. */
export async function invitationsOf(
  context: SealedRows,
  { collaborators }: Pick<RegistrationContents, "collaborators">,
  { certificateId, registrant, language }: Registered,
): Promise<NewInvitation[]> {
  const own = emailKey(registrant.email ?? "");
  const asked = collaborators.map(({ email }, index) => ({ email, collaborator: index + 1 }));
  return Promise.all(
    asked
      .filter(({ email }) => email !== "" && emailKey(email) !== own)
      .map(async ({ email, collaborator }) => ({
        certificateId,
        collaborator,
        ownerId: registrant.id,
        emailHash: await hashAddress(context, email),
        language: language,
      })),
  );
}
