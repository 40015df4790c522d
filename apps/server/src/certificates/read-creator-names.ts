import type { Queryable } from "../db/queryable.ts";
import type { Keys } from "../keys.ts";
import { findCertificatesByIds } from "./certificate-store.ts";
import { openFields } from "./open-disclosures.ts";

/** The creators' names as these certificates show them, by the certificates' ids; a hundred at most. */
export async function readCreatorNames(
  db: Queryable,
  keys: Pick<Keys, "dataEncryption">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const certificates = await findCertificatesByIds(db, ids);
  return new Map(
    certificates.map((certificate) => [
      certificate.id,
      openFields(keys, certificate, "public").creatorName ?? "",
    ]),
  );
}
