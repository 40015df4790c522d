import { LICENCE_ID, readLicenceClaims, type LicenceClaims } from "@colophon/proof/licences";
import type { Keys } from "../../base/keys/keys.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { disclosuresContext, encodeDisclosure, unsealDisclosures } from "../../record/seal-disclosures.ts";
import { findLicence, type Side, type StoredLicence } from "./licence-store.ts";

type DataKey = Pick<Keys, "dataEncryption">;

/** Who reads a licence: one of its sides, everybody where both sides list it, or a stranger. */
export type LicenceAudience = Side | "public" | "stranger";

/** By its number as a person typed or scanned it; an invalid one is answered as an unknown one. */
export async function requireLicence({ pool }: { pool: Queryable }, id: string): Promise<StoredLicence> {
  const licence = LICENCE_ID.test(id) ? await findLicence(pool, id) : undefined;
  if (licence === undefined) throw new AppError("licence_not_found");
  return licence;
}

export function sideOf(
  { licensorId, licenseeId }: Pick<StoredLicence, "licensorId" | "licenseeId">,
  userId: string,
): Side | undefined {
  if (licensorId === userId) return "licensor";
  return licenseeId === userId ? "licensee" : undefined;
}

export function audienceOf(licence: StoredLicence, userId: string | undefined): LicenceAudience {
  const side = userId === undefined ? undefined : sideOf(licence, userId);
  const { licensor, licensee } = licence.listed;
  return side ?? (licensor && licensee ? "public" : "stranger");
}

/** What stays between its sides even where both list it. */
const betweenSides = new Set(["fee", "order"]);

function isShownTo(audience: LicenceAudience, name: string): boolean {
  if (audience === "stranger") return name === "work";
  return audience !== "public" || !betweenSides.has(name);
}

/** The disclosures that an audience may see: encoded, and as the claims in them. */
export function openLicence(
  keys: DataKey,
  { id, disclosures }: Pick<StoredLicence, "id" | "disclosures">,
  audience: LicenceAudience,
): { encoded: string[]; claims: LicenceClaims } {
  const opened = unsealDisclosures(keys, disclosuresContext(id), disclosures)
    // Sealed by this server: a verifier's checks are not needed.
    .map((json) => ({
      json,
      claim: (JSON.parse(json) as [salt: string, name: string, value: unknown]).slice(1),
    }))
    .filter(({ claim: [name] }) => isShownTo(audience, name as string));
  return {
    encoded: opened.map(({ json }) => encodeDisclosure(json)),
    claims: readLicenceClaims(Object.fromEntries(opened.map(({ claim }) => claim)) as Record<string, never>),
  };
}
