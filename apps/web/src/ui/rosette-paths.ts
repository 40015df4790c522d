/**
 * The curves of a guilloche rosette in a square from -100 to 100: rings of waves around a circle, each drawn `turns`
 * times with its phase moved on, as an engraver's lathe does. The same seed gives the same ornament for ever.
 */
export function rosettePaths(seed: string, turns: number): string[] {
  const random = numbersFrom(seed);
  const petals = 5 + (random() % 8);
  const inner = 18 + (random() % 14);
  const middle = 48 + (random() % 16);
  return [
    ring({ from: middle - 8, to: 98, petals, turns }),
    ring({ from: inner, to: middle + 6, petals: petals + 2 + (random() % 4), turns }),
  ];
}

/** A wave between two radii, closed after each turn. */
function ring(wave: { from: number; to: number; petals: number; turns: number }): string {
  const { from, to, petals, turns } = wave;
  const steps = petals * 20;
  const points: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (let step = 0; step <= steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const height = (1 + Math.cos(petals * angle + (2 * Math.PI * turn) / turns)) / 2;
      const radius = from + (to - from) * height;
      const point = `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
      points.push(`${step === 0 ? "M" : "L"}${point}`);
    }
  }
  return points.join("");
}

/** FNV-1a over the text, then xorshift: an ornament, not a secret. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
