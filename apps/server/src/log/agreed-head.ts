import type pg from "pg";
import { snapshot } from "../base/db/transact.ts";
import { AppError } from "../base/errors.ts";
import type { CheckpointGuard } from "./checkpoint-guard.ts";
import { type Head, LogDamaged, type Published } from "./head.ts";
import { readHead } from "./log-store.ts";
import { provePast } from "./prove-past.ts";

interface AgreedOptions {
  pool: pg.Pool;
  guard: CheckpointGuard;
  /** What this process published last: it stands for a guard that is away. */
  published(): Published | undefined;
}

/** How long the database is not asked again: it may be replaced by a better one. */
const milliseconds = 1000;

/**
 * While the log is damaged: the newest checkpoint in the guard that is in the database's history too. What it covers is still
 * shown; nothing else is, and nothing is signed that was not published before.
 */
export function createAgreedHead({ pool, guard, published }: AgreedOptions): () => Promise<Published> {
  /** Of the last look that succeeded; undefined where the guard and the database have nothing in common. */
  let found: Published | undefined;
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;

  async function look(): Promise<void> {
    lookedAt = performance.now();
    const known = published();
    const guarded: Published[] = guard.list();
    const candidates = guarded.length === 0 && known !== undefined ? [known] : guarded;
    found = await snapshot(pool, async (db) => {
      const head = await readHead(db);
      const kept = candidates.filter(({ size }) => size <= head.size);
      // If a checkpoint is in the history, so are all before it.
      let [from, to] = [0, kept.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        const candidate = kept[middle];
        if (candidate !== undefined && (await isPast(head, candidate))) from = middle + 1;
        else to = middle;
      }
      return kept[from - 1];

      async function isPast(of: Head, candidate: Head): Promise<boolean> {
        try {
          await provePast(db, of, candidate, "CHECKPOINT_GUARD");
          return true;
        } catch (error) {
          if (error instanceof LogDamaged) return false;
          throw error;
        }
      }
    });
  }

  return async () => {
    if (performance.now() - lookedAt > milliseconds) looking ??= look().finally(() => (looking = undefined));
    await looking;
    if (found === undefined) throw new AppError("log_damaged");
    const { size, root, checkpoint } = found;
    return { size, root, checkpoint, isDamaged: true };
  };
}

/** The newest head, which shows the entry at `index`: while the log is damaged, only if it has it. */
export async function newestWith(
  { newest }: { newest(): Promise<Published> },
  index: number,
): Promise<Published> {
  const published = await newest();
  if (published.isDamaged && published.size <= index) throw new AppError("log_damaged");
  return published;
}
