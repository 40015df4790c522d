/** A cache of recently used values by key. Any value may be evicted. */
export interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export interface RecentOptions<V> {
  /** For all values together, as `sizeOf` counts them. */
  maxBytes: number;
  sizeOf(value: V): number;
  /** A value unused for twice as long is evicted; without it, only for lack of room. */
  seconds?: number;
}

/**
 * Two generations: a used value moves to the young one. When that fills half of the room, or the time is over, the old one
 * is dropped and the young one becomes the old one.
 */
export function createRecent<V>({ maxBytes, sizeOf, seconds }: RecentOptions<V>): Recent<V> {
  let young = new Map<string, V>();
  let old = new Map<string, V>();
  let youngBytes = 0;

  function age(): void {
    old = young;
    young = new Map();
    youngBytes = 0;
  }

  function set(key: string, value: V): void {
    const before = young.get(key);
    youngBytes += sizeOf(value) - (before === undefined ? 0 : sizeOf(before));
    young.set(key, value);
    old.delete(key);
    if (youngBytes > maxBytes / 2) age();
  }

  if (seconds !== undefined) setInterval(age, 1000 * seconds).unref();
  return {
    set,
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    delete(key) {
      const value = young.get(key);
      if (value !== undefined) youngBytes -= sizeOf(value);
      young.delete(key);
      old.delete(key);
    },
  };
}
