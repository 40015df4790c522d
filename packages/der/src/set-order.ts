/** The order of a SET OF (X.690, 11.6): as bytes, the smaller first. Negative when `a` comes before `b`. */
export function compareEncodings(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
