interface Asked<K, V> {
  key: K;
  resolve(value: V): void;
  reject(error: unknown): void;
}

/**
 * Makes one query of all that is asked for in the same turn of the event loop: under load many requests arrive together,
 * and a query for a hundred keys costs little more than a query for one. `query` answers how to find a key's value.
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
