import { statfs } from "node:fs/promises";
import { type OperatorProblem, problems } from "@colophon/api";
import { measureLetters } from "../mail/mail.ts";
import { measureReports } from "../register/reports/reports.ts";
import { findWarnings, type Warning, type WarningContext } from "./warnings.ts";
import { findOrders } from "./find-store.ts";
import type { OperatorContext } from "./operator-context.ts";

/** What the glance is taken of, beside the operator's own. */
export interface GlanceContext
  extends Pick<OperatorContext, "db" | "pool">, Pick<WarningContext, "config" | "objects" | "database"> {
  backups: { isLate(): boolean; newestAt(): Date | undefined } | undefined;
  log: WarningContext["log"] & {
    newest(): Promise<{ size: number }>;
    lastClosed(): Promise<{ at: number } | undefined>;
  };
  damage: { isReported(): boolean };
  anchoring: WarningContext["anchoring"] & {
    status(): { alarm?: string };
    behindSeconds(): Promise<number>;
    balance(): Promise<number>;
  };
}

const hour = 3600;
const day = 24 * hour;
/** Beyond these something is wrong: an operator has to look. */
const limits = {
  anchorsBehind: 6 * hour,
  closedAgo: day,
  letterWaits: hour,
  reportWaits: 7 * day,
  freeShare: 0.1,
  freeBytes: 2e9,
};

/** The registry at a glance. What can't be asked at this moment is null. */
export async function takeGlance(context: GlanceContext) {
  const { db, pool, config, log, damage, anchoring } = context;
  const [{ size }, closed, behindSeconds, balance, letters, orders, reports, disk, found] = await Promise.all(
    [
      log.newest(),
      log.lastClosed(),
      anchoring.behindSeconds(),
      anchoring.balance().catch(() => null),
      measureLetters(db),
      findOrders(pool, "waiting", ""),
      measureReports(db),
      measureDisk(config.dataDir),
      findWarnings(context),
    ],
  );
  const now = Date.now() / 1000;
  const { alarm } = anchoring.status();
  const isWrong: Record<Exclude<OperatorProblem, Warning>, boolean> = {
    log_damaged: damage.isReported(),
    anchors_stopped: alarm !== undefined && alarm !== "out_of_funds" && alarm !== "chain_building",
    anchors_late: behindSeconds > limits.anchorsBehind,
    log_not_closed: closed !== undefined && now - closed.at > limits.closedAgo,
    disk_low:
      disk !== null && (disk.freeBytes < limits.freeBytes || disk.freeBytes < limits.freeShare * disk.bytes),
    letters_failed: letters.failed > 0,
    letters_late: letters.oldestSeconds > limits.letterWaits,
    orders_waiting: orders.length > 0,
    reports_waiting: reports.oldest !== null && now - reports.oldest.getTime() / 1000 > limits.reportWaits,
  };
  const applies: Partial<Record<OperatorProblem, boolean>> = {
    ...isWrong,
    // The chain may have said it before the balance was asked.
    funds_low: alarm === "out_of_funds",
  };
  for (const warning of found) applies[warning] = true;
  return {
    problems: problems.filter((problem) => applies[problem]),
    reports: { open: reports.open, oldest: reports.oldest?.toISOString() ?? null },
    log: { size, closedAt: closed === undefined ? null : new Date(closed.at * 1000).toISOString() },
    anchors: { behindSeconds, balance },
    letters,
    orders: { waiting: orders.length },
    disk,
    backups: context.backups ? { newestAt: context.backups.newestAt()?.toISOString() ?? null } : null,
  };
}

/** Of the folder that the server keeps its files in; null where the system does not say. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; bytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, bytes: blocks * bsize };
  } catch {
    return null;
  }
}
