/** The value below which this share of the samples lies; `sorted` ascends. NaN without samples. */
export function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
