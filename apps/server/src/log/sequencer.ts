import { setTimeout as pause } from "node:timers/promises";
import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, equal, leafHash, ProofError, rootOfEdge, type TreeEdge } from "@colophon/proof";
import { AppError } from "../base/errors.ts";
import type { Queryable } from "../base/db/queryable.ts";
import type { Damage } from "./damage.ts";
import { type CommittedHead, isSameHead, LogDamaged, TimeLineLeft, whatToDo } from "./head.ts";
import { appendBatch, lockHead, readEntriesAt, readHead } from "./log-store.ts";
import type { NewLeaf, Placed } from "./new-leaf.ts";
import { placeLeaves } from "./place-leaves.ts";
import type { Publisher } from "./publisher.ts";
import { readTimeLine } from "./time-line.ts";

/** A leaf's contents are written in the transaction that gives it its index, before the log is locked. */
export interface LeafWriter<P> {
  leafOf(payload: P): NewLeaf;
  /** Approximately how many bytes are written for it. */
  bytesOf(payload: P): number;
  /** Resolves to the payloads that must not get a leaf, and why; nothing may have been written for them. */
  write(tx: Queryable, pending: readonly P[]): Promise<ReadonlyMap<P, Error>>;
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

export interface Sequencer<P> {
  /** Resolves with the leaf's place once its batch is committed and its checkpoint is published. */
  append(payload: P): Promise<Placed>;
  /** Waits for pending leaves; later appends are refused. */
  stop(): Promise<void>;
  pending(): number;
}

export interface SequencerOptions<P> {
  pool: { connect(): Promise<Queryable & { release(broken?: Error): void }> };
  writer: LeafWriter<P>;
  /** Nothing of a batch is released before its head is published. */
  log: Pick<Publisher, "publish" | "prove">;
  damage: Damage;
  onBatch?(batch: BatchTimes): void;
  maxBatch?: number;
  /** Of `bytesOf`: building a batch's SQL statements blocks the only thread. */
  maxBatchBytes?: number;
  /** How long a batch is retried while the database is unavailable, in milliseconds. */
  retryTimeoutMs?: number;
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

interface Pending<P> {
  payload: P;
  leaf: NewLeaf;
  since: number;
  /** Its place from an earlier attempt whose outcome is unknown, or whose database was replaced before it was published. */
  attempted: (Placed & { entry: Uint8Array }) | undefined;
  resolve(placed: Placed): void;
  reject(error: Error): void;
}

/**
 * Gives pending leaves their indices, a batch at a time (docs/decisions/003). There is no leader: the row lock on
 * `log_state` puts the batches of all processes in one order. While a batch commits, the next one gathers.
 *
 * What survives a crash: before COMMIT nothing, and no request was answered. After COMMIT everything; a head that
 * was not signed yet is signed at the next start, to the same bytes, because Ed25519 is deterministic.
 */
export function createSequencer<P>(options: SequencerOptions<P>): Sequencer<P> {
  const { pool, writer, log, damage, onBatch, retryTimeoutMs = 10_000 } = options;
  const { maxBatch = 512, maxBatchBytes = 1 << 21 } = options;
  const queue: Pending<P>[] = [];
  const releasing = new Set<Promise<void>>();
  /** Connections on which the guard was compared with the database. */
  const proven = new WeakSet<object>();
  /** What this process committed last. */
  let newest: CommittedHead | undefined;
  let running: Promise<void> | undefined;
  let closed: Error | undefined;

  function append(payload: P): Promise<Placed> {
    if (closed) return Promise.reject(closed);
    return new Promise((resolve, reject) => {
      const leaf = writer.leafOf(payload);
      queue.push({ payload, leaf, since: Date.now(), attempted: undefined, resolve, reject });
      start();
    });
  }

  function start(): void {
    running ??= drain();
  }

  async function drain(): Promise<void> {
    // A turn of the event loop lets the requests that arrived together share a batch.
    await new Promise(setImmediate);
    while (queue.length > 0) await sequence(takeBatch());
    running = undefined;
  }

  /** The first of the queue, and as many after it as fit. */
  function takeBatch(): Pending<P>[] {
    let bytes = 0;
    const end = queue.findIndex(({ payload }, position) => {
      bytes += writer.bytesOf(payload);
      return position > 0 && (position === maxBatch || bytes > maxBatchBytes);
    });
    return queue.splice(0, end === -1 ? queue.length : end);
  }

  async function sequence(batch: Pending<P>[]): Promise<void> {
    try {
      damage.refuse();
      release(await commit(batch));
    } catch (error) {
      await settleFailure(batch, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** One transaction; its result is committed. */
  async function commit(batch: Pending<P>[]): Promise<Committed<P>> {
    const client = await pool.connect();
    const started = performance.now();
    let broken: Error | undefined;
    try {
      const [, timeLine, places] = await Promise.all([
        client.query(begin),
        readTimeLine(client),
        findCommitted(client, batch),
      ]);
      const missing = batch.filter((pending) => !places.has(pending));
      const payloads = missing.map(({ payload }) => payload);
      const reasons = payloads.length > 0 ? await writer.write(client, payloads) : new Map<P, Error>();
      const refused = new Map<Pending<P>, Error>();
      const leaves: Pending<P>[] = [];
      for (const pending of missing) {
        const reason = reasons.get(pending.payload);
        if (reason === undefined) leaves.push(pending);
        else refused.set(pending, reason);
      }

      const asked = performance.now();
      // Counted after the lock is taken: the SQL statements are executed in this order.
      const [{ head, edge }, counted] = await Promise.all([
        lockHead(client),
        countStatements(client, leaves),
      ]);
      const locked = performance.now();
      const from = { ...head, timeLine };
      await proveHead(client, from, edge);
      if (leaves.length === 0) {
        await client.query("rollback");
        return { head: from, places, refused };
      }
      const { entries, numbers, closing } = await placeLeaves(
        client,
        leaves.map(({ leaf }) => leaf),
        counted,
      );
      const next = appendLeaves(
        edge,
        entries.map(({ entry }) => leafHash(entry, sha256)),
        sha256,
      );
      const to = { size: next.edge.size, root: next.root, timeLine };
      const placed = leaves.map((pending, position) => {
        const n = numbers.get(position);
        const place = { index: from.size + position, ...(n !== undefined && { n }) };
        const entry = entries[position]?.entry ?? new Uint8Array();
        pending.attempted = { ...place, entry };
        return [pending, place] as const;
      });
      const appended = appendBatch(client, from, entries, next.changedTiles, to);
      if (closing !== undefined) {
        const numbered = placed.flatMap(([{ payload }, { index, n }]) =>
          n === undefined ? [] : [{ payload, index, n }],
        );
        await Promise.all([appended, closing.write(to), writer.writeNumbered(client, numbered)]);
      }
      // Sent together: a batch that cannot be written is rolled back by its COMMIT.
      await Promise.all([appended, client.query("commit")]);
      const done = performance.now();
      onBatch?.({
        leaves: entries.length,
        milliseconds: done - started,
        waitedMilliseconds: locked - asked,
        lockedMilliseconds: done - locked,
      });
      for (const [pending, place] of placed) places.set(pending, place);
      newest = to;
      return { head: to, places, refused };
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw broken;
    } finally {
      // A client that failed inside a transaction is discarded: its connection ends, and the transaction with it.
      client.release(broken);
    }
  }

  async function countStatements(
    tx: Queryable,
    leaves: readonly Pending<P>[],
  ): Promise<ReadonlyMap<string, number>> {
    const ids = leaves.flatMap(({ leaf }) => (leaf.kind === "statement" ? [leaf.certificateId] : []));
    return ids.length === 0 ? new Map() : writer.countStatements(tx, [...new Set(ids)]);
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
    if (!isOwn && !equal(rootOfEdge(edge), from.root))
      throw new LogDamaged(
        `The stored tiles do not hash to the stored root of ${from.size} entries: run "npm run fsck" (docs/operations.md).`,
      );
  }

  /** Leaves of an earlier attempt whose COMMIT got no answer. The lock waits for that transaction's end. */
  async function findCommitted(tx: Queryable, batch: Pending<P>[]): Promise<Map<Pending<P>, Placed>> {
    const found = new Map<Pending<P>, Placed>();
    const indices = batch.flatMap(({ attempted }) => attempted?.index ?? []);
    if (indices.length === 0) return found;
    const [, entries] = await Promise.all([readHead(tx, "lock"), readEntriesAt(tx, indices)]);
    for (const pending of batch) {
      if (pending.attempted === undefined) continue;
      const { entry, ...place } = pending.attempted;
      // Also for a statement: its entry contains its number.
      if (equal(entries.get(place.index) ?? new Uint8Array(), entry)) found.set(pending, place);
      else pending.attempted = undefined;
    }
    return found;
  }

  /** Publishing overlaps with the next batch's transaction; the answers wait for it, refusals too: they may name a leaf. */
  function release({ head, places, refused }: Committed<P>): void {
    const released = publishWithRetries(head).then(
      () => {
        for (const [pending, place] of places) pending.resolve(place);
        for (const [pending, reason] of refused) pending.reject(reason);
      },
      (error: unknown) => tryAgain([...places.keys(), ...refused.keys()], error),
    );
    releasing.add(released);
    void released.then(() => releasing.delete(released));
  }

  /** A committed batch will be published: this waits for a database that is restarting. */
  async function publishWithRetries(head: CommittedHead): Promise<void> {
    for (const deadline = Date.now() + retryTimeoutMs; ; await pause(50)) {
      try {
        return await log.publish(head);
      } catch (error) {
        if (Date.now() > deadline || error instanceof TimeLineLeft || damage.isReported()) throw error;
      }
    }
  }

  async function settleFailure(batch: Pending<P>[], error: Error): Promise<void> {
    if (error instanceof LogDamaged) damage.report(error);
    if (isDataError(error)) {
      // One row that the database refuses must not fail the others of its batch.
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const pending of batch) await sequence([pending]);
      return;
    }
    await pause(50);
    tryAgain(batch, error);
  }

  /** Looks the batch up in the database that is available by then, and appends what is missing there. */
  function tryAgain(batch: Pending<P>[], error: unknown): void {
    const isLate = ({ since }: Pending<P>) => damage.isReported() || Date.now() - since > retryTimeoutMs;
    const [late, intime] = partition(batch, isLate);
    for (const pending of late) pending.reject(new AppError("log_unavailable", { cause: error }));
    queue.unshift(...intime);
    if (intime.length > 0) start();
  }

  async function stop(): Promise<void> {
    closed ??= new AppError("log_unavailable");
    await Promise.all([running, ...releasing]);
    // Leaves that could not be published were put back into the queue.
    if (running !== undefined || releasing.size > 0) await stop();
  }

  return { append, stop, pending: () => queue.length };
}

/** The outcome of a transaction, reported once its head is published. */
interface Committed<P> {
  head: CommittedHead;
  places: Map<Pending<P>, Placed>;
  refused: Map<Pending<P>, Error>;
}

/** A process that is suspended while it holds the lock delays the others by these seconds, then its transaction is rolled back. */
const begin = "begin; set local statement_timeout = '5s'";

/** SQLSTATE classes 22 and 23, or a statement that is in the prefix tree already: the data is at fault, not the connection or the server. */
function isDataError(error: Error & { code?: unknown }): boolean {
  return error instanceof ProofError || (typeof error.code === "string" && /^2[23]/.test(error.code));
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
