import type { SaidLater, Verification } from "@colophon/proof";
import { linesOfUses, type Permission, type StatedUses, statedUses, type Use } from "@colophon/uses";

/** Who says since when: other clocks than the registry's, or the registry alone. */
export type UsesClock = "proven" | "registry";

/**
 * What is known of use by machines. `lines`: what the last value that is known says; only in the state `said` does it say how it is now.
 * All of it is in the JSON of `report-json.ts`.
 */
export interface UsesResult extends StatedUses {
  lines: { uses: Use[]; permission: Permission; since: number; clock: UsesClock }[];
}

/** Undefined where the certificate is not proven, or nothing is shown. */
export function readUses(
  { verdict, record, provenTime }: Verification,
  status: SaidLater | undefined,
): UsesResult | undefined {
  if (verdict === "not_valid" || record === undefined) return undefined;
  const { claims, payload } = record;
  const known = status?.state === "not_answered" ? undefined : status;
  const stated = statedUses({ claims, issuedAt: payload.iat }, known);
  if (stated.history.length === 0 && stated.state !== "changed_not_shown") return undefined;
  const lines = linesOfUses(stated).map(({ uses, permission, since: { statement, at } }) => {
    const isProven = statement === undefined && provenTime !== undefined;
    return {
      uses,
      permission,
      since: isProven ? provenTime : at,
      clock: isProven ? ("proven" as const) : ("registry" as const),
    };
  });
  return { ...stated, lines };
}
