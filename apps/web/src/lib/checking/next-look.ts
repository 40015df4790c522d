const [shortest, longest] = [2_000, 30_000];

/** Milliseconds until the next poll of a certificate with a pending anchor: when the next anchor is due, within bounds. */
export function untilNextLook(nextAnchorAt: string | null, now: number): number {
  const wait = nextAnchorAt === null ? shortest : Date.parse(nextAnchorAt) - now;
  return Math.min(Math.max(wait, shortest), longest);
}
