import type { OwnLicence } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { describeLicence } from "./describe-licence.ts";
import { listOwnLicences } from "./licence-store.ts";
import { sideOf } from "./open-licence.ts";

export interface OwnLicencesContext {
  pool: Queryable;
  keys: Pick<Keys, "dataEncryption">;
}

/** A user's licences on either side, newest first. */
export async function ownLicences(
  { pool, keys }: OwnLicencesContext,
  userId: string,
  limit: number,
): Promise<OwnLicence[]> {
  const licences = await listOwnLicences(pool, userId, limit);
  return licences.flatMap((licence) => {
    const as = sideOf(licence, userId);
    return as === undefined ? [] : [{ ...describeLicence(keys, licence, as), as, paid: licence.paid }];
  });
}
