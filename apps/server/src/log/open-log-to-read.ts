import type pg from "pg";
import { verifyCheckpoint } from "@colophon/proof";
import { snapshot } from "../base/db/transact.ts";
import { AppError, StartError } from "../base/errors.ts";
import { createAgreedHead } from "./agreed-head.ts";
import { createClosedHeads } from "./closed-heads.ts";
import type { CheckpointGuard } from "./checkpoint-guard.ts";
import type { Damage } from "./damage.ts";
import { isSameHead, LogDamaged, type Published } from "./head.ts";
import { createLogSigner } from "./log-signer.ts";
import { readHead, readNames } from "./log-store.ts";
import { requireKeys } from "./match-keys.ts";
import type { Log, OpenLogOptions } from "./open-log.ts";
import { createProofs } from "./proofs.ts";
import { provePast } from "./prove-past.ts";

/** The log in a process that only reads: others append and publish. */
export interface LogToRead extends Omit<
  Log,
  "publish" | "catchUp" | "prove" | "check" | "head" | "rootAt" | "isGuarded" | "appendHead" | "appendKeySet"
> {
  /** Compares the database with the guard. */
  check(): Promise<void>;
}

export interface LogToReadOptions {
  pool: pg.Pool;
  keys: OpenLogOptions["keys"];
  guard: CheckpointGuard;
  damage: Damage;
}

/** How long the database is not asked again which checkpoints' entries it has. */
const milliseconds = 250;

/**
 * Opens the log of a database that may be a lagging replica. It shows the newest checkpoint of the guard whose entries are
 * all in this database, after checking its root against the tiles; it signs only heads that the guard or the chain has.
 */
export async function openLogToRead({ pool, keys, guard, damage }: LogToReadOptions): Promise<LogToRead> {
  const state = await readNames(pool);
  if (state === undefined)
    throw new StartError("The database has no log yet: start a server that writes first");
  await requireKeys(pool, keys);
  const signer = createLogSigner(state.origin, keys.logSigning);
  /** The newest head that was proven here; only a larger one replaces it. */
  let published: Published | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    lookedAt = performance.now();
    const guarded = guard.read();
    if (guarded === undefined)
      throw new StartError(
        `CHECKPOINT_GUARD: ${guard.folder} has no checkpoint: it must be the folder of the servers that write`,
      );
    if (published !== undefined && isSameHead(published, guarded)) return;
    await snapshot(pool, async (db) => {
      const head = await readHead(db);
      const here =
        guarded.size <= head.size ? guarded : guard.list().findLast(({ size }) => size <= head.size);
      // So far behind that the guard no longer has a checkpoint of these entries: the one shown before is still true.
      if (here === undefined || (published !== undefined && here.size <= published.size)) return;
      verifyCheckpoint(here.checkpoint, signer);
      await provePast(db, head, here, `CHECKPOINT_GUARD (${guard.folder})`);
      published = { size: here.size, root: here.root, checkpoint: here.checkpoint };
    }).catch((error: unknown) => {
      if (error instanceof LogDamaged) damage.report(error);
      throw error;
    });
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => (looking = undefined));
    return looking;
  }

  const agreed = createAgreedHead({ pool, guard, published: () => published });

  async function newest(): Promise<Published> {
    if (damage.isReported()) return agreed();
    if (published === undefined || performance.now() - lookedAt > milliseconds) await lookOnce();
    if (published === undefined) throw new AppError("log_unavailable");
    return published;
  }

  // A damaged log is refused by servers that write; this one shows what is left of it.
  await lookOnce().catch((error: unknown) => {
    if (!damage.isReported()) throw error;
  });
  const proofs = createProofs(pool, signer);
  return {
    ...state,
    vkey: signer.vkey,
    ...proofs,
    newest,
    check: lookOnce,
    ...createClosedHeads({ pool, newest, proofs }),
  };
}
