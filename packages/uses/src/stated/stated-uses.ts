import type { StatusEvidence, VerifiedStatement } from "@colophon/proof/statements";
import { mayHaveLost, saidByOwner } from "@colophon/proof/statements";
import { readAiUse } from "../read-claims.ts";
import type { UsesSaid } from "../vocabulary.ts";

/** One value with when it was said. */
export interface SaidOnce {
  uses: UsesSaid;
  /** Of a value that this version does not understand: `uses` is empty then. */
  isUnknown?: true;
  /** The statement's number; absent where the record itself says it. */
  statement?: number;
  /** Unix seconds, according to the registry: the record's or the statement's `iat`. */
  at: number;
}

/**
 * What is known now of a certificate's preferences for machines:
 * - `said`: `now` is the owner's last word, as of `asOf`;
 * - `nothing_shown`: neither the record nor a statement shows one. It isn't "no preference": a claim may be withheld;
 * - `changed_not_shown`: the last value may be withheld, so no older one may be taken for it;
 * - `not_current`: no status shows what was said later, or an old one, or one with gaps. `history` says how it was.
 */
export interface StatedUses {
  state: "said" | "nothing_shown" | "changed_not_shown" | "not_current";
  now?: SaidOnce;
  /** Every value that the owner of its moment said, the oldest first. */
  history: SaidOnce[];
  /** The owner has withdrawn the certificate: nothing of this counts any more. */
  isWithdrawn?: true;
  /** When the log had committed to what was said, Unix seconds; absent without a status. */
  asOf?: number;
}

/** Of a certificate that is proven. `claims` are its disclosed claims, `issuedAt` the record's `iat`. */
export function statedUses(
  { claims, issuedAt }: { claims: { aiUse?: unknown }; issuedAt: number },
  status: StatusEvidence | undefined,
): StatedUses {
  const claimed = claims.aiUse;
  const first: SaidOnce[] = claimed === undefined ? [] : [saidOnce(claimed, { at: issuedAt })];
  if (status === undefined) return { state: "not_current", history: first };
  if (status.state === "refused") {
    const state = status.code === "status_incomplete" ? "changed_not_shown" : "not_current";
    return { state, history: first };
  }
  const later = saidByOwner(status.statements);
  const history = [...first, ...later.flatMap(usesSaidIn)];
  const { asOf } = status;
  const isWithdrawn = later.some(({ kind }) => kind === "withdrawn");
  const known = { history, asOf, ...(isWithdrawn && { isWithdrawn }) };
  if (status.state === "dated" || mayHaveLost(status)) return { state: "not_current", ...known };
  const now = history.at(-1);
  return now === undefined ? { state: "nothing_shown", ...known } : { state: "said", now, ...known };
}

const usesSaidIn = ({ n, kind, at, said: { aiUse } }: VerifiedStatement): SaidOnce[] =>
  kind === "ai_use" && aiUse !== undefined ? [saidOnce(aiUse, { statement: n, at })] : [];

function saidOnce(value: unknown, { statement, at }: { statement?: number; at: number }): SaidOnce {
  const uses = readAiUse(value);
  return {
    uses: uses ?? {},
    ...(uses === undefined && { isUnknown: true }),
    ...(statement !== undefined && { statement }),
    at,
  };
}
