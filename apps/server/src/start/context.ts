import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { type Anchoring, openAnchoring } from "../log/anchoring/open-anchoring.ts";
import { createIssuer, type Issuer, issuerJwk } from "../record/issuer.ts";
import { isPublicChain } from "@colophon/proof";
import type { Config } from "../base/config/config.ts";
import { noteDataDir } from "../base/data-dir-place.ts";
import { connect } from "../base/db/connection.ts";
import { openProbe, type Probe } from "../base/db/probe.ts";
import { type DatabaseWatch, watchDatabase } from "../base/db/watch-database.ts";
import { requireSynchronousCommit } from "../base/db/require-synchronous-commit.ts";
import type { Database } from "../base/db/schema.ts";
import { createLinkClaims, type LinkClaims } from "../people/links/claim-links.ts";
import { openPictures, type PicturePool } from "../people/profiles/picture-pool.ts";
import { type Documents, openDocuments } from "../register/documents/open-documents.ts";
import { openStaging, openStagingInObjects, type Staging } from "../register/deposits/staging.ts";
import { createFetchGuard, type FetchGuard } from "../base/fetch-guard/fetch-guard.ts";
import { openConfiguredObjects } from "../base/files/configured-objects.ts";
import type { Objects } from "../base/files/objects.ts";
import { type Keys, loadKeys } from "../base/keys/keys.ts";
import { openCheckpointGuard } from "../log/checkpoint-guard.ts";
import { type Clocks, openClocks } from "../log/clocks/open-clocks.ts";
import { anchorStamped } from "../log/clocks/stamp.ts";
import { openStamps, type Stamps } from "../log/clocks/stamps.ts";
import { createDamage, type Damage } from "../log/damage.ts";
import { takeOverGuardOfOneFile } from "../log/guard-of-one-file.ts";
import { measureBatch, measureGuard } from "../log/log-metrics.ts";
import { type Log, openLog, type OpenLogOptions } from "../log/open-log.ts";
import { createSequencer, type Sequencer } from "../log/sequencer.ts";
import { type Backups, watchBackups } from "../upkeep/backup/make-backups.ts";
import { openBackupSeries } from "../upkeep/backup/backup-series.ts";
import { watchLog } from "../log/watch-log.ts";
import { followKeys, readRootNumber } from "../upkeep/rotation/follow-keys.ts";
import { describeTrust } from "../log/trust/describe-trust.ts";
import { nameLog, type PastTrust, readPastTrust, refuseRetiredIssuer } from "../log/trust/past-trust.ts";
import { keepTrust } from "../log/trust/trust-file.ts";
import { createLetterQueue, type LetterQueue } from "../mail/letter-queue.ts";
import { openPreviousLogs, type PreviousLogs } from "../log/previous/previous-logs.ts";
import { createMailer, type Mailer } from "../mail/mailer.ts";
import { findWarnings, type WarningContext } from "../operator/warnings.ts";
import { describeWarning } from "../operator/describe-warning.ts";
import { type Indexer, openSearch, type SearchEngine } from "../search/open-search.ts";
import { migrateTables, type OpenedDatabase, openServerDatabase } from "./open-database.ts";
import { leafWriter, type NewPayload } from "../register/works/leaf-writer.ts";

/** Everything that the features work with, opened once at start. Each feature names the parts that it needs. */
export interface Context {
  config: Config;
  logger: Logger;
  pool: pg.Pool;
  db: Kysely<Database>;
  /** For the role that owns the tables, if it isn't the server's. */
  ownerUrl: string | undefined;
  probe: Probe;
  database: DatabaseWatch;
  keys: Keys;
  issuer: Issuer;
  log: Log;
  damage: Damage;
  /** Trust in the logs before this one. */
  past: PastTrust;
  sequencer: Sequencer<NewPayload>;
  search: SearchEngine;
  /** The same, for features that only register. */
  indexer: Indexer;
  anchoring: Anchoring;
  /** Undefined where nothing is stamped. */
  clocks: Clocks | undefined;
  /** What other clocks have said of the log. */
  stamps: Stamps;
  /** The logs before this one, whose certificates this registry has. */
  previous: PreviousLogs;
  mailer: Mailer;
  letters: LetterQueue;
  objects: Objects;
  documents: Documents;
  /** For addresses that strangers name. */
  fetchGuard: FetchGuard;
  claimLinks: NonNullable<LinkClaims["claimLinks"]>;
  pictures: PicturePool;
  staging: Staging;
  /** Those that the servers make by themselves; undefined if they make none. */
  backups: Backups | undefined;
  depositLimits: { fileBytes: number; quotaBytes: number };
  /** The built web application; undefined if it isn't built, as in development. */
  webRoot: string | undefined;
}

