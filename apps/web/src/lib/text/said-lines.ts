import { type Certificate } from "@colophon/api";
import { openDisputesOf, type Said } from "@colophon/proof/statements";

/** The kinds that a certificate's page points out in its first screen. */
const pointedOut = ["blocked", "withdrawn", "disputed", "superseded", "transferred", "corrected"] as const;

export type SaidLineKind = (typeof pointedOut)[number];

/** What was said later, in one line. */
export interface SaidLine {
  kind: SaidLineKind;
  /** The statement's number; undefined if it isn't in the list below. */
  n?: number;
  /** As text, or in milliseconds; undefined if unknown. */
  at?: string | number | undefined;
  said: Said;
}

interface Statement {
  n: number;
  kind: string;
  by: string;
  at: string | number;
  said: Said;
}

/** One line for each thing that is in effect, newest first: a settled dispute and a lifted block are not. */
export function saidLines(statements: readonly Statement[]): SaidLine[] {
  const open = openDisputesOf(statements);
  const lines: SaidLine[] = [];
  const isKnown = new Set<string>();
  for (const [place, { n, kind, at, said }] of [...statements.entries()].toReversed()) {
    const line = lineKind(kind);
    if (kind === "blocked" || kind === "unblocked") {
      if (isKnown.has("block")) continue;
      isKnown.add("block");
    }
    if (line === undefined || (line === "disputed" && !open.has(place))) continue;
    // Only the newest correction and the newest version matter; every transfer and every open dispute does.
    if ((line === "corrected" || line === "superseded") && isKnown.has(line)) continue;
    isKnown.add(line);
    lines.push({ kind: line, n, at, said });
  }
  return lines;
}

/** The same as the registry says it, whose list doesn't show what a statement says. */
export function statedLines({
  status,
  statements,
  supersededBy,
}: Pick<Certificate, "status" | "statements" | "supersededBy">): SaidLine[] {
  const heading = lineKind(status);
  const kinds = new Set(statements.toReversed().map(({ kind }) => kind));
  // Whether a dispute is settled, and who may say what, is in the status alone.
  const lines = [...kinds].filter(
    (kind) => kind === heading || ["superseded", "transferred", "corrected"].includes(kind),
  );
  if (heading !== undefined && !lines.includes(heading)) lines.unshift(heading);
  return lines.flatMap((kind) => {
    const line = lineKind(kind);
    if (line === undefined) return [];
    const said = line === "superseded" && supersededBy !== null ? { certificate: supersededBy } : {};
    return [{ kind: line, at: statements.findLast((one) => one.kind === kind)?.at, said }];
  });
}

const lineKind = (kind: string): SaidLineKind | undefined => pointedOut.find((one) => one === kind);
