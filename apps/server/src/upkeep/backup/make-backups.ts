import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { BackupsConfig } from "../../base/config/read-backups.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Worker } from "../../base/every.ts";
import { tryToLead } from "../../log/anchoring/leadership.ts";
import { backUp, type BackupContext } from "./back-up.ts";
import type { BackupSeries } from "./backup-series.ts";

/** What a process knows of the backups in BACKUP_TO, whoever has made them. */
export interface BackupWatch {
  newestAt(): Date | undefined;
  /** None became whole in twice the time that it should take. */
  isLate(): boolean;
}

export interface Backups extends BackupWatch {
  look(): Promise<void>;
  isDue(): boolean;
  series: BackupSeries;
  config: BackupsConfig;
}

export function watchBackups(
  config: BackupsConfig,
  series: BackupSeries,
  now: () => number = Date.now,
): Backups {
  const begunAt = now();
  /** By the last `look`: what another process makes is known only then. */
  let newest: Date | undefined;
  const age = (): number => now() - (newest?.getTime() ?? begunAt);
  return {
    config,
    series,
    newestAt: () => newest,
    isLate: () => age() > 2 * config.everyMs,
    isDue: () => newest === undefined || age() >= config.everyMs,
    async look() {
      newest = await series.newest();
    },
  };
}

interface MakerContext extends Omit<BackupContext, "passphrase" | "say" | "end"> {
  db: Kysely<Database>;
  logger: Pick<Logger, "info" | "error">;
}

/** Makes a backup, unless another process is making one, or has just made it. */
export async function makeBackup(
  { db, logger, ...context }: MakerContext,
  { config, series, look, isDue, newestAt }: Backups,
  end: AbortSignal,
): Promise<void> {
  await tryToLead(db, "backup", async ({ signal }) => {
    await look();
    if (!isDue()) return;
    const signals = AbortSignal.any([end, signal]);
    const { passphrase, keep } = config;
    const say = () => undefined;
    await series.add((place) => backUp({ ...context, passphrase, say, end: signals }, place), keep);
    await look();
    logger.info({ createdAt: newestAt()?.toISOString() }, "a backup was made");
  });
}

const lookMs = 5 * 60_000;
/** A server that has just started has other things to do. */
const firstLookMs = 10_000;

/** Looks every five minutes whether a backup is due, and makes it. */
export function createBackupMaker(context: MakerContext, backups: Backups): Worker {
  const end = new AbortController();
  let running = Promise.resolve();

  async function run(): Promise<void> {
    for (let pauseMs = firstLookMs; ; pauseMs = lookMs) {
      await delay(pauseMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      if (end.signal.aborted) return;
      try {
        await backups.look();
        if (backups.isDue()) await makeBackup(context, backups, end.signal);
      } catch (err) {
        if (!end.signal.aborted)
          context.logger.error({ err }, "a backup could not be made, and is tried again");
      }
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      end.abort();
      await running;
    },
  };
}
