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
 * said it: the registrant, or the successor of the last transfer.
 */
export function headingOf(statements: readonly SaidOfCertificate[]): StatementHeading {
  const ofOwner = new Set<string>();
  let owner = "registrant";
  let isBlocked = false;
  for (const { kind, by } of statements) {
    switch (kind as StatementKind) {
      case "blocked":
      case "unblocked":
        isBlocked = kind === "blocked";
        break;
      default:
        if (by === owner) ofOwner.add(kind);
    }
    if (kind === "transferred" && by === owner) owner = "successor";
  }
  if (isBlocked) return "blocked";
  if (ofOwner.has("withdrawn")) return "withdrawn";
  if (openDisputesOf(statements).size > 0) return "disputed";
  const first = (["superseded", "transferred", "corrected"] as const).find((kind) => ofOwner.has(kind));
  return first ?? "valid";
}

/**
 * The numbers of the disputes that are open: until the claimant or the registry settles one, by its number. That an owner says it
 * is settled is the owner's word.
 */
export function openDisputesOf(statements: readonly SaidOfCertificate[]): Set<number> {
  const open = new Set<number>();
  statements.forEach(({ kind, by, said }, n) => {
    if (kind === "disputed") open.add(n);
    if (kind === "settled" && (by === "claimant" || by === "registry")) open.delete(said?.dispute ?? -1);
  });
  return open;
}
