/**
 * How long a test waits for what takes seconds on a quiet machine, for `vi.waitFor` and `vi.waitUntil`: long enough for one that
 * is busy.
 */
export const patience = { timeout: 180_000, interval: 100 };
