import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, equal, leafHash, type TreeEdge } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type CommittedHead, isSameHead, LogDamaged, whatToDo } from "./head.ts";
import { appendBatch, lockHead, readEntriesAt, readHead } from "./log-store.ts";
import type { NewLeaf, Placed } from "./new-leaf.ts";
import { placeLeaves } from "./place-leaves.ts";
import { assertTilesMatch, limitLock } from "./prove-head.ts";
import type { Publisher } from "./publisher.ts";
import { readTimeLine } from "./time-line.ts";

/** A leaf's contents are written in the transaction that gives it its index, before the log is locked. */
export interface LeafWriter<P> {
  leafOf(payload: P): NewLeaf;
  /** Approximately how many bytes are written for it. */
  bytesOf(payload: P): number;
  /**
   * The payloads of each unit, which are written all or none. Resolves to why a unit must not get its leaves, in the order of
   * the units, undefined for one that was written; nothing may have been written for the others.
   */
  write(tx: Queryable, units: readonly (readonly P[])[]): Promise<readonly (Error | undefined)[]>;
  /**
   * Under the log's lock: how many statements each of these certificates has. Those of a certificate get the numbers that
   * follow, in the order of the batch.
   */
  countStatements(tx: Queryable, certificateIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Under the log's lock, before the commit: statements and what was assigned to them. */
  writeNumbered(tx: Queryable, statements: readonly Numbered<P>[]): Promise<void>;
}

export interface Numbered<P> {
  payload: P;
  /** Its number among the statements about its certificate, from 0. */
  n: number;
  index: number;
}

export interface BatchTimes {
  leaves: number;
  /** From the first SQL statement until the commit was acknowledged. */
  milliseconds: number;
  /** Of these, how long the batch waited for the log's lock. */
  waitedMilliseconds: number;
  /** And how long the log was locked: no other process can append meanwhile. */
  lockedMilliseconds: number;
}

/** A leaf of a batch. */
export interface PendingLeaf<P> {
  payload: P;
  leaf: NewLeaf;
  /**
   * Its place from an earlier attempt whose outcome is unknown, or whose database was replaced before it was published.
   * Written by `commitBatch` alone, before COMMIT is sent.
   */
  attempted: (Placed & { entry: Uint8Array }) | undefined;
}

/** Leaves that are logged in one transaction or not at all; most units have one. */
export interface PendingUnit<P> {
  leaves: readonly PendingLeaf<P>[];
}

/** The outcome of a transaction, reported once its head is published. */
export interface Committed<Unit> {
  head: CommittedHead;
  /** Of a unit's leaves, in their order. */
  places: Map<Unit, readonly Placed[]>;
  refused: Map<Unit, Error>;
}

export interface BatchOptions<P> {
  pool: { connect(): Promise<Queryable & { release(broken?: Error): void }> };
  writer: LeafWriter<P>;
  log: Pick<Publisher, "prove">;
  onBatch?: ((batch: BatchTimes) => void) | undefined;
}

/**
 * Commits batches, one transaction each. The row lock on `log_state` puts the batches of all processes in one order.
 *
 * What survives a crash: before COMMIT nothing. After COMMIT everything, whether or not its answer arrived: `attempted` says
 * where to look.
 */
export function createBatchCommit<P, Unit extends PendingUnit<P>>({
  pool,
  writer,
  log,
  onBatch,
}: BatchOptions<P>): (batch: readonly Unit[]) => Promise<Committed<Unit>> {
  /**
   * What this process committed last. Owned by `commitBatch`, whose calls never overlap; lost in a crash, and then learned
   * again from the locked head, which is compared with the guard.
   */
  let newest: CommittedHead | undefined;
  /** Connections on which the guard was compared with the database: each may lead to another database. Owned by `proveHead`. */
  const proven = new WeakSet<object>();

  async function commitBatch(batch: readonly Unit[]): Promise<Committed<Unit>> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await commitOn(client, batch);
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw broken;
    } finally {
      // A client that failed inside a transaction is discarded: its connection ends, and the transaction with it.
      client.release(broken);
    }
  }

  async function commitOn(client: Queryable, batch: readonly Unit[]): Promise<Committed<Unit>> {
    const started = performance.now();
    const [, timeLine, places] = await Promise.all([
      client.query(`begin; ${limitLock}`),
      readTimeLine(client),
      findCommitted(client, batch),
    ]);
    // Of a unit all are in the log, or none.
    const missing = batch.filter(({ leaves }) => !leaves.every((pending) => places.has(pending)));
    const { accepted, refused } = await writeContents(client, writer, missing);
    const leaves = accepted.flatMap((unit) => unit.leaves);

    const asked = performance.now();
    // Counted after the lock is taken: the SQL statements are executed in this order.
    const [{ head, edge }, counted] = await Promise.all([
      lockHead(client),
      countStatements(client, writer, leaves),
    ]);
    const locked = performance.now();
    const from = { ...head, timeLine };
    await proveHead(client, from, edge);
    if (leaves.length === 0) {
      await client.query("rollback");
      return { head: from, places: placesOfUnits(batch, places), refused };
    }

    const { to, placed, entries } = await append(client, writer, { from, edge, leaves, counted });
    const done = performance.now();
    onBatch?.({
      leaves: entries,
      milliseconds: done - started,
      waitedMilliseconds: locked - asked,
      lockedMilliseconds: done - locked,
    });
    for (const [pending, place] of placed) places.set(pending, place);
    // Only after the COMMIT: a batch that was rolled back would make the next one look like a log that went back.
    newest = to;
    return { head: to, places: placesOfUnits(batch, places), refused };
  }

  /** The locked head matches its tiles; on a new connection it must also continue what was published. */
  async function proveHead(client: Queryable, from: CommittedHead, edge: TreeEdge): Promise<void> {
    const isSameLine = newest?.timeLine === from.timeLine;
    if (isSameLine && newest !== undefined && from.size < newest.size)
      throw new LogDamaged(`The log went back from ${newest.size} to ${from.size} entries. ${whatToDo}`);
    if (!isSameLine || !proven.has(client)) {
      await log.prove(client, from);
      proven.add(client);
    }
    const isOwn = isSameLine && newest !== undefined && isSameHead(newest, from);
    // A head that this process has committed last has the tiles that it wrote: only others are compared.
    if (!isOwn) assertTilesMatch(from, edge);
  }

  return commitBatch;
}

