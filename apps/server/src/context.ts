import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { type Anchoring, openAnchoring } from "./anchoring/open-anchoring.ts";
import { createIssuer, type Issuer } from "./certificates/issuer.ts";
import type { Config } from "./config.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { connect } from "./db/connection.ts";
import { startEmbeddedPostgres } from "./db/embedded-postgres.ts";
import { migrateToLatest } from "./db/migrate.ts";
import { requireSynchronousCommit } from "./db/require-synchronous-commit.ts";
import type { Database } from "./db/schema.ts";
import { type Documents, openDocuments } from "./documents/open-documents.ts";
import { openStaging, type Staging } from "./deposits/staging.ts";
import { openObjects, type Objects } from "./files/objects.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { openCheckpointGuard } from "./log/checkpoint-guard.ts";
import { createDamage } from "./log/damage.ts";
import { takeOverGuardOfOneFile } from "./log/guard-of-one-file.ts";
import { measureBatch } from "./log/log-metrics.ts";
import { type Log, openLog } from "./log/open-log.ts";
import { createSequencer, type Sequencer } from "./log/sequencer.ts";
import { watchLog } from "./log/watch-log.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { createLanguageModel, type LanguageModel } from "./search/llm/language-model.ts";
import { createIndexer, type Indexer } from "./search/index/indexer.ts";
import { type NewRegistration, registrationWriter } from "./works/registration-writer.ts";

/** What the features work with, opened once at start. Each names the parts that it needs; this is all of them. */
export interface Context {
  config: Config;
  logger: Logger;
  pool: pg.Pool;
  db: Kysely<Database>;
  keys: Keys;
  issuer: Issuer;
  log: Log;
  sequencer: Sequencer<NewRegistration>;
  indexer: Indexer;
  anchoring: Anchoring;
  mail: Mailer;
  objects: Objects;
  documents: Documents;
  /** Undefined where questions are read by rules alone. */
  languageModel: LanguageModel | undefined;
  staging: Staging;
  depositLimits: { fileBytes: number; quotaBytes: number };
  /** The built web application; undefined while it is not built, as in development. */
  webRoot: string | undefined;
}

/** Opens the parts in the order in which they need each other; `open` closes them in reverse. */
export async function openContext(
  config: Config,
  logger: Logger,
  open: AsyncDisposableStack,
): Promise<Context> {
  mkdirSync(config.dataDir, { recursive: true });
  for (const warning of config.warnings) logger.warn(warning);
  const keys = loadKeys(
    config.keysDir,
    config.chain.kind === "evm" ? config.chain.anchorPrivateKey : undefined,
  );
  for (const warning of keys.warnings) logger.warn(warning);

  const { pool, db, close } = connect(
    config.databaseUrl ?? (await openEmbeddedPostgres(config, logger, open)),
    {
      max: 20,
    },
  );
  open.defer(close);
  const lossy = await requireSynchronousCommit(pool);
  if (lossy !== undefined) logger.error(lossy);
  await migrateToLatest(db);

  const issuer = createIssuer(keys.issuerSigning);
  const damage = createDamage((error) => logger.fatal(`nothing is registered any more: ${error.message}`));
  if (await takeOverGuardOfOneFile(config.checkpointGuard))
    logger.warn(`${config.checkpointGuard} was a file of an earlier version, and is a folder now`);
  const log = await openLog({
    pool,
    keys,
    guard: openCheckpointGuard(config.checkpointGuard),
    damage,
    origin: { asked: config.logOrigin, preset: `${new URL(config.publicUrl).host}/log` },
    issuer: config.publicUrl,
    issuerJwks: issuer.jwks,
  });
  const anchoring = await openAnchoring({ config, keys, db, log, logger }, open);
  // Neither the guard nor the chain objects: what was committed but not signed when the last server died is signed now.
  await log.catchUp();
  const watch = watchLog(log);
  open.defer(() => watch.stop());
  const sequencer = createSequencer({
    pool,
    writer: registrationWriter,
    log,
    damage,
    onBatch: measureBatch,
  });
  open.defer(() => sequencer.stop());
  const indexer = createIndexer((err) => logger.warn({ err }, "the thread that indexes works has ended"));
  open.defer(() => indexer.close());

  const mail = createMailer({
    smtpUrl: config.smtpUrl,
    outboxDir: path.join(config.dataDir, "outbox"),
    publicUrl: config.publicUrl,
    log: logger,
  });
  const documents = openDocuments({ config, issuer: log.issuer, logger }, open);
  const objects = openObjects(path.join(config.dataDir, "objects"));
  return {
    config,
    logger,
    pool,
    db,
    keys,
    issuer,
    log,
    sequencer,
    indexer,
    anchoring,
    mail,
    objects,
    documents,
    languageModel: openLanguageModel(config, logger),
    staging: openStaging(path.join(config.dataDir, "uploads"), config.depositMaxBytes),
    depositLimits: { fileBytes: config.depositMaxBytes, quotaBytes: config.depositQuotaBytes },
    webRoot: findWebRoot(),
  };
}

function openLanguageModel({ languageModel }: Config, logger: Logger): LanguageModel | undefined {
  if (languageModel === undefined) return undefined;
  const warn = (cause: string) => logger.warn({ cause }, "a question was read without the language model");
  return createLanguageModel(languageModel, { warn });
}

/** One server for one DATA_DIR: the lock is taken before Postgres starts and given back after it has ended. */
export async function openEmbeddedPostgres(
  config: Pick<Config, "dataDir">,
  logger: Logger,
  open: AsyncDisposableStack,
): Promise<string> {
  const lock = lockDataDir(config.dataDir);
  open.defer(() => lock.release());
  const postgres = await startEmbeddedPostgres(config.dataDir, {
    onEvent: (event) => logger.warn({ ...event }, "Postgres"),
  });
  open.defer(() => postgres.stop());
  if (postgres.adopted) logger.warn("adopted the Postgres that a killed server had left running");
  return postgres.url;
}

function findWebRoot(): string | undefined {
  const root = path.resolve(import.meta.dirname, "../../web/dist");
  return existsSync(path.join(root, "index.html")) ? root : undefined;
}
