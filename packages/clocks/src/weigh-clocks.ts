import {
  type ClockPiece,
  type Comparison,
  ProofError,
  type ProvenClock,
  type RecordInLog,
  type WeighedClocks,
} from "@colophon/proof";

/** In seconds. The issuer's clock may be so far ahead of an authority's, and of a block's header, which may be two hours late. */
const BEFORE_AUTHORITY = 3600;
const BEFORE_HEADER = 10_800;

/** A header's time is a miner's: up to two hours before the network's. */
const HEADER_TOLERANCE = 7200;

/** An authority's time counts when another clock is at most this number of seconds later. */
const MAX_APART = 48 * 3600;

/** What judged pieces come to beside a record in its log, and beside its final anchor on a public chain, if there is one. */
export function weighClocks(pieces: readonly ClockPiece[], beside: RecordInLog): WeighedClocks {
  const weighed = pieces.map((piece) => weigh(piece, beside));
  const { anchor } = beside;
  const clocks = weighed.flatMap((piece) => provenClockOf(piece) ?? []);
  const comparison = compareClocks(anchor ? [anchor, ...clocks] : clocks);
  return { pieces: weighed, ...(comparison && { comparison }) };
}

function weigh(piece: ClockPiece, { registeredAt, endedAt = Infinity }: RecordInLog): ClockPiece {
  const proven = provenClockOf(piece);
  if (piece.state !== "proven" || proven === undefined) return piece;
  const { clock, time } = piece;
  if (proven.time > endedAt) return { clock, state: "left_out", reason: "after_end" };
  if (registeredAt === undefined) return piece;
  // Nothing is in a block that was not registered yet; an authority's key may be in a thief's hands.
  if (clock === "bitcoin" && time + BEFORE_HEADER < registeredAt)
    throw new ProofError("registered_after_anchor", "the block of Bitcoin is older than the record");
  if (clock === "authority" && time + BEFORE_AUTHORITY < registeredAt)
    return { clock, state: "left_out", reason: "before_record" };
  return piece;
}

/** The clock that a piece shows; undefined unless it is proven. */
export function provenClockOf(piece: ClockPiece): ProvenClock | undefined {
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
function compareClocks(clocks: readonly ProvenClock[]): Comparison | undefined {
  const ordered = clocks.toSorted((a, b) => a.time - b.time);
  const block = ordered.find(({ by }) => by.kind !== "authority");
  const authorities = ordered.filter(({ by }) => by.kind === "authority");
  const [earliest] = authorities;
  if (earliest === undefined) return block && { proven: block, ...secondIn(ordered, block) };
  const isAlone = block === undefined && !authorities.some(({ by }) => isOther(by, earliest.by));
  if (isAlone) return { proven: earliest, isAlone };
  const isSupported = ({ by, time }: ProvenClock): boolean =>
    block
      ? block.time - time <= MAX_APART
      : authorities.some((other) => isOther(other.by, by) && Math.abs(other.time - time) <= MAX_APART);
  const counting = authorities.find(isSupported) ?? block ?? authorities.at(-1) ?? earliest;
  const proven = block && block.time < counting.time ? block : counting;
  return { proven, ...secondIn(ordered, proven), ...(!isSupported(earliest) && { disagree: true }) };
}

/** The earliest clock of somebody else that is not earlier than the proven one. */
function secondIn(ordered: readonly ProvenClock[], proven: ProvenClock): Pick<Comparison, "second"> {
  const second = ordered.find(({ by, time }) => isOther(by, proven.by) && time >= proven.time);
  return second ? { second } : {};
}

/** Whether two clocks are of different kinds, or of two operators. */
function isOther(a: ProvenClock["by"], b: ProvenClock["by"]): boolean {
  if (a.kind !== b.kind) return true;
  return a.kind === "authority" && b.kind === "authority" && a.operator !== b.operator;
}
