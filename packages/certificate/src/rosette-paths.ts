/**
 * The curves of a guilloche rosette in a square from -100 to 100: bands of waves around a circle, each drawn `turns`
 * times with its phase moved on, as an engraver's lathe does. The same seed gives the same ornament for ever.
 */
export function rosettePaths(seed: string, turns: number): string[] {
  const random = numbersFrom(seed);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const petals = Math.floor(between(4, 12));
  const waist = between(40, 72);
  const heart = between(8, 26);
  const outer = { from: waist, to: 99, petals };
  const middle = { from: (heart + waist) / 2, to: between(waist + 4, 88), petals: petals * 2 };
  const inner = { from: heart, to: waist - 2, petals: petals + Math.floor(between(-1, 4)) };
  return [outer, middle, inner].map((band) =>
    drawBand({ ...band, turns, sharpness: between(-0.25, 0.4), lean: between(-0.8, 0.8) }),
  );
}

interface Band {
  /** Radii. */
  from: number;
  to: number;
  petals: number;
  turns: number;
  /** Of the petals' ends: above nothing pointed, below blunt. */
  sharpness: number;
  /** How far the petals lean to a side, in radians of their own wave. */
  lean: number;
}

/** A wave between two radii, closed after each turn. */
function drawBand({ from, to, petals, turns, sharpness, lean }: Band): string {
  const steps = petals * 24;
  const points: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const wave = petals * angle + (2 * Math.PI * turn) / turns;
      const swing = Math.cos(wave + lean * Math.sin(wave));
      const height = (1 + swing + sharpness * (swing * swing - 1)) / 2;
      const radius = from + (to - from) * height;
      const point = `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
      points.push(`${step === 0 ? "M" : "L"}${point}`);
    }
    points.push("Z");
  }
  return points.join("");
}

/** Numbers from 0 to 1. FNV-1a over the text, then splitmix: an ornament, not a secret. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
