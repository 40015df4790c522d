/** How many requests one process answers in this time. */
export interface Limit {
  max: number;
  seconds: number;
}

interface Count {
  /** How many more are answered. */
  left: number;
  /** Until it begins again. */
  secondsLeft: number;
  isExceeded: boolean;
}

interface Counts {
  add(key: string): Count;
  read(key: string): Count;
}

/** Keys that one limit remembers. With more, the one whose window began first is forgotten. */
const maxKeys = 10_000;

/** Counts by key, in windows of time that begin with a key's first request. */
export function createCounts({ max, seconds }: Limit, now: () => number = Date.now): Counts {
  const windows = new Map<string, { number: number; endsAt: number }>();

  const currentOf = (key: string) => {
    const current = windows.get(key);
    return current !== undefined && current.endsAt > now() ? current : undefined;
  };

  const countOf = ({ number, endsAt }: { number: number; endsAt: number }): Count => ({
    left: Math.max(0, max - number),
    secondsLeft: Math.ceil((endsAt - now()) / 1000),
    isExceeded: number > max,
  });

  return {
    add(key) {
      const current = currentOf(key);
      if (current !== undefined) {
        current.number += 1;
        return countOf(current);
      }
      const begun = { number: 1, endsAt: now() + 1000 * seconds };
      windows.delete(key);
      windows.set(key, begun);
      const [oldest] = windows.keys();
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
      return countOf(begun);
    },
    read: (key) => countOf(currentOf(key) ?? { number: 0, endsAt: now() }),
  };
}
