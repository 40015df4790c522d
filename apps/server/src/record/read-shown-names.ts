import type { Queryable } from "../base/db/queryable.ts";
import type { Keys } from "../base/keys/keys.ts";
import { findCertificatesByIds } from "./certificate-store.ts";
import { type Fields, openFields } from "./open-sealed-disclosures.ts";

/** The names that a certificate shows to everyone. */
export interface ShownNames {
  creator: string;
  collaborators: readonly PersonName[];
}

export interface PersonName {
  givenName: string;
  familyName: string;
}

/** The names that these certificates show, by the certificates' ids; a hundred at most. */
export async function readShownNames(
  db: Queryable,
  keys: Pick<Keys, "dataEncryption">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownNames>> {
  const certificates = await findCertificatesByIds(db, ids);
  return new Map(
    certificates.map((certificate) => [
      certificate.id,
      shownNamesOf(openFields(keys, certificate, "public")),
    ]),
  );
}

/** Only names that a certificate shows to everyone: a person not named there, or no longer, can't be found by name either. */
export const shownNamesOf = (
  { creatorName = "", collaborators }: Fields,
  unnamed: ReadonlySet<number> = new Set(),
): ShownNames => ({
  creator: creatorName,
  collaborators: collaborators
    .filter(({ number }) => !unnamed.has(number))
    .map(({ givenName = "", familyName = "" }) => ({ givenName, familyName })),
});
