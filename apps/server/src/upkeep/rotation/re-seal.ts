import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { tryToLead } from "../../log/anchoring/leadership.ts";
import { connect } from "../../base/db/connection.ts";
import type { Database } from "../../base/db/schema.ts";
import { mayChangeActs } from "../../base/db/server-role.ts";
import { copyKey, type StoredCopy } from "../../register/deposits/deposit.ts";
import { openStream, sealStream } from "../../register/deposits/sealed-stream.ts";
import { sealAnew } from "../../base/encryption.ts";
import type { Objects } from "../../base/files/objects.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { followedWithin } from "./follow-keys.ts";
import { endKey, listKeys } from "./key-store.ts";
import { type SealedColumn, sealedColumns } from "./sealed-columns.ts";
import { countSealed, findSealed, findSealedCopies, markSealedBy, replaceSealed } from "./sealed-store.ts";

export interface ReSealContext {
  pool: pg.Pool;
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
  objects: Objects;
  /** For the role that owns the tables, if it isn't the server's. */
  ownerUrl: string | undefined;
  logger: Pick<Logger, "info" | "error">;
}

/** Rows per step, few enough not to block the thread. */
const rowsPerStep = 50;
/** Between two steps: re-sealing isn't urgent. */
const pauseMs = 20;

/** The result of a pass over everything that is sealed. */
interface Pass {
  sealed: number;
  failed: number;
}

/**
 * Re-seals the values of former data keys with the current key, a few at a time. Progress is in the values themselves: after
 * an interruption, even by kill -9, the next pass finds the rest. A value that is changed or erased meanwhile is left
 * untouched.
 */
export async function sealAllAnew(context: ReSealContext, end: AbortSignal): Promise<Pass> {
  const pass: Pass = { sealed: 0, failed: 0 };
  const number = context.keys.dataEncryption.key.current().number;
  const step = { number, end, pass };
  for (const column of sealedColumns)
    await (column.isAppendOnly ? sealAsOwner : sealColumn)(context, column, step);
  await sealCopies(context, step);
  return pass;
}

interface Step {
  number: number;
  end: AbortSignal;
  pass: Pass;
}

async function sealColumn(
  { pool, keys, logger }: Pick<ReSealContext, "pool" | "keys" | "logger">,
  column: SealedColumn,
  { number, end, pass }: Step,
): Promise<void> {
  const { key } = keys.dataEncryption;
  let after: readonly string[] | undefined;
  while (!end.aborted) {
    const rows = await findSealed(pool, column, { number, after, limit: rowsPerStep });
    for (const row of rows) {
      try {
        await replaceSealed(pool, column, { row, sealed: sealAnew(key, row.sealed, column.contextOf(row)) });
        pass.sealed++;
      } catch (err) {
        pass.failed++;
        logger.error({ err, table: column.table, key: row.key }, "a value could not be re-sealed");
      }
    }
    if (rows.length < rowsPerStep) return;
    after = rows.at(-1)?.key;
    await delay(pauseMs, undefined, { signal: end }).catch(() => undefined);
  }
}

/** Connects only while there is something to do. A server without the owner's URL leaves it to one that has it. */
async function sealAsOwner(context: ReSealContext, column: SealedColumn, step: Step): Promise<void> {
  const { pool, ownerUrl } = context;
  if ((await findSealed(pool, column, { ...step, after: undefined, limit: 1 })).length === 0) return;
  if (ownerUrl === undefined) {
    if (await mayChangeActs(pool)) await sealColumn(context, column, step);
    return;
  }
  const owner = connect(ownerUrl, { max: 1 });
  try {
    await sealColumn({ ...context, pool: owner.pool }, column, step);
  } finally {
    await owner.close();
  }
}

async function sealCopies(context: ReSealContext, { number, end, pass }: Step): Promise<void> {
  const { pool, logger } = context;
  let after: StoredCopy | undefined;
  while (!end.aborted) {
    const copies = await findSealedCopies(pool, { number, after, limit: 1 });
    const [copy] = copies;
    if (copy === undefined) return;
    try {
      await sealCopy(context, copy);
      pass.sealed++;
    } catch (err) {
      pass.failed++;
      logger.error({ err, work: copy.workId, file: copy.number }, "a private copy could not be re-sealed");
    }
    after = copy;
  }
}

/** A download in progress reads the old copy to its end. */
async function sealCopy({ pool, keys, objects }: ReSealContext, copy: StoredCopy): Promise<void> {
  const { key } = keys.dataEncryption;
  const name = copyKey(copy);
  const { number } = key.current();
  const sealed = await objects.read(name);
  if (sealed === undefined) throw new Error("it is missing");
  await objects.put(name, sealStream(key, openStream(key, sealed, name), name));
  // It was deleted meanwhile, or erased with its owner.
  if (!(await markSealedBy(pool, copy, number))) await objects.delete(name);
}

/** Periodically looks for anything to re-seal, and lets one process at a time do it. */
export function createReSealer(
  context: ReSealContext,
  { secondsBetweenLooks = 5, switchSeconds = followedWithin } = {},
) {
  const end = new AbortController();
  let running = Promise.resolve();
  /**
   * The newest key when a pass found nothing to do. After a start, everything is checked again: a process that was
   * suspended for long may have sealed with a key that had ended.
   */
  let settled = 0;

  async function look(): Promise<void> {
    const keys = (await listKeys(context.pool)).filter(({ purpose }) => purpose === "data");
    const newest = keys.at(-1);
    if (newest === undefined || newest.number === settled || newest.seconds < switchSeconds) return;
    if (keys.length === 1) return;
    await tryToLead(context.db, "re-seal", async ({ signal }) => {
      const { sealed, failed } = await sealAllAnew(context, AbortSignal.any([end.signal, signal]));
      if (end.signal.aborted || signal.aborted) return;
      if (sealed > 0 || failed > 0) context.logger.info({ sealed, failed }, "values were re-sealed");
      // Only after a pass that found nothing: everything sealed until then has the new key, and so has what follows.
      if (sealed === 0 && failed === 0) await endUnneeded(newest.number);
    });
  }

  /** Ends the keys that no remaining value was sealed with. */
  async function endUnneeded(newest: number): Promise<void> {
    const counts = await countSealed(context.pool, sealedColumns);
    for (const { purpose, number } of await listKeys(context.pool))
      if (purpose === "data" && number < newest && !counts.has(number))
        await endKey(context.pool, "data", number);
    settled = newest;
  }

  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      await look().catch((err: unknown) => context.logger.error({ err }, "re-sealing was interrupted"));
      await delay(secondsBetweenLooks * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    look,
    start() {
      running = watch();
    },
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}
