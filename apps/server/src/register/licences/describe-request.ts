import type { LicenceRequest } from "@colophon/api";
import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { termsWithVocabulary } from "./offer-terms.ts";
import { findListed, type ListedRequest, listRequests } from "./request-store.ts";
import { openRequest } from "./sealed-request.ts";

interface ReadContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}

/** A request as one of its sides sees it; `not_found` for anybody else. */
export async function describeRequest(
  { pool, keys }: ReadContext,
  userId: string,
  id: string,
): Promise<LicenceRequest> {
  const row = await findListed(pool, id);
  if (row === undefined || ![row.licensor_id, row.licensee_id].includes(userId))
    throw new AppError("not_found");
  return describe(keys, userId, row);
}

/** An account's requests, what changed last first; `max` of them, or all. */
export async function describeRequests(
  { pool, keys }: ReadContext,
  userId: string,
  max: number | null = null,
): Promise<LicenceRequest[]> {
  return (await listRequests(pool, userId, max)).map((row) => describe(keys, userId, row));
}

function describe(keys: ReadContext["keys"], userId: string, row: ListedRequest): LicenceRequest {
  const { licensor, licensee, said } = openRequest(keys, row);
  const isLicensor = row.licensor_id === userId;
  return {
    id: row.id,
    as: isLicensor ? "licensor" : "licensee",
    state: row.state,
    certificateId: row.certificate_id,
    title: row.isBlocked && !isLicensor ? "" : (row.title ?? ""),
    licensor: { name: licensor },
    licensee: { name: licensee },
    terms: termsWithVocabulary(row.terms),
    amount: row.amount,
    currency: row.currency,
    said,
    changedAt: row.changed_at.toISOString(),
    licenceId: row.licenceId,
  };
}
