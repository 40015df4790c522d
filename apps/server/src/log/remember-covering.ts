/** What was found, and the leaves for which it is known: those from `from` up to its size. */
interface Remembered<V> {
  from: number;
  size: number;
  value: V;
  /** In the time of `performance.now`. */
  until: number;
}

export interface Covering {
  /** Of the checkpoint. */
  size: number;
  /** How long it is remembered: what takes precedence may come. */
  milliseconds: number;
}

/** How many are remembered; with one checkpoint every ten minutes this is a month of them. */
const most = 4096;

/**
 * Remembers which checkpoint covers which leaves, of which there are many for each. What is found for a leaf is the earliest that
 * covers it, so also for the leaves between that and its end. `coveringOf` is undefined for what must be asked for each time.
 */
export function rememberCovering<V>(
  find: (index: number) => Promise<V>,
  coveringOf: (value: V) => Covering | undefined,
): (index: number) => Promise<V> {
  /** By size, the smallest first. */
  let known: Remembered<V>[] = [];

  return async (index) => {
    const place = firstLarger(known, index);
    while ((known[place]?.until ?? Infinity) < performance.now()) known.splice(place, 1);
    const found = known[place];
    if (found !== undefined && found.from <= index) return found.value;
    const value = await find(index);
    const covering = coveringOf(value);
    if (covering !== undefined) remember(index, value, covering);
    return value;
  };

  function remember(index: number, value: V, { size, milliseconds }: Covering): void {
    if (known.length >= most) known = [];
    const place = firstLarger(known, size - 1);
    const isSame = known[place]?.size === size;
    const from = isSame ? Math.min(index, known[place]?.from ?? index) : index;
    known.splice(place, isSame ? 1 : 0, { from, size, value, until: performance.now() + milliseconds });
  }
}

/** The position of the first that is larger than `index`, by binary search. */
function firstLarger(known: readonly { size: number }[], index: number): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((known[middle]?.size ?? 0) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
