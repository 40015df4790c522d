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

/**
 * Counts in Postgres across all nodes. A process fetches a hundredth of the daily limit at a time and gives it out
 * locally. The limit is never exceeded; a process that ends loses the rest of its share.
 */
export function createDailyCount(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): { take(subject: string, max: number): Promise<boolean> } {
  const shares = new Map<string, Share>();

  const shareOf = (subject: string, day: string): Share => {
    const known = shares.get(subject);
    if (known?.day === day) return known;
    for (const [other, share] of shares) if (share.day !== day) shares.delete(other);
    const begun = { day, left: 0 };
    shares.set(subject, begun);
    return begun;
  };

  return {
    async take(subject, max) {
      const share = shareOf(subject, now().toISOString().slice(0, 10));
      while (share.left === 0) {
        share.fetching ??= fetchShare(db, share.day, subject, max)
          .then((fetched) => {
            share.left += fetched;
            return fetched > 0;
          })
          .finally(() => {
            share.fetching = undefined;
          });
        if (!(await share.fetching)) return false;
      }
      share.left -= 1;
      return true;
    },
  };
}

async function fetchShare(db: Kysely<Database>, day: string, subject: string, max: number): Promise<number> {
  const number = Math.max(1, Math.floor(max / 100));
  const hashed = createHash("sha256").update(subject).digest();
  const counted = await addToCount(db, { day, subject: hashed, number, max });
  return counted === undefined ? 0 : Math.min(number, max - (counted - number));
}

/** Until the UTC day ends. */
export function secondsLeftToday(now = new Date()): number {
  return 86_400 - (Math.floor(now.getTime() / 1000) % 86_400);
}
