/**
 * The registry's ornament: a guilloche of turned curves whose figures come from `seed`,
 * so that each certificate has its own.
 */
export function Rosette({ seed, className }: { seed: string; className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden className={className}>
      {rosettePaths(seed).map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.75"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function rosettePaths(seed: string): string[] {
  const random = numbersFrom(seed);
  const petals = 7 + (random() % 9);
  return [96, 70, 44].map((radius) => {
    const depth = radius * (0.16 + (random() % 20) / 100);
    return turnedCurve(radius, depth, petals, 2 + (random() % 3));
  });
}

/** A closed wave around a circle, turned `turns` times with its phase moved on, as an engraver's lathe draws it. */
function turnedCurve(radius: number, depth: number, petals: number, turns: number): string {
  const steps = petals * 24;
  const points: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (let step = 0; step <= steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const wave = Math.cos(petals * angle + (2 * Math.PI * turn) / turns);
      const distance = radius - (depth * (1 - wave)) / 2;
      const point = `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
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
