import type { CorrectedValue, VerifiedStatement } from "@colophon/proof/statements";

/** The current values of a record's corrected fields, by claim name; only corrections by the work's owner at that time. */
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
