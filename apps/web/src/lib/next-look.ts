const [shortest, longest] = [2_000, 30_000];

/** Milliseconds until a certificate whose anchor is pending is worth another look: when the next one is due, within bounds. */
export function untilNextLook(nextAnchorAt: string | null, now: number): number {
  const wait = nextAnchorAt === null ? shortest : Date.parse(nextAnchorAt) - now;
  return Math.min(Math.max(wait, shortest), longest);
}
