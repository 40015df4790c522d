import { equal } from "@colophon/proof";
import type { GuardEntry } from "./checkpoint-guard.ts";

/**
 * Every guarded checkpoint is in the log's history, and each file is named by the size of the one before. Returns a description
 * of the first difference: a trace of a fork, or of a database that has lost entries.
 */
export function checkGuard(
  guarded: readonly GuardEntry[],
  rootAt: ReadonlyMap<number, Uint8Array>,
  logSize: number,
): string | undefined {
  let before: GuardEntry | undefined;
  for (const entry of guarded) {
    const { size, root, after } = entry;
    if (size > logSize)
      return `the guarded checkpoint is of ${size} entries, the database has ${logSize}: an older database was restored, or a standby was promoted that had not received everything`;
    const expected = rootAt.get(size);
    if (expected === undefined || !equal(expected, root))
      return `the guarded checkpoint of ${size} entries has another root than the log: it is forked at ${after} entries or later`;
    if (size <= after || (before !== undefined && before.size !== after))
      return `the guarded checkpoint of ${size} entries does not follow the one before it, of ${before?.size ?? after}`;
    before = entry;
  }
  return undefined;
}
