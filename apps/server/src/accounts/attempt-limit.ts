/** Attempts by key (an email address) in windows of time that begin with a key's first attempt. */
export interface AttemptLimit {
  /** Counts an attempt. Answers 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number;
  /** Takes a key's attempts back: they turned out to be the owner's. */
  forget(key: string): void;
}

/**
 * Counts in this process's memory: several nodes allow as many times more, a restart begins anew.
 * Holds `maxKeys` at most; beyond them the oldest window is given up.
 */
export function createAttemptLimit(max: number, windowSeconds: number, maxKeys = 10_000): AttemptLimit {
  const windows = new Map<string, { attempts: number; endsAt: number }>();

  const windowOf = (key: string, now: number) => {
    const current = windows.get(key);
    if (current !== undefined && current.endsAt > now) return current;
    const begun = { attempts: 0, endsAt: now + windowSeconds * 1000 };
    // All windows are as long, so the map's order is the order in which they end.
    windows.delete(key);
    windows.set(key, begun);
    const oldest = windows.keys().next();
    if (windows.size > maxKeys && !oldest.done) windows.delete(oldest.value);
    return begun;
  };

  return {
    take(key) {
      const now = performance.now();
      const window = windowOf(key, now);
      window.attempts += 1;
      return window.attempts > max ? Math.ceil((window.endsAt - now) / 1000) : 0;
    },
    forget(key) {
      windows.delete(key);
    },
  };
}
