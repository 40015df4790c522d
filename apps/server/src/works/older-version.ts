import { AppError } from "../errors.ts";
import { draftStatement, type DraftContext, refuseAfterTheEnd } from "../statements/draft-statement.ts";
import type { NewStatement } from "../statements/new-statement.ts";
import { findOwnWork, type OwnWork, type OwnWorkContext } from "../statements/own-work.ts";

/** The work of one's own that a newer version is to replace; refused once it has one, or was withdrawn. */
export async function requireOlderVersion(
  context: OwnWorkContext,
  ownerId: string,
  certificateId: string,
): Promise<OwnWork> {
  const older = await findOwnWork(context, ownerId, certificateId);
  if (older === undefined) throw new AppError("certificate_not_found");
  refuseAfterTheEnd(older, "superseded");
  return older;
}

/**
 * That the older version has this newer one. Undefined where its wallet has to say so: it can sign only once the newer version
 * has its certificate.
 */
export async function supersede(
  context: DraftContext,
  older: OwnWork,
  certificate: string,
): Promise<NewStatement | undefined> {
  if (older.walletAddress !== undefined) return undefined;
  return draftStatement(
    context,
    older,
    { kind: "superseded", certificate, reason: "" },
    { ofRegistration: true },
  );
}
