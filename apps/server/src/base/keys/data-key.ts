import type { KeyObject } from "node:crypto";

/** The key that seals, and those before it, which still open what they have sealed. Numbers are 1 to 255. */
export interface DataKey {
  /** The one that seals now. */
  current(): { number: number; key: KeyObject };
  /** Throws when there is no such key. */
  get(number: number): KeyObject;
  /** From now on this one seals. Throws when there is no such key. */
  use(number: number): void;
}

/** `read` throws when there is no key of that number; it is asked once for each. */
export function createDataKey(first: number, read: (number: number) => KeyObject): DataKey {
  const known = new Map<number, KeyObject>();
  const get = (number: number): KeyObject => {
    const key = known.get(number) ?? read(number);
    known.set(number, key);
    return key;
  };
  let current = { number: first, key: get(first) };
  return {
    current: () => current,
    get,
    use(number) {
      current = { number, key: get(number) };
    },
  };
}
