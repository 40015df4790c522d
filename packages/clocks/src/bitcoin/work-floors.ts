/** The easiest work that a block of these years may have, in the short form of headers. */
export interface WorkFloor {
  /** Unix seconds. */
  from: number;
  bits: number;
}

const year = (number: number) => Date.UTC(number, 0) / 1000;

/**
 * Two to five tenths of what the easiest blocks of these years have asked for, so that no real block is ever refused; as of
 * November 2026. Later years have that of the last one. Difficulty 1 is 1d00ffff.
 */
export const BITCOIN_FLOORS: readonly WorkFloor[] = [
  { from: year(2009), bits: 0x1d00ffff },
  { from: year(2015), bits: bitsOf(20_000_000_000n) },
  { from: year(2016), bits: bitsOf(50_000_000_000n) },
  { from: year(2018), bits: bitsOf(1_000_000_000_000n) },
  { from: year(2020), bits: bitsOf(5_000_000_000_000n) },
  { from: year(2022), bits: bitsOf(10_000_000_000_000n) },
  { from: year(2024), bits: bitsOf(30_000_000_000_000n) },
];

/** The floor for a block of this time; undefined for a time before all of them. */
export function floorOf(time: number, floors: readonly WorkFloor[]): WorkFloor | undefined {
  return floors.findLast(({ from }) => time >= from);
}

/** The short form of the largest target divided by a difficulty. */
function bitsOf(difficulty: bigint): number {
  const target = (0xffffn << 208n) / difficulty;
  const length = Math.ceil(target.toString(16).length / 2);
  const mantissa = Number(target >> BigInt(8 * (length - 3)));
  return mantissa < 0x80_0000 ? length * 2 ** 24 + mantissa : (length + 1) * 2 ** 24 + (mantissa >> 8);
}
