import type { OwnLicence } from "@colophon/api";
import { termsText } from "@colophon/licences";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { BundleContext } from "../../record/build-bundle.ts";
import { readAgreedText } from "./agreed-text.ts";
import { buildLicenceFile } from "./build-licence-file.ts";
import { describeLicence } from "./describe-licence.ts";
import { listOwnLicences } from "./licence-store.ts";
import { audienceOf, sideOf } from "./open-licence.ts";

export interface OwnLicencesContext {
  pool: Queryable;
  keys: Pick<Keys, "dataEncryption">;
}

/** A user's licences on either side, newest first; without a limit, all. */
export async function describeOwnLicences(
  { pool, keys }: OwnLicencesContext,
  userId: string,
  limit?: number,
): Promise<OwnLicence[]> {
  const licences = await listOwnLicences(pool, userId, limit);
  return licences.flatMap((licence) => {
    const as = sideOf(licence, userId);
    return as === undefined ? [] : [{ ...describeLicence(keys, licence, as), as, paid: licence.paid }];
  });
}

/** Their files, as the user sees them. */
export async function* filesOfOwnLicences(context: BundleContext, userId: string) {
  for (const licence of await listOwnLicences(context.pool, userId)) {
    const { id, issuedAt } = licence;
    const audience = audienceOf(licence, userId);
    const read = async () => buildLicenceFile(context, licence, audience);
    yield { name: `licences/${id}.licence.json`, issuedAt, read };
    const agreed = await readAgreedText(context, licence, audience);
    if (agreed === undefined) continue;
    yield { name: `licences/${id}.terms.txt`, issuedAt, read: async () => termsText(agreed.paragraphs) };
  }
}
