import { setTimeout as pause } from "node:timers/promises";
import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, equal, leafHash, type TreeEdge } from "@colophon/proof";
import { AppError } from "../errors.ts";
import type { Queryable } from "../db/queryable.ts";
import { type Head, LogDamaged } from "./head.ts";
import { appendBatch, readEntriesAt, readHead, readVerifiedEdge } from "./log-store.ts";

/** What a leaf stands for is written in the transaction that gives the leaf its index. */
export interface LeafWriter<P> {
  /** Under the log's lock, before indices are given: which of these must not get a new leaf, and why. */
  refuse(tx: Queryable, pending: readonly P[]): Promise<ReadonlyMap<P, Error>>;
  write(tx: Queryable, leaves: readonly { index: number; payload: P }[]): Promise<void>;
}

export interface Sequencer<P> {
  /** Resolves with the leaf's index once its batch is committed and its checkpoint is published. */
  append(entry: Uint8Array, payload: P): Promise<number>;
  /** Waits for what is pending; what is appended afterwards is refused. */
  stop(): Promise<void>;
  pending(): number;
  /** True once the stored log was found to contradict itself: nothing is appended until a restart. */
  isDamaged(): boolean;
}

export interface SequencerOptions<P> {
  pool: { connect(): Promise<Queryable & { release(broken?: Error): void }> };
  writer: LeafWriter<P>;
  /** Signs and guards a committed head; nothing of the batch is released before it resolves. */
  publish(head: Head): Promise<void>;
  onBatch?(leaves: number, seconds: number): void;
  onDamage(error: LogDamaged): void;
  maxBatch?: number;
  /** How long a batch is tried again while the database is away, in milliseconds. */
  patience?: number;
}

interface Pending<P> {
  entry: Uint8Array;
  payload: P;
  since: number;
  /** Where an attempt whose outcome is unknown would have put it. */
  attempted: number | undefined;
  resolve(index: number): void;
  reject(error: Error): void;
}

/**
 * Gives pending leaves their indices, a batch at a time (proof.md, Sequencing). There is no leader: the row lock on
 * `log_state` puts the batches of all processes in one order. While a batch commits, the next one gathers.
 *
 * What survives a crash: before COMMIT nothing, and nobody was told anything. After COMMIT everything; the head that
 * was not signed yet is signed at the next start, to the same bytes, because Ed25519 is deterministic.
 */
