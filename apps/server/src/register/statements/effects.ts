import type { WorkFields } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SearchEntry } from "../../search/index/entry-of-work.ts";
import { retireEntries, writeEntries } from "../../search/index/index.ts";
import { correctWorks, transferWorks, unlistWorks } from "./statement-writer-store.ts";

/** A statement's other effects on the register, in the transaction that logs it. */
export type Effect =
  | { change: "correct"; workId: string; fields: WorkFields; searchEntry: SearchEntry }
  /** It is no longer found: it has a newer version, was withdrawn or is blocked. `unlist`: nor listed. */
  | { change: "retire"; workId: string; unlist: boolean }
  /** It is found again: no longer blocked, or with the names that are shown now. */
  | { change: "show"; workId: string; searchEntry: SearchEntry }
  /** It has a new owner, who has accepted the offer. */
  | { change: "transfer"; workId: string; offerId: string; successorId: string };

/** The works' rows are locked. `listed` says which of them are listed at this moment. */
export async function applyEffects(
  tx: Queryable,
  effects: readonly Effect[],
  listed: ReadonlySet<string>,
): Promise<void> {
  const corrections = effects.filter((effect) => effect.change === "correct");
  const shown = effects.filter((effect) => effect.change === "correct" || effect.change === "show");
  const retired = effects.filter((effect) => effect.change === "retire");
  const unlisted = retired.filter(({ unlist }) => unlist);
  const transfers = effects.filter((effect) => effect.change === "transfer");
  await Promise.all([
    ...(corrections.length === 0 ? [] : [correctWorks(tx, corrections)]),
    ...(shown.length === 0
      ? []
      : [
          writeEntries(
            tx,
            shown.map(({ workId, searchEntry }) => ({
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
    ...(transfers.length === 0 ? [] : [transferWorks(tx, transfers)]),
  ]);
}
