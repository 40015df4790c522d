import type { Bundle } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";

/** What of a bundle proves its record. */
export type GivenProof = Pick<Bundle, "tlogProof" | "anchors" | "issuerJwks" | "issuerKeysProof">;

export async function findGivenProof(
  db: Queryable,
  log: number,
  index: number,
): Promise<GivenProof | undefined> {
  const { rows } = await db.query<GivenProof>(
    `select tlog_proof as "tlogProof", anchors, issuer_jwks as "issuerJwks", issuer_keys_proof as "issuerKeysProof"
     from given_back where log = $1 and index = $2`,
    [log, index],
  );
  return rows[0];
}
