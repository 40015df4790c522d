import type { VerifiedStatement } from "../check/check-statements.ts";
import type { LicenceClaims } from "./licence-claims.ts";

/** What a licence is at a moment, the first that applies. */
export type LicenceState = "blocked" | "revoked" | "ended" | "expired" | "not_begun" | "in_force";

type Said = Pick<VerifiedStatement, "kind" | "by">;

/**
 * From its dates and from all statements about it, in their order. It ends early when both have said so (`ended`), or when the
 * licensor revokes it and its terms allow that. `now`: Unix seconds.
 */
export function licenceStateOf(
  { terms, from, until }: Pick<LicenceClaims, "terms" | "from" | "until">,
  statements: readonly Said[],
  now: number,
): LicenceState {
  const said = (kind: string, by: string) => statements.some((one) => one.kind === kind && one.by === by);
  const block = statements.findLast(({ kind }) => kind === "blocked" || kind === "unblocked");
  if (block?.kind === "blocked") return "blocked";
  if (terms?.["revocable"] === true && said("revoked", "licensor")) return "revoked";
  if (said("ended", "licensor") && said("ended", "licensee")) return "ended";
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  if (until !== undefined && today > until) return "expired";
  if (from !== undefined && today < from) return "not_begun";
  return "in_force";
}
