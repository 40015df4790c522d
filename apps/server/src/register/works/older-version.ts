import { AppError } from "../../base/errors.ts";
import { draftStatement, type DraftContext, refuseAfterTheEnd } from "../statements/draft-statement.ts";
import type { SignedStatement } from "../statements/new-statement.ts";
import { findOwnWork, type OwnedWork } from "../statements/own-work.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** The caller's own work that a newer version is to replace; refused if it already has one or was withdrawn. */
export async function requireOlderVersion(
  context: SealedRows,
  ownerId: string,
  certificateId: string,
): Promise<OwnedWork> {
  const older = await findOwnWork(context, ownerId, certificateId);
  if (older === undefined) throw new AppError("certificate_not_found");
  refuseAfterTheEnd(older, "superseded");
  return older;
}

/**
 * The statement that the older version has this newer one. Undefined if its wallet has to sign that, which is possible only
 * once the newer version has its certificate.
 */
export async function supersede(
  context: DraftContext,
  older: OwnedWork,
  certificate: string,
): Promise<SignedStatement | undefined> {
  if (older.walletAddress !== undefined) return undefined;
  return draftStatement(
    context,
    older,
    { kind: "superseded", certificate, reason: "" },
    { isOfRegistration: true },
  );
}
