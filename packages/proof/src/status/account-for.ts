import type { VerifiedStatement } from "../check/check-statements.ts";
import type { StatementHeading } from "../statement/statement-heading.ts";

/**
 * Whether the registry says why what a statement said is no longer shown: the work is blocked, or the speaker was erased, or
 * the successor whom a transfer names. An `erased` that hides or adds something accounts for nothing.
 */
export function isAccountedFor(
  n: number,
  statements: readonly VerifiedStatement[],
  heading: StatementHeading,
): boolean {
  if (heading === "blocked") return true;
  const speaker = statements[n]?.by;
  const named = transferBehind(statements, n + 1) === n ? n : undefined;
  const since = speaker === "successor" ? transferBehind(statements, n) : undefined;
  return statements.slice(n + 1).some(({ kind, said: { collaborator, transfer }, withheld, others }) => {
    if (kind !== "erased" || withheld > 0 || others.length > 0 || collaborator !== undefined) return false;
    return transfer === undefined ? speaker === "registrant" : transfer === named || transfer === since;
  });
}

/** The number of the last transfer before a statement: who speaks then is whom it names. */
function transferBehind(statements: readonly VerifiedStatement[], before: number): number | undefined {
  const n = statements.slice(0, before).findLastIndex(({ kind }) => kind === "transferred");
  return n === -1 ? undefined : n;
}
