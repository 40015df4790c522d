import type { WorkFields } from "@colophon/api";
import type { Queryable } from "../db/queryable.ts";
import { type PreparedLetter, queuePrepared } from "../mail/letter-queue.ts";
import type { SearchEntry } from "../search/index/entry-of-work.ts";
import { retireEntries, writeEntries } from "../search/index/write-entries.ts";
import { correctWorks, unlistWorks } from "./statement-store.ts";

/** What else a statement changes in the register, in the transaction that logs it. */
export type Effect =
  | { change: "correct"; workId: string; fields: WorkFields; searchEntry: SearchEntry }
  /** A newer version takes its place; what is withdrawn is not listed either. */
  | { change: "retire"; workId: string; unlist: boolean }
  /** Nothing but a letter about it. */
  | { change: "tell"; letter: PreparedLetter };

/** The works' rows are locked. `listed` says which of them are listed at this moment. */
export async function applyEffects(
  tx: Queryable,
  effects: readonly Effect[],
  listed: ReadonlySet<string>,
): Promise<void> {
  const corrections = effects.filter((effect) => effect.change === "correct");
  const retired = effects.filter((effect) => effect.change === "retire");
  const told = effects.filter((effect) => effect.change === "tell");
  const unlisted = retired.filter(({ unlist }) => unlist);
  await Promise.all([
    ...(corrections.length === 0
      ? []
      : [
          correctWorks(tx, corrections),
          writeEntries(
            tx,
            corrections.map(({ workId, searchEntry }) => ({
              ...searchEntry,
              listed: searchEntry.tokens !== "" && listed.has(workId),
            })),
            "anew",
          ),
        ]),
    ...(retired.length === 0
      ? []
      : [
          retireEntries(
            tx,
            retired.map(({ workId }) => workId),
          ),
        ]),
    ...(unlisted.length === 0
      ? []
      : [
          unlistWorks(
            tx,
            unlisted.map(({ workId }) => workId),
          ),
        ]),
    queuePrepared(
      tx,
      told.map(({ letter }) => letter),
    ),
  ]);
}
