import { emptyRoot, verifyCheckpoint } from "@colophon/proof";
import type pg from "pg";
import { StartError } from "../base/errors.ts";
import { appendKeySet, type NewKeySet } from "./append-key-set.ts";
import { appendHead, type WhenToClose } from "./append-head.ts";
import type { CheckpointGuard } from "./checkpoint-guard.ts";
import { type ClosedHeads, createClosedHeads } from "./closed-heads.ts";
import type { Damage } from "./damage.ts";
import { createLogSigner, type LogSigner } from "./log-signer.ts";
import type { Queryable } from "../base/db/queryable.ts";
import type { Head } from "./head.ts";
import { type LogKeys, matchKeys } from "./match-keys.ts";
import { foundLog, readHead, readNames } from "./log-store.ts";
import { createProofs, type Proofs } from "./proofs.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { provePast } from "./prove-past.ts";
import { readRoot } from "./tree-reader.ts";
import { appendFirstKeySet } from "./append-first-key-set.ts";

/** The opened log: its names, fixed at its first start, and what signs and publishes it. */
export interface Log extends Publisher, Proofs, ClosedHeads {
  origin: string;
  /** `iss` of the records. */
  issuer: string;
  vkey: string;
  /** There was a checkpoint outside the database to compare with; a new log has none yet. */
  isGuarded: boolean;
  /** The committed head, which may not be published yet. */
  head(): Promise<Head>;
  /** The root that the log had at this size. */
  rootAt(size: number): Promise<Uint8Array>;
  /** Closes the log; resolves once that is published. */
  appendHead(when?: WhenToClose): Promise<void>;
  /** From this entry on the keys of this set sign, and no others. */
  appendKeySet(set: NewKeySet): Promise<void>;
}

export interface OpenLogOptions {
  pool: pg.Pool;
  keys: LogKeys;
  guard: CheckpointGuard;
  /** Begin a new guard for a log that has entries: the operator has checked the log. */
  initGuard?: boolean;
  damage: Damage;
  /** Used only at the first start; later a configured origin must be the log's. */
  origin: { asked: string | undefined; preset: string };
  issuer: string;
  /** The exact bytes of the issuer's key set. */
  issuerJwks: string;
}

/**
 * Opens the log of this database, or founds it. Refuses keys other than the log's own, another origin, and a
 * database that is behind its guard or has no guard. Nothing is signed here: the chain may still be ahead of this database.
 */
export async function openLog(options: OpenLogOptions): Promise<Log> {
  const { pool, keys, guard, damage } = options;
  const { origin, issuer } = await foundOrRead(options);
  await matchKeys(pool, keys);
  const signer = createLogSigner(origin, keys.logSigning);
  const isGuarded = await checkGuard(pool, guard, signer, options.initGuard === true);
  await appendFirstKeySet(pool, options.issuerJwks);
  const proofs = createProofs(pool, signer);
  const publisher = createPublisher({ pool, signer, guard, damage });
  return {
    origin,
    issuer,
    vkey: signer.vkey,
    isGuarded,
    ...proofs,
    head: () => readHead(pool),
    rootAt: (size) => readRoot(pool, size),
    ...publisher,
    ...createClosedHeads({ pool, newest: publisher.newest, proofs }),
    appendHead: (when) => appendHead({ pool, log: publisher, damage }, when),
    appendKeySet: (set) => appendKeySet({ pool, log: publisher, damage }, set),
  };
}

async function foundOrRead({
  pool,
  origin,
  issuer,
}: OpenLogOptions): Promise<{ origin: string; issuer: string }> {
  await foundLog(pool, { origin: origin.asked ?? origin.preset, issuer, root: emptyRoot });
  const state = await readNames(pool);
  if (state === undefined) throw new Error("the log has no state row");
  if (origin.asked !== undefined && origin.asked !== state.origin)
    throw new StartError(
      `LOG_ORIGIN is "${origin.asked}", but the log of this database is "${state.origin}".`,
    );
  return state;
}

/** Resolves to whether there was a guard to compare with. */
async function checkGuard(
  db: Queryable,
  guard: CheckpointGuard,
  signer: LogSigner,
  isInitial: boolean,
): Promise<boolean> {
  // In this order: a node that starts at the same time as the first may find a guard created in the meantime.
  const { size } = await readHead(db);
  const guarded = guard.read();
  if (guarded === undefined) {
    // The first entry is the key set, and nothing follows it before it is guarded.
    if (size <= 1 || isInitial) return false;
    throw new StartError(
      `CHECKPOINT_GUARD: ${guard.folder} has no checkpoint, but the database has ${size} log entries: is its storage not mounted, or was it lost? ` +
        `Put it back. Only when you are sure that this database is the newest, start once with GUARD_INIT=yes (docs/operations.md, "A lost guard").`,
    );
  }
  try {
    verifyCheckpoint(guarded.checkpoint, signer);
  } catch {
    throw new StartError(
      `CHECKPOINT_GUARD: ${guard.folder} has no checkpoint of this log ("${signer.origin}") and key.`,
    );
  }
  await provePast(db, await readHead(db), guarded, `CHECKPOINT_GUARD (${guard.folder})`);
  return true;
}