/** Leaves of an earlier attempt whose COMMIT got no answer. The lock waits for that transaction's end. */
async function findCommitted<P>(
  tx: Queryable,
  batch: readonly PendingUnit<P>[],
): Promise<Map<PendingLeaf<P>, Placed>> {
  const found = new Map<PendingLeaf<P>, Placed>();
  const leaves = batch.flatMap((unit) => unit.leaves);
  const indices = leaves.flatMap(({ attempted }) => attempted?.index ?? []);
  if (indices.length === 0) return found;
  const [, entries] = await Promise.all([readHead(tx, "lock"), readEntriesAt(tx, indices)]);
  for (const pending of leaves) {
    if (pending.attempted === undefined) continue;
    const { entry, ...place } = pending.attempted;
    // Also for a statement: its entry contains its number.
    if (equal(entries.get(place.index) ?? new Uint8Array(), entry)) found.set(pending, place);
    else pending.attempted = undefined;
  }
  return found;
}

/** Writes what the leaves are of, before the log is locked. */
async function writeContents<P, Unit extends PendingUnit<P>>(
  tx: Queryable,
  writer: LeafWriter<P>,
  missing: readonly Unit[],
) {
  const payloads = missing.map(({ leaves }) => leaves.map(({ payload }) => payload));
  const reasons = payloads.length > 0 ? await writer.write(tx, payloads) : [];
  const refused = new Map<Unit, Error>();
  const accepted: Unit[] = [];
  for (const [position, unit] of missing.entries()) {
    const reason = reasons[position];
    if (reason === undefined) accepted.push(unit);
    else refused.set(unit, reason);
  }
  return { accepted, refused };
}

function placesOfUnits<P, Unit extends PendingUnit<P>>(
  batch: readonly Unit[],
  places: ReadonlyMap<PendingLeaf<P>, Placed>,
): Map<Unit, readonly Placed[]> {
  const ofUnits = new Map<Unit, readonly Placed[]>();
  for (const unit of batch) {
    const placed = unit.leaves.flatMap((pending) => places.get(pending) ?? []);
    if (placed.length === unit.leaves.length) ofUnits.set(unit, placed);
  }
  return ofUnits;
}

async function countStatements<P>(
  tx: Queryable,
  writer: LeafWriter<P>,
  leaves: readonly PendingLeaf<P>[],
): Promise<ReadonlyMap<string, number>> {
  const ids = leaves.flatMap(({ leaf }) => (leaf.kind === "statement" ? [leaf.certificateId] : []));
  return ids.length === 0 ? new Map() : writer.countStatements(tx, [...new Set(ids)]);
}

/** Under the log's lock: indices, numbers, tiles, the new head, and COMMIT. */
async function append<P, Leaf extends PendingLeaf<P>>(
  tx: Queryable,
  writer: LeafWriter<P>,
  locked: {
    from: CommittedHead;
    edge: TreeEdge;
    leaves: readonly Leaf[];
    counted: ReadonlyMap<string, number>;
  },
): Promise<{ to: CommittedHead; placed: [Leaf, Placed][]; entries: number }> {
  const { from, edge, leaves, counted } = locked;
  const { entries, numbers, closing } = await placeLeaves(
    tx,
    leaves.map(({ leaf }) => leaf),
    counted,
  );
  const next = appendLeaves(
    edge,
    entries.map(({ entry }) => leafHash(entry, sha256)),
    sha256,
  );
  const to = { size: next.edge.size, root: next.root, timeLine: from.timeLine };
  const placed = leaves.map((pending, position): [Leaf, Placed] => {
    const n = numbers.get(position);
    const place = { index: from.size + position, ...(n !== undefined && { n }) };
    const entry = entries[position]?.entry ?? new Uint8Array();
    pending.attempted = { ...place, entry };
    return [pending, place];
  });
  const appended = appendBatch(tx, from, entries, next.changedTiles, to);
  if (closing !== undefined) {
    const numbered = placed.flatMap(([{ payload }, { index, n }]) =>
      n === undefined ? [] : [{ payload, index, n }],
    );
    await Promise.all([appended, closing.write(to), writer.writeNumbered(tx, numbered)]);
  }
  // Sent together: a batch that cannot be written is rolled back by its COMMIT.
  await Promise.all([appended, tx.query("commit")]);
  return { to, placed, entries: entries.length };
}
