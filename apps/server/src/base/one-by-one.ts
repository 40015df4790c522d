import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Does a step for each of many items, a fixed number at the same time; between two steps whatever else waits in the event loop
 * gets its turn.
 */
export async function oneByOne<T>(
  items: readonly T[],
  atOnce: number,
  step: (item: T, position: number) => Promise<void>,
): Promise<void> {
  // Shared: each lane takes the next item.
  const rest = items.entries();
  const lane = async () => {
    for (const [position, item] of rest) {
      await nextTurn();
      await step(item, position);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
