import type { Licence } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { BundleContext } from "../../record/build-bundle.ts";
import { buildLicenceFile } from "./build-licence-file.ts";
import { describeLicence } from "./describe-licence.ts";
import { listOwnLicences } from "./licence-store.ts";
import { audienceOf, sideOf } from "./open-licence.ts";

interface OwnContext {
  pool: Queryable;
  keys: Pick<Keys, "dataEncryption">;
}

/** A user's licences on either side, newest first; without a limit, all. */
export async function describeOwnLicences(
  { pool, keys }: OwnContext,
  userId: string,
  limit?: number,
): Promise<Licence[]> {
  const licences = await listOwnLicences(pool, userId, limit);
  return licences.flatMap((licence) => {
    const as = sideOf(licence, userId);
    return as === undefined ? [] : [{ ...describeLicence(keys, licence, as), as }];
  });
}

/** Their files, as the user sees them. */
export async function* filesOfOwnLicences(context: BundleContext, userId: string) {
  for (const licence of await listOwnLicences(context.pool, userId)) {
    const { id, issuedAt } = licence;
    const read = async () => buildLicenceFile(context, licence, audienceOf(licence, userId));
    yield { name: `licences/${id}.licence.json`, issuedAt, read };
  }
}