/**
 * Opens the parts in the order of their dependencies; `open` closes them in reverse. `signal` aborts before the next part.
 */
export async function openContext(
  config: Config,
  logger: Logger,
  open: AsyncDisposableStack,
  signal?: AbortSignal,
): Promise<Context> {
  prepareDataDir(config, logger);
  const { keys, issuer, past } = readKeys(config, logger);
  const origin = nameLog(config, past);

  const opened = await openServerDatabase(config, logger, open, signal);
  const search = openLoggedSearch({ config, databaseUrl: opened.url, logger }, open);
  // Its thread loads on another core while the rest is opened. Awaited last: an earlier failure is reported as itself.
  const warm = search.warmUp();
  warm.catch(() => undefined);
  const { pool, db, probe, database } = await openTables(opened, { config, logger }, open, signal);
  issuer.keepTime(database.now);
  signal?.throwIfAborted();

  const { log, damage } = await openGuardedLog({ config, pool, keys, issuer, logger }, origin, signal);
  const anchored = { ...log, ...onlyStamped({ config, db, log }) };
  const anchoring = await openAnchoring({ config, keys, db, log: anchored, logger }, open);
  const sequencer = await startLog({ pool, log, damage }, open);
  const clocks =
    config.clocks &&
    openClocks(
      { config: config.clocks, explorers: config.explorers, db, log, now: database.now, logger },
      open,
    );

  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    requireTls: config.smtpRequiresTls,
    outboxDir: path.join(config.dataDir, "outbox"),
    from: config.mailFrom,
    log: logger,
  });
  const documents = openDocuments(
    { config, issuer: log.issuer, rootNumber: await readRootNumber(pool), logger },
    open,
  );
  await takeUpKeys({ config, pool, keys, issuer, past, log, anchoring, documents, logger }, open);
  const objects = await openConfiguredObjects(config);
  const backups = openBackups(config);
  await warm;
  warn({ config, pool, database, log, anchoring, clocks, objects, backups }, logger);
  const letters = createLetterQueue(keys.dataEncryption.key);
  const fetchGuard = createFetchGuard({
    userAgent: `Colophon (+${config.publicUrl})`,
    dnsServers: config.dnsServers,
  });
  return {
    config,
    logger,
    pool,
    db,
    ownerUrl: opened.ownerUrl,
    probe,
    database,
    keys,
    issuer,
    log,
    damage,
    past,
    sequencer,
    search,
    indexer: search,
    anchoring,
    clocks,
    stamps: openStamps(pool),
    previous: openPreviousLogs({ pool, db }),
    mailer,
    letters,
    objects,
    documents,
    fetchGuard,
    claimLinks: createLinkClaims({ db, fetchGuard, letters, config }),
    pictures: openPictures(open),
    staging: config.s3
      ? openStagingInObjects(objects, keys.dataEncryption.key, config.depositMaxBytes)
      : openStaging(config.uploadsDir, config.depositMaxBytes),
    backups,
    depositLimits: { fileBytes: config.depositMaxBytes, quotaBytes: config.depositQuotaBytes },
    webRoot: findWebRoot(),
  };
}

/** A public chain anchors only what other clocks are asked about too, where any are asked. */
function onlyStamped({ config, db, log }: Pick<Context, "config" | "db" | "log">) {
  const isPublic = config.chain.kind === "evm" && isPublicChain(config.chain.chainId);
  return isPublic && config.clocks ? anchorStamped({ db, log, config: config.clocks }) : {};
}

function openBackups({ backups, ...servers }: Config): Backups | undefined {
  return backups && watchBackups(backups, openBackupSeries(backups.to, servers));
}

function prepareDataDir({ dataDir, warnings }: Config, logger: Logger): void {
  mkdirSync(dataDir, { recursive: true });
  const copied = noteDataDir(dataDir);
  for (const warning of [...warnings, ...(copied === undefined ? [] : [copied])]) logger.warn(warning);
}

/** The keys, and the trust in former logs, whose keys must not sign again. */
function readKeys({ keysDir, chain }: Config, logger: Logger): Pick<Context, "keys" | "issuer" | "past"> {
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined);
  for (const warning of keys.warnings) logger.warn(warning);
  const issuer = createIssuer(keys.issuerSigning);
  const past = readPastTrust(keysDir);
  for (const number of keys.numbered.numbers("issuer"))
    refuseRetiredIssuer(issuerJwk(keys.numbered.issuer(number)), past);
  return { keys, issuer, past };
}

