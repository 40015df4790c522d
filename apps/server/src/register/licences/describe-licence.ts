import type { Licence, LicenceState } from "@colophon/api";
import { TERMS_VOCABULARY } from "@colophon/licences";
import { licenceStateOf } from "@colophon/proof/licences";
import type { Speaker } from "@colophon/proof/statements";
import type { Keys } from "../../base/keys/keys.ts";
import { publicStatements } from "../../record/heading.ts";
import type { StoredLicence } from "./licence-store.ts";
import { recordedTerms } from "./licence-terms.ts";
import { type LicenceAudience, openLicence } from "./open-licence.ts";

/** What a licence is at this moment, as a verifier concludes it. */
export function stateOf({ terms, from, until, said }: StoredLicence): LicenceState {
  // Only statements that this server has made are kept.
  const statements = said.map(({ kind, by }) => ({ kind, by: by as Speaker }));
  const dates = { from, ...(until !== null && { until }) };
  return licenceStateOf({ terms: { ...recordedTerms(terms) }, ...dates }, statements, Date.now() / 1000);
}

/** A licence for those whom it is shown to. A name is empty once its side is erased. */
export function describeLicence(
  keys: Pick<Keys, "dataEncryption">,
  licence: StoredLicence,
  audience: LicenceAudience,
): Omit<Licence, "as"> {
  const { claims } = openLicence(keys, licence, audience);
  const { id, certificateId, title, terms, from, until, currency, issuedAt, listed, said } = licence;
  return {
    id,
    state: stateOf(licence),
    certificateId,
    title,
    licensor: { name: claims.licensor?.name ?? "" },
    licensee: { name: claims.licensee?.name ?? "" },
    terms: { ...terms, vocabulary: TERMS_VOCABULARY },
    from,
    until,
    amount: claims.fee?.amount ?? null,
    currency,
    issuedAt: issuedAt.toISOString(),
    listed,
    statements: publicStatements(said),
  };
}
