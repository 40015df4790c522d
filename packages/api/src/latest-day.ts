/** The latest day that it is anywhere on Earth, which is where clocks are 14 hours ahead of UTC: `YYYY-MM-DD`. */
export const latestDay = (now = Date.now()): string =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
