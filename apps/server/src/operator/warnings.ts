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
const fewAnchors = 200;

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

/** The log message of each. */
export function describeWarning(warning: Warning, { config, log, database, clocks }: WarningContext): string {
  switch (warning) {
    case "standby_missing":
      return `Nothing can be registered: ${database.stuck() ?? "a synchronous standby was missing."}`;
    case "no_chain":
      return (
        `PUBLIC_URL is ${config.publicUrl}, but CHAIN_ID and CHAIN_RPC_URL are not set: anchors go to a development chain on the servers' own ` +
        'machine and prove nothing to anyone. Set both on every node (docs/operations.md, "A public chain").'
      );
    case "clock_off": {
      const ahead = Math.round(database.clockAhead());
      return `This machine's clock is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead of" : "behind"} the database's. Let both machines keep the time (NTP). Records have the database's time.`;
    }
    case "public_url_changed":
      // What is printed and signed can't be changed any more.
      return (
        `PUBLIC_URL is ${config.publicUrl}, but this register was founded as ${log.issuer}. Its records name ${log.issuer} as their issuer permanently, and QR codes and links ` +
        `made so far lead there: keep that address, and let it redirect to ${config.publicUrl}. Or set PUBLIC_URL back.`
      );
    case "guard_on_database_disk":
      return "CHECKPOINT_GUARD is on the database's disk: restoring the disk also restores the guard, and nothing shows that entries are missing. Put it on other storage.";
    case "funds_low":
      return `The anchoring account can pay for fewer than ${fewAnchors} anchors at today's fee: send it funds.`;
    case "storage_away":
      return "S3_ENDPOINT does not answer: private copies, pictures and kept documents are unavailable until it does.";
    case "backup_late":
      return "BACKUP_TO has no new whole backup for twice BACKUP_EVERY: the log of the server that tried says why.";
    case "clocks_late":
      return clocks?.lateReason() ?? "The newest checkpoints had no evidence by other clocks.";
    case "no_mail":
      return "SMTP_URL is not set: emails stay in DATA_DIR/outbox, and nobody gets them.";
    case "demo_payments":
      return "PAYMENTS is demo: the page asks for a fee that nobody has to pay. Set it to stripe, or REGISTRATION_FEE_CENTS to 0.";
    case "one_role":
      return (
        "DATABASE_URL’s role may change what operators did: an attacker who takes over this server can delete their traces. Give it a role of " +
        'its own, and DATABASE_OWNER_URL the one that owns the tables (docs/operations.md, "Two roles").'
      );
  }
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
