/** What was used lately, by key. It may have been forgotten. */
export interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export interface RecentOptions<V> {
  /** Of all values together, as `sizeOf` counts them. */
  maxBytes: number;
  sizeOf(value: V): number;
  /** What is not used for twice as long is forgotten; without it, only what there is no room for. */
  seconds?: number;
}

/**
 * Two generations: what is used belongs to the young one, and when that has half of the room, or the time is over, the
 * old one is forgotten and the young one grows old.
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
