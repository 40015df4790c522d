import { setTimeout as pause } from "node:timers/promises";
import { ProofError } from "@colophon/proof";
import { isFull } from "../base/db/outage.ts";
import { AppError } from "../base/errors.ts";
import { type BatchOptions, type Committed, createBatchCommit, type PendingUnit } from "./commit-batch.ts";
import type { Damage } from "./damage.ts";
import { type CommittedHead, LogDamaged, TimeLineLeft } from "./head.ts";
import type { Placed } from "./new-leaf.ts";
import type { Publisher } from "./publisher.ts";

export interface Sequencer<P> {
  /** Resolves with the leaf's place once its batch is committed and its checkpoint is published. */
  append(payload: P): Promise<Placed>;
  /** The same for several leaves that are logged in one transaction or not at all: none without the others. */
  appendTogether(payloads: readonly P[]): Promise<readonly Placed[]>;
  /** Waits for pending leaves; later appends are refused. */
  stop(): Promise<void>;
  /** How many leaves wait for a batch. */
  pending(): number;
  /** For how long the oldest append that has no answer has been waiting, in seconds; 0 if there is none. */
  oldestWait(): number;
}

export interface SequencerOptions<P> extends BatchOptions<P> {
  /** Nothing of a batch is released before its head is published. */
  log: Pick<Publisher, "publish" | "prove">;
  damage: Damage;
  /** Leaves of a batch. Exceeded only by a batch of one unit. */
  maxBatch?: number;
  /** Of `bytesOf`: building a batch's SQL statements blocks the only thread. */
  maxBatchBytes?: number;
  /** How long a batch is retried while the database is unavailable, in milliseconds; on a full disk it isn't. */
  retryTimeoutMs?: number;
}

interface Pending<P> extends PendingUnit<P> {
  bytes: number;
  since: number;
  resolve(places: readonly Placed[]): void;
  reject(error: Error): void;
}

/**
 * Gives pending leaves their indices, a batch at a time (docs/decisions/003): queues them in units, has each batch committed
 * (`commit-batch.ts`) and published, and tries again what failed. There is no leader among processes. While a batch
 * commits, the next one gathers; while it is published, the next one commits.
 *
 * What survives a crash: an answered append, always. Of an append that waits, whatever its COMMIT did; its caller gets no
 * answer and asks again with the same idempotency key. A committed head that was not signed yet is signed at the next
 * start, to the same bytes, because Ed25519 is deterministic.
 */
export function createSequencer<P>(options: SequencerOptions<P>): Sequencer<P> {
  const { writer, log, damage, retryTimeoutMs = 10_000 } = options;
  const { maxBatch = 512, maxBatchBytes = 1 << 21 } = options;
  const commitBatch = createBatchCommit<P, Pending<P>>(options);

  /** Units that wait for a batch. `appendTogether` and `tryAgain` add to it, `drain` alone takes from it. */
  const queue: Pending<P>[] = [];
  /** When each append that has no answer began, the oldest first. */
  const unanswered = new Set<{ since: number }>();
  /** The one `drain`, while the queue is not empty: so batches of this process never overlap. */
  let running: Promise<void> | undefined;
  /** Batches that are committed and wait to be published. Their units are in no queue. */
  const releasing = new Set<Promise<void>>();
  /** Set once, by `stop`. */
  let closed: Error | undefined;

  async function append(payload: P): Promise<Placed> {
    const [placed] = await appendTogether([payload]);
    if (placed === undefined) throw new Error("a leaf was appended and has no place");
    return placed;
  }

  function appendTogether(payloads: readonly P[]): Promise<readonly Placed[]> {
    if (closed) return Promise.reject(closed);
    const waits = { since: Date.now() };
    unanswered.add(waits);
    const appended = new Promise<readonly Placed[]>((resolve, reject) => {
      const leaves = payloads.map((payload) => ({
        payload,
        leaf: writer.leafOf(payload),
        attempted: undefined,
      }));
      const bytes = payloads.reduce((sum, payload) => sum + writer.bytesOf(payload), 0);
      queue.push({ leaves, bytes, ...waits, resolve, reject });
      start();
    });
    return appended.finally(() => unanswered.delete(waits));
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

  /** The first unit of the queue, and as many after it as fit. */
  function takeBatch(): Pending<P>[] {
    let leaves = 0;
    let bytes = 0;
    const end = queue.findIndex((unit, position) => {
      leaves += unit.leaves.length;
      bytes += unit.bytes;
      return position > 0 && (leaves > maxBatch || bytes > maxBatchBytes);
    });
    return queue.splice(0, end === -1 ? queue.length : end);
  }

  async function sequence(batch: Pending<P>[]): Promise<void> {
    try {
      damage.refuse();
      release(await commitBatch(batch));
    } catch (error) {
      await settleFailure(batch, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Publishing overlaps with the next batch's transaction; the answers wait for it, refusals too: they may name a leaf. */
  function release({ head, places, refused }: Committed<Pending<P>>): void {
    const released = publishWithRetries(head).then(
      () => {
        for (const [unit, placed] of places) unit.resolve(placed);
        for (const [unit, reason] of refused) unit.reject(reason);
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
        if (Date.now() > deadline || error instanceof TimeLineLeft || damage.isReported() || isFull(error))
          throw error;
      }
    }
  }

  async function settleFailure(batch: Pending<P>[], error: Error): Promise<void> {
    if (error instanceof LogDamaged) damage.report(error);
    if (isDataError(error)) {
      // One row that the database refuses must not fail the other units of its batch.
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const unit of batch) await sequence([unit]);
      return;
    }
    await pause(50);
    tryAgain(batch, error);
  }

  /** Looks the batch up in the database that is available by then, and appends what is missing there. */
  function tryAgain(batch: Pending<P>[], error: unknown): void {
    // A full disk stays full until somebody frees space: nobody waits for that.
    const isOver = damage.isReported() || isFull(error);
    const isLate = ({ since }: Pending<P>) => isOver || Date.now() - since > retryTimeoutMs;
    const [late, intime] = partition(batch, isLate);
    for (const unit of late) unit.reject(new AppError("log_unavailable", { cause: error }));
    queue.unshift(...intime);
    if (intime.length > 0) start();
  }

  async function stop(): Promise<void> {
    closed ??= new AppError("log_unavailable");
    await Promise.all([running, ...releasing]);
    // Leaves that could not be published were put back into the queue.
    if (running !== undefined || releasing.size > 0) await stop();
  }

  function oldestWait(): number {
    const [oldest] = unanswered;
    return oldest === undefined ? 0 : (Date.now() - oldest.since) / 1000;
  }

  const pending = () => queue.reduce((sum, { leaves }) => sum + leaves.length, 0);

  return { append, appendTogether, stop, pending, oldestWait };
}

/** SQLSTATE classes 22 and 23, or a statement that is in the prefix tree already: the data is at fault, not the connection or the server. */
function isDataError(error: Error & { code?: unknown }): boolean {
  return error instanceof ProofError || (typeof error.code === "string" && /^2[23]/.test(error.code));
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
