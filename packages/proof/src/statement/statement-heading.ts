import type { StatementKind } from "./statement-kinds.ts";

export type StatementHeading =
  | "blocked"
  | "withdrawn"
  | "disputed"
  | "superseded"
  | "transferred"
  | "corrected"
  | "valid";

/** What the heading looks at of a statement; its number is its place in the list. */
export interface SaidOfCertificate {
  kind: string;
  by: string;
  said?: { dispute?: number };
}

/**
 * What is said of a certificate before all else, from its statements in their order: the first that applies of blocked, withdrawn,
 * disputed, superseded, transferred, corrected, valid. What only the owner may say counts when the owner of that moment
 * said it: the registrant, or the successor of the last transfer. A dispute is open until the claimant or the registry settles it, by its
 * number: that an owner says it is settled is the owner's word.
 */
export function headingOf(statements: readonly SaidOfCertificate[]): StatementHeading {
  const ofOwner = new Set<string>();
  const disputes = new Set<number>();
  let owner = "registrant";
  let isBlocked = false;
  statements.forEach(({ kind, by, said }, n) => {
    switch (kind as StatementKind) {
      case "blocked":
      case "unblocked":
        isBlocked = kind === "blocked";
        break;
      case "disputed":
        disputes.add(n);
        break;
      case "settled":
        if (by === "claimant" || by === "registry") disputes.delete(said?.dispute ?? -1);
        break;
      default:
        if (by === owner) ofOwner.add(kind);
    }
    if (kind === "transferred" && by === owner) owner = "successor";
  });
  if (isBlocked) return "blocked";
  if (ofOwner.has("withdrawn")) return "withdrawn";
  if (disputes.size > 0) return "disputed";
  const first = (["superseded", "transferred", "corrected"] as const).find((kind) => ofOwner.has(kind));
  return first ?? "valid";
}