/** Connections to a database that keeps what it commits, with the newest schema. */
async function openTables(
  { url, ownerUrl }: OpenedDatabase,
  { config, logger }: Pick<Context, "config" | "logger">,
  open: AsyncDisposableStack,
  signal?: AbortSignal,
): Promise<Pick<Context, "pool" | "db" | "probe" | "database">> {
  const { pool, db, close } = connect(url, { max: config.databasePool });
  open.defer(close);
  const probe = openProbe(url);
  open.defer(() => probe.close());
  signal?.throwIfAborted();
  const lossy = await requireSynchronousCommit(pool);
  if (lossy !== undefined) logger.error(lossy);
  // Before anything is committed: a start without the standby waits for it, and the log says so.
  const database = await watchDatabase(probe, logger);
  open.defer(() => database.stop());
  await migrateTables({ db, pool }, ownerUrl);
  return { pool, db, probe, database };
}

/** The log, compared with its guard. It signs nothing yet. */
async function openGuardedLog(
  { config, pool, keys, issuer, logger }: Pick<Context, "config" | "pool" | "keys" | "issuer" | "logger">,
  origin: OpenLogOptions["origin"],
  signal?: AbortSignal,
): Promise<Pick<Context, "log" | "damage">> {
  const damage = createDamage((error) => logger.fatal(`nothing is registered any more: ${error.message}`));
  if (await takeOverGuardOfOneFile(config.checkpointGuard))
    logger.warn(`${config.checkpointGuard} was a file of an earlier version, and is a folder now`);
  const log = await openLog({
    pool,
    keys,
    guard: measureGuard(openCheckpointGuard(config.checkpointGuard)),
    initGuard: config.guardInit,
    origin,
    damage,
    issuer: config.publicUrl,
    issuerJwks: issuer.jwks,
  });
  signal?.throwIfAborted();
  if (config.guardInit && log.isGuarded)
    logger.warn(
      "GUARD_INIT is yes, but CHECKPOINT_GUARD has checkpoints already: remove GUARD_INIT from the environment",
    );
  return { log, damage };
}

/**
 * Only once guard and chain are known to agree: what was committed but not signed when the last server died is signed now, and
 * the log can grow.
 */
async function startLog(
  { pool, log, damage }: Pick<Context, "pool" | "log" | "damage">,
  open: AsyncDisposableStack,
): Promise<Context["sequencer"]> {
  await log.catchUp();
  await log.appendHead();
  const watch = watchLog(log);
  open.defer(() => watch.stop());
  const sequencer = createSequencer({ pool, writer: leafWriter, log, damage, onBatch: measureBatch });
  open.defer(() => sequencer.stop());
  return sequencer;
}

type WithKeys = "config" | "pool" | "keys" | "issuer" | "past" | "log" | "anchoring" | "documents" | "logger";

/** The keys that are in use now, and from now on those that replace them. */
async function takeUpKeys(context: Pick<Context, WithKeys>, open: AsyncDisposableStack): Promise<void> {
  const follower = followKeys({
    ...context,
    onChange: async () => keepTrust(context.config.keysDir, await describeTrust(context)),
  });
  await follower.look();
  follower.start();
  open.defer(() => follower.stop());
}

/** Not awaited, because it asks the chain. */
function warn(context: WarningContext, logger: Logger): void {
  void findWarnings(context).then(
    (found) => {
      for (const warning of found) logger.warn(describeWarning(warning, context));
    },
    (err: unknown) =>
      logger.debug({ err }, "nobody knows what an operator should put right: the server has ended"),
  );
}

/** The search, whose errors are logged; `open` closes it. */
export function openLoggedSearch(
  { config, databaseUrl, logger }: { config: Config; databaseUrl: string; logger: Logger },
  open: AsyncDisposableStack,
) {
  const search = openSearch(
    { databaseUrl, languageModel: config.languageModel },
    {
      onWarning: (cause) => logger.warn({ cause }, "a question was read without the language model"),
      onLost: (err) => logger.warn({ err }, "the thread that searches has ended"),
    },
  );
  open.defer(() => search.close());
  return search;
}

export function findWebRoot(): string | undefined {
  const root = path.resolve(import.meta.dirname, "../../../web/dist");
  return existsSync(path.join(root, "index.html")) ? root : undefined;
}
