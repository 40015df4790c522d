import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { addToCount } from "./daily-count-store.ts";

interface Share {
  day: string;
  left: number;
  /** While more is being fetched. */
  fetching?: Promise<boolean> | undefined;
}

interface DailyCount {
  /** Takes this many of a subject's limit, all or none. */
  take(subject: string, max: number, number?: number): Promise<boolean>;
  /** For what was taken and not used: this process gives it out again today. */
  giveBack(subject: string, number: number): void;
}

/**
 * Counts in Postgres across all nodes. A process fetches a hundredth of the daily limit at a time, or as many as are
 * asked for, and gives it out locally. The limit is never exceeded; a process that ends loses the rest of its share.
 */
export function createDailyCount(db: Kysely<Database>, now: () => Date = () => new Date()): DailyCount {
  const shares = new Map<string, Share>();
  const today = () => now().toISOString().slice(0, 10);

  const shareOf = (subject: string, day: string): Share => {
    const known = shares.get(subject);
    if (known?.day === day) return known;
    for (const [other, share] of shares) if (share.day !== day) shares.delete(other);
    const begun = { day, left: 0 };
    shares.set(subject, begun);
    return begun;
  };

  return {
    async take(subject, max, number = 1) {
      const share = shareOf(subject, today());
      const fetch = async () => {
        const fetched = await fetchShare(db, share.day, subject, { max, least: number - share.left });
        share.left += fetched;
        return fetched > 0;
      };
      // There may be enough for one where there is not for many: those fetch for themselves.
      const fetchShared = () =>
        (share.fetching ??= fetch().finally(() => {
          share.fetching = undefined;
        }));
      while (share.left < number) if (!(await (number === 1 ? fetchShared() : fetch()))) return false;
      share.left -= number;
      return true;
    },

    giveBack(subject, number) {
      shareOf(subject, today()).left += number;
    },
  };
}

/** How many were fetched: none if fewer than `least` are left. */
async function fetchShare(
  db: Kysely<Database>,
  day: string,
  subject: string,
  { max, least }: { max: number; least: number },
): Promise<number> {
  if (least > max) return 0;
  const number = Math.max(least, Math.floor(max / 100));
  const hashed = createHash("sha256").update(subject).digest();
  const counted = await addToCount(db, { day, subject: hashed, number, most: max - least });
  return counted === undefined ? 0 : Math.min(number, max - (counted - number));
}

/** Until the UTC day ends. */
export function secondsLeftToday(now = new Date()): number {
  return 86_400 - (Math.floor(now.getTime() / 1000) % 86_400);
}