export function createSequencer<P>(options: SequencerOptions<P>): Sequencer<P> {
  const { pool, writer, publish, onBatch, onDamage, maxBatch = 512, patience = 10_000 } = options;
  const queue: Pending<P>[] = [];
  const releasing = new Set<Promise<void>>();
  let known: { edge: TreeEdge; root: Uint8Array } | undefined;
  let largest = 0;
  let running: Promise<void> | undefined;
  let closed: Error | undefined;
  let damaged = false;

  function append(entry: Uint8Array, payload: P): Promise<number> {
    if (closed) return Promise.reject(closed);
    return new Promise((resolve, reject) => {
      queue.push({ entry, payload, since: Date.now(), attempted: undefined, resolve, reject });
      running ??= drain().finally(() => {
        running = undefined;
      });
    });
  }

  async function drain(): Promise<void> {
    // A turn of the event loop lets the requests that arrived together share a batch.
    await new Promise(setImmediate);
    while (queue.length > 0) await sequence(queue.splice(0, maxBatch));
  }

  async function sequence(batch: Pending<P>[]): Promise<void> {
    const started = performance.now();
    try {
      const { head, indices } = await commit(batch);
      onBatch?.(indices.size, (performance.now() - started) / 1000);
      release(head, indices);
    } catch (error) {
      known = undefined;
      await settleFailure(batch, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** One transaction, in three journeys to the database and back; what comes back is committed. */
  async function commit(batch: Pending<P>[]): Promise<{ head: Head; indices: Map<Pending<P>, number> }> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Sent together, executed in this order: what is read here is read under the lock.
      const [, from, indices, refused] = await Promise.all([
        client.query("begin"),
        readHead(client, "lock"),
        findCommitted(client, batch),
        writer.refuse(
          client,
          batch.map((pending) => pending.payload),
        ),
      ]);
      if (from.size < largest) throw new LogDamaged(`the log went back from size ${largest} to ${from.size}`);
      if (known?.edge.size !== from.size || !equal(known.root, from.root))
        known = { edge: await readVerifiedEdge(client, from), root: from.root };
      const leaves = batch.filter((pending) => {
        if (indices.has(pending)) return false;
        const reason = refused.get(pending.payload);
        if (reason) pending.reject(reason);
        return reason === undefined;
      });
      if (leaves.length === 0) {
        await client.query("rollback");
        return { head: from, indices };
      }
      const next = appendLeaves(
        known.edge,
        leaves.map((pending) => leafHash(pending.entry, sha256)),
        sha256,
      );
      const to = { size: next.edge.size, root: next.root };
      const placed = leaves.map((pending, position) => ({
        index: from.size + position,
        payload: pending.payload,
      }));
      const entries = leaves.map((pending) => pending.entry);
      await Promise.all([
        writer.write(client, placed),
        appendBatch(client, from, entries, next.changedTiles, to),
      ]);
      leaves.forEach((pending, position) => {
        pending.attempted = from.size + position;
      });
      await client.query("commit");
      for (const pending of leaves)
        if (pending.attempted !== undefined) indices.set(pending, pending.attempted);
      known = next;
      largest = to.size;
      return { head: to, indices };
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw broken;
    } finally {
      // A client that failed inside a transaction is thrown away: its connection ends, and the transaction with it.
      client.release(broken);
    }
  }

  /** Leaves of an earlier attempt whose COMMIT got no answer. The lock has waited for that transaction's end. */
  async function findCommitted(tx: Queryable, batch: Pending<P>[]): Promise<Map<Pending<P>, number>> {
    const found = new Map<Pending<P>, number>();
    const indices = batch.flatMap(({ attempted }) => (attempted === undefined ? [] : [attempted]));
    if (indices.length === 0) return found;
    const entries = await readEntriesAt(tx, indices);
    for (const pending of batch) {
      if (pending.attempted === undefined) continue;
      const entry = entries.get(pending.attempted);
      if (entry && equal(entry, pending.entry)) found.set(pending, pending.attempted);
      else pending.attempted = undefined;
    }
    return found;
  }

  /** Publishing overlaps with the next batch's transaction; the answers wait for it. */
  function release(head: Head, indices: Map<Pending<P>, number>): void {
    const released = publishPatiently(head).then(
      () => {
        for (const [pending, index] of indices) pending.resolve(index);
      },
      (error: unknown) => {
        for (const pending of indices.keys())
          pending.reject(new AppError("log_unavailable", { cause: error }));
      },
    );
    releasing.add(released);
    void released.then(() => releasing.delete(released));
  }

  /** What is committed will be published: a database that is restarting is waited for. */
  async function publishPatiently(head: Head): Promise<void> {
    for (const deadline = Date.now() + patience; ; await pause(50)) {
      try {
        return await publish(head);
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async function settleFailure(batch: Pending<P>[], error: Error): Promise<void> {
    if (error instanceof LogDamaged) {
      damaged = true;
      closed = new AppError("log_unavailable", { cause: error });
      for (const pending of [...batch, ...queue.splice(0)]) pending.reject(closed);
      onDamage(error);
      return;
    }
    if (isDataError(error)) {
      // One row that the database refuses must not take the others of its batch with it.
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const pending of batch) await sequence([pending]);
      return;
    }
    const [late, patient] = partition(batch, (pending) => Date.now() - pending.since > patience);
    for (const pending of late) pending.reject(new AppError("log_unavailable", { cause: error }));
    if (patient.length === 0) return;
    await pause(50);
    queue.unshift(...patient);
  }

  async function stop(): Promise<void> {
    closed ??= new AppError("log_unavailable");
    await running;
    await Promise.all(releasing);
  }

  return { append, stop, pending: () => queue.length, isDamaged: () => damaged };
}

/** SQLSTATE classes 22 and 23: the data or a constraint, not the connection or the server. */
function isDataError(error: Error & { code?: unknown }): boolean {
  return typeof error.code === "string" && /^2[23]/.test(error.code);
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
