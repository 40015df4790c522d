import type { VerifiedStatement, VerifiedStatus } from "../check/check-statements.ts";
import type { Verification } from "../verify.ts";
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
  if (typeof until === "string" && today > until) return "expired";
  if (from !== undefined && today < from) return "not_begun";
  return "in_force";
}

/**
 * What a verified licence is at a moment, as far as its file shows what decides; undefined where that is withheld. Whoever hands a
 * licence over chooses what it shows: the last day of one that has expired, say, must not be left out unnoticed.
 */
export function shownLicenceState(
  { record, checks }: Pick<Verification<LicenceClaims>, "record" | "checks">,
  { statements }: Pick<VerifiedStatus, "statements">,
  now: number,
): LicenceState | undefined {
  if (record === undefined) return undefined;
  const { claims } = record;
  const state = licenceStateOf(claims, statements, now);
  if (state === "blocked") return state;
  const isWhole = checks.find(({ id }) => id === "disclosures")?.evidence?.["withheld"] === "0";
  if (!isWhole && claims.terms === undefined && statements.some(isRevocation)) return undefined;
  if (state === "revoked" || state === "ended") return state;
  if (isWhole) return state;
  const isDated = claims.from !== undefined && claims.until !== undefined;
  return isDated || state === "expired" || state === "not_begun" ? state : undefined;
}

const isRevocation = ({ kind, by }: Said): boolean => kind === "revoked" && by === "licensor";
