import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { OperatorProblem } from "@colophon/api";
import type { Anchoring } from "../log/anchoring/open-anchoring.ts";
import type { Config } from "../base/config/config.ts";
import { isLocal } from "../base/config/is-local.ts";
import type { Queryable } from "../base/db/queryable.ts";
import type { DatabaseWatch } from "../base/db/watch-database.ts";
import { mayChangeActs } from "../base/db/server-role.ts";
import type { Objects } from "../base/files/objects.ts";
import type { Clocks } from "../log/clocks/open-clocks.ts";
import type { Log } from "../log/open-log.ts";

export interface WarningContext {
  config: Pick<
    Config,
    | "publicUrl"
    | "dataDir"
    | "databaseUrl"
    | "checkpointGuard"
    | "chain"
    | "smtpUrl"
    | "showsLetters"
    | "payments"
    | "registrationFeeCents"
  >;
  /** Connected as the server's role. */
  pool: Queryable;
  database: Pick<DatabaseWatch, "stuck" | "clockAhead">;
  log: Pick<Log, "issuer">;
  anchoring: Pick<Anchoring, "anchorsLeft">;
  /** Undefined where nothing is stamped. */
  clocks?: Pick<Clocks, "lateReason"> | undefined;
  objects: Pick<Objects, "awaySince">;
  /** Undefined if the servers make no backups by themselves. */
  backups: { isLate(): boolean } | undefined;
}

/**
 * What an operator should fix although the registry works: logged at the start, shown to operators in the order of
 * `problems` in the API, and a label of the metric `colophon_warning`, for which alerts are written.
 */
export const warnings = [
  "standby_missing",
  "no_chain",
  "clock_off",
  "public_url_changed",
  "guard_on_database_disk",
  "funds_low",
  "storage_away",
  "backup_late",
  "clocks_late",
  "no_mail",
  "demo_payments",
  "one_role",
] as const satisfies readonly OperatorProblem[];

export type Warning = (typeof warnings)[number];

/** At today's fee; with an anchor every ten minutes, more than a day. */
export const fewAnchors = 200;

/** Seconds between this machine's clock and the database's: sessions, links and limits are counted by both. */
const farOff = 60;

/** The warnings that apply now. An unreachable chain isn't one of them: anchoring raises its own alarm. */
export async function findWarnings(context: WarningContext): Promise<Warning[]> {
  const { config, pool, database, log, anchoring, clocks, objects, backups } = context;
  const isLocalChain = config.chain.kind === "local";
  const [anchorsLeft, oneRole] = await Promise.all([
    isLocalChain ? Infinity : anchoring.anchorsLeft().catch(() => Infinity),
    mayChangeActs(pool),
  ]);
  const applies: Record<Warning, boolean> = {
    standby_missing: database.stuck() !== undefined,
    no_chain: isLocalChain && !isLocal(config.publicUrl),
    clock_off: Math.abs(database.clockAhead()) > farOff,
    public_url_changed: log.issuer !== config.publicUrl,
    guard_on_database_disk: isGuardOnDatabaseDisk(config),
    funds_low: anchorsLeft < fewAnchors,
    storage_away: objects.awaySince() !== undefined,
    backup_late: backups?.isLate() === true,
    clocks_late: clocks?.lateReason() !== undefined,
    no_mail: config.smtpUrl === undefined && !config.showsLetters,
    demo_payments:
      config.payments === "demo" && config.registrationFeeCents > 0 && !isLocal(config.publicUrl),
    one_role: oneRole,
  };
  return warnings.filter((warning) => applies[warning]);
}

/**
 * The disk is only known for the embedded Postgres. A registry that only this machine can reach is a trial.
 */
function isGuardOnDatabaseDisk({
  publicUrl,
  dataDir,
  databaseUrl,
  checkpointGuard,
}: WarningContext["config"]): boolean {
  const postgres = path.join(dataDir, "postgres");
  // A worker gets the embedded Postgres' address as its DATABASE_URL.
  const isEmbedded = databaseUrl === undefined || /@127\.0\.0\.1[:/]/.test(databaseUrl);
  if (isLocal(publicUrl) || !isEmbedded || !existsSync(postgres) || !existsSync(checkpointGuard))
    return false;
  return statSync(postgres).dev === statSync(checkpointGuard).dev;
}
