/** Gives what the same inputs have proven before, or proves it now. */
export type Memory<T> = (inputs: readonly string[], prove: () => T) => T;

const MAX_ENTRIES = 64;
const MAX_LENGTH = 16_384;

/**
 * A memory of proofs that depend on nothing but `inputs`. It compares the inputs whole, so that nothing but the very same text is
 * recognised; what throws is not remembered. It stays small: the oldest is forgotten, and long inputs are never kept.
 */
export function createMemory<T>(): Memory<T> {
  const proven = new Map<string, { value: T }>();
  return (inputs, prove) => {
    const key = inputs.map((input) => `${input.length}:${input}`).join("");
    const known = proven.get(key);
    if (known !== undefined) return known.value;
    const value = prove();
    if (key.length <= MAX_LENGTH) proven.set(key, { value });
    const [oldest] = proven.keys();
    if (proven.size > MAX_ENTRIES && oldest !== undefined) proven.delete(oldest);
    return value;
  };
}
