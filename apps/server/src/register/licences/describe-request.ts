import type { LicenceRequest } from "@colophon/api";
import type pg from "pg";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { termsWithVocabulary } from "./offer-terms.ts";
import { findListed, type ListedRequest, listRequests } from "./listed-request-store.ts";
import type { Side } from "./request-states.ts";
import { openRequest } from "./sealed-request.ts";

export interface ReadContext {
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
  return describe(keys, sideIn(row, userId), row);
}

/** A request as whoever is on that side sees it. */
export async function requestOfSide(
  { pool, keys }: ReadContext,
  id: string,
  side: Side,
): Promise<LicenceRequest | undefined> {
  const row = await findListed(pool, id);
  return row && describe(keys, side, row);
}

/** An account's requests, what changed last first; `max` of them, or all. */
export async function describeRequests(
  { pool, keys }: ReadContext,
  userId: string,
  max: number | null = null,
): Promise<LicenceRequest[]> {
  return (await listRequests(pool, userId, max)).map((row) => describe(keys, sideIn(row, userId), row));
}

const sideIn = (row: ListedRequest, userId: string): Side =>
  row.licensor_id === userId ? "licensor" : "licensee";

function describe(keys: ReadContext["keys"], as: Side, row: ListedRequest): LicenceRequest {
  const { licensor, licensee, said } = openRequest(keys, row);
  return {
    id: row.id,
    as,
    state: row.state,
    certificateId: row.certificate_id,
    title: row.isBlocked && as === "licensee" ? "" : (row.title ?? ""),
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
