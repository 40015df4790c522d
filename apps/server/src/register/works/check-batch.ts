import type { BatchContents, FieldErrorCode, RegistrationContents } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { claimBatchSignature } from "../../people/wallet/claim-batch-signature.ts";
import type { LinkClaims } from "../../people/links/claim-links.ts";
import type { Registrant } from "../../people/profiles/find-registrant.ts";
import { oneByOne } from "../../base/one-by-one.ts";
import { type CheckedRegistration, checkRegistration } from "./register-work.ts";
import type { EarlierProofContext } from "./take-earlier-proofs.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** Of a JSON body with many registrations, in bytes. */
export const batchBodyLimit = 8 * 1024 * 1024;

/** Rows that are checked at the same time: an earlier proof may wait for explorers of Bitcoin. */
const atOnce = 8;

/**
 * The checks of each registration of a batch. Refuses with all that is wrong, each under the place of its row
 * (`registrations.316.file`), and then of the one signature for all. Also called before payment.
 */
export async function checkBatch(
  context: SealedRows & EarlierProofContext & LinkClaims,
  registrant: Registrant,
  { registrations, batchSignature }: BatchContents,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<CheckedRegistration[]> {
  const fields: Record<string, FieldErrorCode> = {};
  const checked: CheckedRegistration[] = [];
  const repeated = findRepeated(registrations);
  const check = async (registration: RegistrationContents, row: number): Promise<void> => {
    try {
      if (repeated.has(row)) throw new AppError("work_superseded");
      if (batchSignature !== undefined && registration.walletSignature !== undefined)
        throw new AppError("validation_failed", { fields: { walletSignature: "signed_twice" } });
      checked[row] = await checkRegistration(context, registrant, registration, { isPaid });
    } catch (error) {
      for (const [path, code] of Object.entries(fieldsOf(error)))
        fields[`registrations.${row}.${path}`] = code;
    }
  };
  await oneByOne(registrations, atOnce, check);
  if (Object.keys(fields).length > 0) {
    // Another batch may have been committed between two rows: those that passed before it are looked at again.
    await oneByOne(registrations, atOnce, async (registration, row) => {
      if (registration.supersedes !== undefined && checked[row] !== undefined) await check(registration, row);
    });
    throw new AppError("validation_failed", { fields });
  }
  if (batchSignature === undefined) return checked;
  const signed = await claimBatchSignature(
    context.pool,
    registrant.id,
    checked.map(({ claims }) => claims),
    batchSignature,
  );
  return checked.map((one, row) => ({ ...one, claims: [...one.claims, ...(signed[row] ?? [])] }));
}

/** Rows whose older version gets a newer one by an earlier row: a work has only one. */
function findRepeated(registrations: readonly RegistrationContents[]): Set<number> {
  const named = new Set<string>();
  const repeated = new Set<number>();
  for (const [row, { supersedes }] of registrations.entries()) {
    if (supersedes === undefined) continue;
    if (named.has(supersedes)) repeated.add(row);
    named.add(supersedes);
  }
  return repeated;
}

/** What is wrong with a row; throws what isn't the row's fault. */
function fieldsOf(error: unknown): Record<string, FieldErrorCode> {
  if (!(error instanceof AppError) || error.status >= 500 || error.code === "rate_limited") throw error;
  // Whatever else a registration is refused for is its older version.
  return error.fields ?? { supersedes: "invalid" };
}
