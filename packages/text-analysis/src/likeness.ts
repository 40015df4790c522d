/** Optimal string alignment distance: insertions, deletions, substitutions, and transpositions of neighbours. */
function editDistance(a: string, b: string): number {
  const [one, other] = [Array.from(a), Array.from(b)];
  let before: number[] = [];
  let above = other.map((_, column) => column + 1);
  above.unshift(0);
  for (const [row, character] of one.entries()) {
    const current = [row + 1];
    for (const [column, opposite] of other.entries()) {
      const changed = (above[column] ?? 0) + (character === opposite ? 0 : 1);
      let least = Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1);
      if (row > 0 && column > 0 && character === other[column - 1] && one[row - 1] === opposite)
        least = Math.min(least, (before[column - 1] ?? 0) + 1);
      current.push(least);
    }
    [before, above] = [above, current];
  }
  return above.at(-1) ?? 0;
}

/** From 0 to 1: how alike two texts are as a whole, letter by letter; 0 where that is less than `least`. */
export function wholeLikeness(a: string, b: string, least: number): number {
  const length = Math.max(a.length, b.length);
  if (length === 0 || Math.min(a.length, b.length) / length < least) return 0;
  const like = 1 - editDistance(a, b) / length;
  return like >= least ? like : 0;
}

/** From 0 to 1: how alike two words are that somebody may have confused when typing. Another first letter is another word. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const length = Math.max(a.length, b.length);
  if (length < 4 || Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return 0;
  const distance = editDistance(a, b);
  return distance <= (length < 8 ? 1 : 2) ? 1 - distance / length : 0;
}
