const MAX_KEYS = 64;

/** `compute`, once for each of the keys that were met last. They are told apart by all their bytes. */
export function keyed<T>(compute: (publicKey: Uint8Array) => T): (publicKey: Uint8Array) => T {
  const known = new Map<string, { value: T }>();
  return (publicKey) => {
    const name = Buffer.from(publicKey).toString("latin1");
    const found = known.get(name);
    if (found !== undefined) return found.value;
    const value = compute(publicKey);
    known.set(name, { value });
    const [oldest] = known.keys();
    if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
