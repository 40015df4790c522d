import fc from "fast-check";

/** The next fault. */
export interface Fault {
  kind: string;
  /** Time before it begins. */
  pauseMs: number;
  /** Its duration, if it has one. */
  milliseconds: number;
  node: number;
}

/** Rounds of all kinds, each round in another order; the same for the same seed. */
export function schedule(kinds: readonly string[], seed: number): Fault[] {
  const round = fc.shuffledSubarray([...kinds], { minLength: kinds.length }).chain((order) =>
    fc.tuple(
      ...order.map((kind) =>
        fc.record({
          kind: fc.constant(kind),
          pauseMs: fc.integer({ min: 100, max: 2000 }),
          milliseconds: fc.integer({ min: 500, max: 8000 }),
          node: fc.nat(2),
        }),
      ),
    ),
  );
  return fc.sample(fc.noBias(round), { seed, numRuns: 200 }).flat();
}
