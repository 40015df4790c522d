import type { CorrectedValue, VerifiedStatement } from "@colophon/proof/statements";

/** What the fields of a record are now, by the names of its claims; only those that its owner of the moment has corrected. */
export type Corrections = Partial<Record<string, CorrectedValue>>;

export function correctionsOf(statements: readonly VerifiedStatement[]): Corrections {
  const corrections: Corrections = {};
  let owner = "registrant";
  for (const { kind, by, said } of statements) {
    if (by !== owner) continue;
    if (kind === "transferred") owner = "successor";
    for (const [name, change] of Object.entries(said.fields ?? {})) corrections[name] = change.new;
  }
  return corrections;
}
