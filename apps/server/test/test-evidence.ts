import { vi } from "vitest";
import { blockOf, HEIGHT, proofsOf, revocationAt, tokenOf } from "@colophon/testing/make-clock-evidence";
import type pg from "pg";
import type { Log } from "../src/log/open-log.ts";

export interface StampedInTest {
  id: number;
  size: number;
  /** The signed checkpoint. */
  note: string;
}

/** Closes the log and has that checkpoint stamped, as the server's worker does. No clock has answered yet. */
export async function stampLog(
  { pool, log }: { pool: pg.Pool; log: Log },
  ended: number | null = null,
): Promise<StampedInTest> {
  await log.appendHead();
  const closed = await log.lastClosed();
  if (closed === undefined) throw new Error("the log has no closed head");
  const note = log.checkpointOf(closed);
  const { rows } = await pool.query<{ id: number }>(
    "insert into stamped_checkpoints (log, size, checkpoint) values ($1, $2, $3) returning id",
    [ended, closed.size, note],
  );
  return { id: rows[0]?.id ?? 0, size: closed.size, note };
}

export interface ArrivedPiece {
  kind: "rfc3161" | "ots";
  service: string;
  bytes: Uint8Array;
  state?: "pending" | "final";
  height?: number;
  /** Default: now. */
  at?: Date;
}

export async function keepPiece(
  pool: pg.Pool,
  { id }: StampedInTest,
  { kind, service, bytes, state = "final", height, at = new Date() }: ArrivedPiece,
): Promise<void> {
  await pool.query(
    `insert into clock_pieces (checkpoint, kind, service, state, bytes, height, arrived_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (checkpoint, kind, service) do update
       set state = excluded.state, bytes = excluded.bytes, height = excluded.height, arrived_at = excluded.arrived_at`,
    [id, kind, service, state, bytes, height ?? null, state === "final" ? at : null],
  );
}

const now = (): number => Math.floor(Date.now() / 1000);

export const tsa = "https://tsa.example";
const calendar = "https://calendar.example";

/** An authority's token, with what OCSP says of its signer a moment later. */
export async function keepToken(
  pool: pg.Pool,
  stamped: StampedInTest,
  { service = tsa, at = now() }: { service?: string; at?: number } = {},
): Promise<Uint8Array> {
  const bytes = tokenOf(stamped.note, at);
  await keepPiece(pool, stamped, { kind: "rfc3161", service, bytes, at: new Date(at * 1000) });
  await pool.query("insert into ocsp_answers (service, bytes, arrived_at) values ($1, $2, $3)", [
    service,
    revocationAt(at + 10),
    new Date((at + 10) * 1000),
  ]);
  return bytes;
}

export async function keepPromise(pool: pg.Pool, stamped: StampedInTest): Promise<Uint8Array> {
  const { pending: bytes } = proofsOf(stamped.note);
  await keepPiece(pool, stamped, { kind: "ots", service: calendar, state: "pending", bytes });
  return bytes;
}

/** A proof that leads to a block, whose header has this time, with what explorers say of that. */
export async function keepBlock(pool: pg.Pool, stamped: StampedInTest, at = now()) {
  const { upgraded: bytes, merkleRoot } = proofsOf(stamped.note);
  await keepPiece(pool, stamped, {
    kind: "ots",
    service: calendar,
    bytes,
    height: HEIGHT,
    at: new Date(at * 1000),
  });
  const { headers, agreed } = blockOf(merkleRoot, at);
  await pool.query(
    "insert into bitcoin_headers (height, headers) values ($1, $2) on conflict (height) do nothing",
    [HEIGHT, headers],
  );
  return { bytes, headers, agreed };
}

/** Forgets every piece, and what anchors say. */
export async function forgetEvidence(pool: pg.Pool): Promise<void> {
  await pool.query(
    "truncate stamped_checkpoints, clock_pieces, bitcoin_headers, ocsp_answers, anchors cascade",
  );
}

let passed = 0;

/** What was remembered is forgotten: seconds have passed. */
export function pass(): void {
  const later = performance.now() + 10_000 * ++passed;
  vi.spyOn(performance, "now").mockImplementation(() => later);
}
