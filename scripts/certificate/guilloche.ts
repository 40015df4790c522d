// Its curves are in `certificate.svg` and in `sheet-frame.svg`, which `certificate.test.ts` compares to the last digit.

/** Interwoven waves side by side, as from an engraver's lathe. */
interface Band {
  /** Where it begins and how long it is. */
  x: number;
  y: number;
  length: number;
  isUpright: boolean;
  /** Half the height of a wave. */
  reach: number;
  /** Length of a whole wave; a band has only whole waves, so that it ends as it begins. */
  wave: number;
  strands: number;
}

/** One path per band: each half wave is one smooth curve, so that a long border stays a small file. */
export function weaveBand({ x, y, length, isUpright, reach, wave, strands }: Band): string {
  const waves = Math.round(length / wave);
  const half = length / waves / 2;
  const paths = Array.from({ length: strands }, (_, strand) => {
    const shift = (strand / strands) * 2 * half;
    // Each strand begins less than half a wave early and ends equally late, on the axis; the corners cover the overhang.
    const isDown = shift < half;
    const start = shift - (isDown ? half : 2 * half);
    const place = (along: number, across: number): string =>
      isUpright ? pair(across, along) : pair(along, across);
    const from = isUpright ? pair(x, y + start) : pair(x + start, y);
    const first = `q${place(half / 2, isDown ? 2 * reach : -2 * reach)} ${place(half, 0)}`;
    return `M${from}${first}${`t${place(half, 0)}`.repeat(waves * 2)}`;
  });
  return paths.join("");
}

/** Points of a closed curve whose radius waves around a circle. */
export function weaveRing({
  x,
  y,
  from,
  to,
  petals,
  strands,
}: {
  x: number;
  y: number;
  from: number;
  to: number;
  petals: number;
  strands: number;
}): string {
  const rings = Array.from({ length: strands }, (_, strand) => {
    const phase = (2 * Math.PI * strand) / strands;
    const steps = petals * 8;
    const points = Array.from({ length: steps }, (__, step) => {
      const angle = (2 * Math.PI * step) / steps;
      const radius = (from + to) / 2 + ((to - from) / 2) * Math.cos(petals * angle + phase);
      return pair(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    });
    return `M${points.join("L")}Z`;
  });
  return rings.join("");
}

export const number = (value: number): string => String(Math.round(value * 100) / 100);

const pair = (x: number, y: number): string => `${number(x)} ${number(y)}`;
