import type { Certificate } from "@colophon/api";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";
import { saidLines, statedLines } from "../../lib/text/said-lines.ts";
import { SaidLines } from "../../ui/said-lines.tsx";

/** What the registry says of a certificate. */
export type Stated = Pick<Certificate, "status" | "statements" | "supersededBy">;

interface Props {
  /** What the status proves; undefined if nothing. */
  proven: VerifiedStatus | undefined;
  /** What the registry says, for that case. */
  stated: Stated;
  /** Whether the status is being checked. */
  isAsking?: boolean;
}

/** Later statements about the certificate, beneath its verdict, which they don't affect. */
export function SaidFirst({ proven, stated, isAsking = false }: Props) {
  // Of a log that has ended, what was said there may be lost.
  const isKnown = proven !== undefined && !(mayHaveLost(proven) && proven.heading === "valid");
  const lines = isKnown
    ? saidLines(proven.statements.map((one) => ({ ...one, at: one.at * 1000 })))
    : statedLines(stated);
  return <SaidLines lines={lines} isProven={isKnown || isAsking} isListed={isKnown} />;
}
