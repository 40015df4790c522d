interface Asked<K, V> {
  key: K;
  resolve(value: V): void;
  reject(error: unknown): void;
}

/**
 * Makes one query for all keys that are requested in the same turn of the event loop: under load, many requests arrive
 * together, and a query for a hundred keys costs little more than a query for one. `query` returns a function from key to value.
 */
export function createBatchLoader<K, V>(
  query: (keys: K[]) => Promise<(key: K) => V>,
): (key: K) => Promise<V> {
  let waiting: Asked<K, V>[] = [];

  async function ask(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const valueOf = await query(asked.map(({ key }) => key));
      for (const { key, resolve } of asked) resolve(valueOf(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void ask());
    });
}
