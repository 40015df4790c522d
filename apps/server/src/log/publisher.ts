import type pg from "pg";
import type { Queryable } from "../base/db/queryable.ts";
import { snapshot } from "../base/db/transact.ts";
import type { CheckpointGuard, GuardEntry } from "./checkpoint-guard.ts";
import { createAgreedHead } from "./agreed-head.ts";
import type { Damage } from "./damage.ts";
import { type CommittedHead, isSameHead, LogDamaged, type Published, TimeLineLeft } from "./head.ts";
import { readHead } from "./log-store.ts";
import type { LogSigner } from "./log-signer.ts";
import { provePast } from "./prove-past.ts";
import { readTimeLine } from "./time-line.ts";

export interface Publisher {
  /**
   * Resolves when this head, or a later one of the same time line, is guarded. Fails with TimeLineLeft when the database
   * is another one by now.
   */
  publish(head: CommittedHead): Promise<void>;
  /** The newest guarded head. Asks no database and waits for no lock, unless the log is damaged. */
  newest(): Promise<Published>;
  /** Publishes the committed head, for example one that a crashed process committed and did not publish. */
  catchUp(): Promise<Published>;
  /** Compares the database with the guard. Resolves to its committed head. */
  check(): Promise<CommittedHead>;
  /** The same inside a transaction with a known time line and head. */
  prove(db: Queryable, head: CommittedHead): Promise<void>;
}

export interface PublisherOptions {
  pool: pg.Pool;
  signer: LogSigner;
  guard: CheckpointGuard;
  damage: Damage;
}

/**
 * Signs committed heads and appends them to the guard; heads that arrive during a write share the next one. Before each
 * signature the database must be the one that committed the head, and the guard's newest entry must be in its history. The
 * guard accepts an entry only as the successor of the one that was read, so processes need no lock.
 */
export function createPublisher({ pool, signer, guard, damage }: PublisherOptions): Publisher {
  /** The newest entry that this process has proven to be in the history of this time line. */
  let proven: CommittedHead | undefined;
  /** The newest head that is durable in the guard, or that precedes one that is. */
  let guardedFor: CommittedHead | undefined;
  let published: Published | undefined;
  let writing: Promise<void> | undefined;

  async function publish(head: CommittedHead): Promise<void> {
    while (guardedFor?.timeLine !== head.timeLine || guardedFor.size < head.size) {
      damage.refuse();
      writing ??= writeFor(head).finally(() => {
        writing = undefined;
      });
      await writing;
    }
  }

  /**
   * One read and one attempt: what is committed by then is signed, which covers whoever waits for an earlier head. If another
   * process was quicker, its entry may be all that some callers wait for.
   */
  async function writeFor({ timeLine, size }: CommittedHead): Promise<void> {
    const guarded = readGuard();
    const head = await check(guarded, proven);
    if (head.timeLine !== timeLine || head.size < size) throw new TimeLineLeft();
    const isCovered = guarded !== undefined && guarded.size >= head.size;
    if (!isCovered && (await guard.append(guarded, signer.sign(head)))) proven = guardedFor = head;
    else if (guarded !== undefined) {
      await guard.sync();
      guardedFor = { size: guarded.size, root: guarded.root, timeLine };
    }
  }

  function readGuard(): GuardEntry | undefined {
    const guarded = guard.read();
    const lost = guardedFor?.size ?? 0;
    if ((guarded?.size ?? 0) >= lost) return guarded;
    throw damaged(guardLost(guard.folder, lost));
  }

  /**
   * `guarded` was read before: everything in it was committed by then. A head `known` to be in the history of a time line
   * is not proven again.
   */
  function check(guarded: GuardEntry | undefined, known?: CommittedHead): Promise<CommittedHead> {
    return snapshot(pool, async (db) => {
      const [timeLine, committed] = await Promise.all([readTimeLine(db), readHead(db)]);
      const head = { ...committed, timeLine };
      const isKnown = guarded && known?.timeLine === timeLine && isSameHead(known, guarded);
      if (!isKnown) await prove(db, head, guarded);
      return head;
    });
  }

  async function prove(db: Queryable, head: CommittedHead, guarded: GuardEntry | undefined): Promise<void> {
    if (guarded === undefined) return;
    try {
      await provePast(db, head, guarded, `CHECKPOINT_GUARD (${guard.folder})`);
    } catch (error) {
      if (!(error instanceof LogDamaged)) throw error;
      // A process may have been suspended after it read `head`: its transaction is over then, perhaps its database too, and
      // others have published since. Asked in that transaction, the database only answers if it isn't over.
      await readHead(db);
      throw damaged(error);
    }
    const { size, root } = guarded;
    const { timeLine } = head;
    if (proven?.timeLine !== timeLine || proven.size < size) proven = { size, root, timeLine };
  }

  function damaged(error: LogDamaged): LogDamaged {
    damage.report(error);
    return error;
  }

  const agreed = createAgreedHead({ pool, guard, published: () => published });

  async function newest(): Promise<Published> {
    if (damage.isReported()) return agreed();
    const guarded = readGuard();
    if (guarded === undefined) throw new Error("nothing is published before the log is opened");
    if (published === undefined || !isSameHead(published, guarded))
      published = { size: guarded.size, root: guarded.root, checkpoint: signer.sign(guarded) };
    return published;
  }

  return {
    publish,
    newest,
    async catchUp() {
      await publish(await check(readGuard()));
      return newest();
    },
    check: async () => check(readGuard()),
    prove: async (db, head) => prove(db, head, readGuard()),
  };
}

const guardLost = (folder: string, entries: number): LogDamaged =>
  new LogDamaged(
    `CHECKPOINT_GUARD (${folder}) has lost the checkpoint of ${entries} entries, which was published. ` +
      `Nothing is signed: put the guard back (docs/operations.md, "After a lost database").`,
  );
