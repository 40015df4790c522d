/**
 * The curves of a guilloche rosette in a square from -1000 to 1000, which whole numbers draw finely enough: bands of waves around a circle, each drawn `turns`
 * times with its phase moved on, as an engraver's lathe does. The same seed always gives the same ornament.
 */
export function rosettePaths(seed: string, turns: number): string[] {
  const random = numbersFrom(seed);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const petals = Math.floor(between(4, 12));
  const waist = between(400, 720);
  const heart = between(80, 260);
  const outer = { from: waist, to: 990, petals };
  const middle = { from: (heart + waist) / 2, to: between(waist + 40, 880), petals: petals * 2 };
  const inner = { from: heart, to: waist - 20, petals: petals + Math.floor(between(-1, 4)) };
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

/** Of a petal's wave: with fewer the curves leave it visibly, more are not seen. */
const arcsOfPetal = 6;

/** A wave between two radii, closed after each turn. All petals have one shape, and a turn is the one before, moved on. */
function drawBand(band: Band): string {
  const arcs = band.petals * arcsOfPetal;
  const arc = (2 * Math.PI) / arcs;
  const petal = Array.from({ length: arcsOfPetal }, (_, i) => swingAt(i * arc * band.petals, band));
  let path = "";
  for (let turn = 0; turn < band.turns; turn++) {
    const start = (-turn * arcsOfPetal * arc) / band.turns;
    for (let i = 0; i <= arcs; i++) {
      const { radius, slope } = petal[i % arcsOfPetal] ?? { radius: 0, slope: 0 };
      const [cos, sin] = [Math.cos(start + i * arc), Math.sin(start + i * arc)];
      const [x, y] = [radius * cos, radius * sin];
      // The control points stand a third of an arc along the tangent, before and after; S takes the one after for granted.
      const [dx, dy] = [((slope * cos - y) * arc) / 3, ((slope * sin + x) * arc) / 3];
      const end = `${Math.round(x)} ${Math.round(y)}`;
      if (i === 0) path += `M${end}C${Math.round(x + dx)} ${Math.round(y + dy)} `;
      else path += `${i === 1 ? "" : "S"}${Math.round(x - dx)} ${Math.round(y - dy)} ${end}`;
    }
    path += "Z";
  }
  return path;
}

/** How far out the curve is at this phase of the wave, and how fast it goes on outwards with the angle. */
function swingAt(
  wave: number,
  { from, to, petals, sharpness, lean }: Band,
): { radius: number; slope: number } {
  const phase = wave + lean * Math.sin(wave);
  const swing = Math.cos(phase);
  const swung = -Math.sin(phase) * (1 + lean * Math.cos(wave)) * petals;
  return {
    radius: from + ((to - from) * (1 + swing + sharpness * (swing * swing - 1))) / 2,
    slope: ((to - from) * (swung + 2 * sharpness * swing * swung)) / 2,
  };
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
