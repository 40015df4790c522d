import { type Use, USES } from "../vocabulary.ts";
import { refusedSince } from "./lines-of-uses.ts";
import type { StatedUses } from "./stated-uses.ts";

/** One certificate of a file, as far as it matters for what is combined. */
export interface SaidOfFile {
  stated: StatedUses;
  /** The owner has withdrawn it, or it was erased: it says nothing any more. */
  isOver?: boolean;
  /** The registry has blocked it: only that it refuses counts. */
  isBlocked?: boolean;
}

export interface Combined<C> {
  /** Of each use who refuses it now, and since when, Unix seconds. Nobody: whether it is allowed is unknown. */
  refusedBy: Record<Use, { certificate: C; since: number }[]>;
  /** Of some use one says allow, and another refuse. */
  conflict: boolean;
}

/**
 * What all who registered one file say of it together. Anybody can register a file, so any refusal wins, and an allow gives nothing:
 * a thief's would else be the answer wherever the author is silent.
 */
export function combine<C extends SaidOfFile>(certificates: readonly C[]): Combined<C> {
  const counted = certificates.filter(({ isOver }) => isOver !== true);
  const refusalsOf = (use: Use) =>
    counted.flatMap((certificate) => {
      const since = refusedSince(certificate.stated, use);
      return since === undefined ? [] : [{ certificate, since }];
    });
  const refusedBy = {
    "train-generative": refusalsOf("train-generative"),
    "train-other": refusalsOf("train-other"),
    index: refusalsOf("index"),
    ground: refusalsOf("ground"),
  };
  const isAllowed = (use: Use) =>
    counted.some(({ stated: { now }, isBlocked }) => isBlocked !== true && now?.uses[use] === "allow");
  return { refusedBy, conflict: USES.some((use) => refusedBy[use].length > 0 && isAllowed(use)) };
}
