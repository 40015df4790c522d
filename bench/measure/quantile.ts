/** The value below which this share of the samples lies; `ascending` is sorted. NaN without samples. */
export function quantile(ascending: Float64Array, share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
}

/** Samples in the order that `quantile` asks for. */
export function sorted(samples: readonly number[]): Float64Array {
  return Float64Array.from(samples).toSorted();
}
