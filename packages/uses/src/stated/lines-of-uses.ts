import { type Permission, type Use, USES } from "../vocabulary.ts";
import type { SaidOnce, StatedUses } from "./stated-uses.ts";

/** Uses that have one answer, said since one moment. */
export interface UsesLine {
  uses: Use[];
  permission: Permission;
  /** The first of the values that gave this answer without a break until the last one. */
  since: SaidOnce;
}

/** What the last value that is known says, in the order of the uses. Nothing where it may have been changed and is not shown. */
export function linesOfUses({ state, history }: Pick<StatedUses, "state" | "history">): UsesLine[] {
  const last = history.at(-1);
  if (last === undefined || state === "changed_not_shown") return [];
  const lines: UsesLine[] = [];
  for (const use of USES) {
    const permission = last.uses[use];
    if (permission === undefined) continue;
    const since = firstOf(history, use, permission) ?? last;
    const line = lines.find((one) => one.permission === permission && one.since === since);
    if (line) line.uses.push(use);
    else lines.push({ uses: [use], permission, since });
  }
  return lines;
}

/** The first of the newest values that all say the same of a use. */
function firstOf(history: readonly SaidOnce[], use: Use, permission: Permission): SaidOnce | undefined {
  const change = history.findLastIndex(({ uses }) => uses[use] !== permission);
  return history[change + 1];
}

/** Since when the last word refuses this use, Unix seconds, through all values that refused it without a break; undefined if it does not. */
export function refusedSince({ history, now }: StatedUses, use: Use): number | undefined {
  return now?.uses[use] === "refuse" ? firstOf(history, use, "refuse")?.at : undefined;
}
