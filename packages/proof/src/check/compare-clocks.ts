import type { ClockPiece } from "./clock-evidence.ts";

/** Who has said when a record existed. */
export type ProvenBy =
  | { kind: "anchor"; chainId: number }
  | { kind: "bitcoin"; height: number }
  | { kind: "authority"; operator: string };

/** A clock that counts: the record existed by `time`, Unix seconds. */
export interface Reading {
  by: ProvenBy;
  time: number;
}

/** What the clocks come to. */
export interface Comparison {
  proven: Reading;
  /** Two clocks are further apart than they may be: the later counts. */
  disagree: boolean;
  /** One authority alone says so. */
  isAlone: boolean;
}

/** A header's time is a miner's: up to two hours before the network's. */
const HEADER_TOLERANCE = 7200;

/** An authority's time counts when another clock is at most so many seconds later. */
const MAX_APART = 48 * 3600;

/** The reading of a piece; undefined unless it is proven. */
export function readingOf(piece: ClockPiece): Reading | undefined {
  if (piece.state !== "proven") return undefined;
  return piece.clock === "bitcoin"
    ? { by: { kind: "bitcoin", height: piece.height }, time: piece.time + HEADER_TOLERANCE }
    : { by: { kind: "authority", operator: piece.operator }, time: piece.time };
}

/**
 * Which time is proven. Blocks say it by themselves: the earliest counts. An authority is only believed alone while nobody else
 * says anything: a thief of its key may write any time, so an earlier one has to be within 48 hours of another clock. Two clocks
 * of one operator count once.
 */
export function compareClocks(readings: readonly Reading[]): Comparison | undefined {
  const ordered = readings.toSorted((a, b) => a.time - b.time);
  const block = ordered.find(({ by }) => by.kind !== "authority");
  const authorities = ordered.filter(({ by }) => by.kind === "authority");
  const isSupported = ({ by, time }: Reading): boolean =>
    block
      ? block.time - time <= MAX_APART
      : authorities.some((other) => isOther(other.by, by) && Math.abs(other.time - time) <= MAX_APART);
  const [earliest] = authorities;
  if (earliest === undefined) return block && { proven: block, disagree: false, isAlone: false };
  const isAlone = block === undefined && !authorities.some(({ by }) => isOther(by, earliest.by));
  if (isAlone) return { proven: earliest, disagree: false, isAlone };
  const proven = authorities.find(isSupported) ?? block ?? authorities.at(-1) ?? earliest;
  const later = block && block.time < proven.time ? block : proven;
  return { proven: later, disagree: !isSupported(earliest), isAlone };
}

function isOther(a: ProvenBy, b: ProvenBy): boolean {
  return a.kind !== "authority" || b.kind !== "authority" || a.operator !== b.operator;
}
