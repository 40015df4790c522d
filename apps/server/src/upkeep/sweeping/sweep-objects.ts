import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import { tryToLead } from "../../log/anchoring/leadership.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Objects } from "../../base/files/objects.ts";
import { findUnowned } from "./owner-store.ts";

const swept = new Counter({
  name: "colophon_objects_swept_total",
  help: "Objects without an owner that this process has deleted.",
});

export interface SweepContext {
  pool: pg.Pool;
  objects: Objects;
}

const dayMs = 24 * 3600 * 1000;
const keysPerStep = 200;

/**
 * Deletes what a crash has left in the object store: objects a day old that have no owner, and unfinished ones. An object is
 * put a few minutes at most before the row that owns it is written.
 */
export async function sweepObjects(
  { pool, objects }: SweepContext,
  { now = Date.now(), end }: { now?: number; end?: AbortSignal } = {},
): Promise<number> {
  const before = new Date(now - dayMs);
  let count = await objects.deleteUnfinished(before);
  let old: string[] = [];
  const sweep = async () => {
    for (const key of await findUnowned(pool, old)) {
      // Checked again: meanwhile, another copy of the same work may have been begun.
      if ((await findUnowned(pool, [key])).length === 0) continue;
      await objects.delete(key);
      count++;
    }
    old = [];
  };
  for await (const { key, changedAt } of objects.list()) {
    if (end?.aborted) break;
    if (changedAt < before) old.push(key);
    if (old.length >= keysPerStep) await sweep();
  }
  if (!end?.aborted) await sweep();
  swept.inc(count);
  return count;
}

/** Sweeps an hour after the start, then daily: one process at a time. */
export function createSweeper(
  context: SweepContext & { db: Kysely<Database>; logger: Pick<Logger, "info" | "warn"> },
) {
  const { db, logger } = context;
  const end = new AbortController();
  let running = Promise.resolve();

  async function sweepDaily(): Promise<void> {
    for (let pauseMs = dayMs / 24; ; pauseMs = dayMs) {
      await delay(pauseMs, undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      try {
        await tryToLead(db, "sweep", async ({ signal }) => {
          const count = await sweepObjects(context, { end: AbortSignal.any([end.signal, signal]) });
          if (count > 0) logger.info({ count }, "objects without an owner were deleted");
        });
      } catch (err) {
        logger.warn({ err }, "objects without an owner could not be swept");
      }
    }
  }

  return {
    start() {
      running = sweepDaily();
    },
    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}
