import type { Logger } from "pino";
import { type Anchors, openAnchors } from "../log/anchoring/open-anchoring.ts";
import type { Config } from "../base/config/config.ts";
import { parseDatabaseUrl } from "../base/config/database-url.ts";
import { type Context, findWebRoot, openLoggedSearch } from "./context.ts";
import { connect } from "../base/db/connection.ts";
import { requireLatest } from "../base/db/migrate.ts";
import { openProbe } from "../base/db/probe.ts";
import { StartError } from "../base/errors.ts";
import { openConfiguredObjects } from "../base/files/configured-objects.ts";
import { loadKeys } from "../base/keys/keys.ts";
import { openCheckpointGuard } from "../log/checkpoint-guard.ts";
import { openStamps } from "../log/clocks/stamps.ts";
import { createDamage, type Damage } from "../log/damage.ts";
import { openPictures } from "../people/profiles/picture-pool.ts";
import { type LogToRead, openLogToRead } from "../log/open-log-to-read.ts";
import { openPreviousLogs } from "../log/previous/previous-logs.ts";
import { readPastTrust } from "../log/trust/past-trust.ts";
import { ownTrustFile, readTrustFile } from "../log/trust/trust-file.ts";

type Shared =
  | "config"
  | "logger"
  | "pool"
  | "db"
  | "keys"
  | "past"
  | "previous"
  | "stamps"
  | "search"
  | "probe"
  | "objects"
  | "pictures"
  | "webRoot";

/** The context of a server that only shows the public register (ROLE=read). */
export interface ContextToRead extends Pick<Context, Shared> {
  log: LogToRead;
  damage: Damage;
  anchoring: Anchors;
  documents: { signer: { roots: readonly string[] } };
}

/** Opens the parts. Writes nothing: not to the database, which may be a hot standby, KEYS_DIR, the guard or DATA_DIR. */
export async function openContextToRead(
  config: Config,
  logger: Logger,
  open: AsyncDisposableStack,
  signal?: AbortSignal,
): Promise<ContextToRead> {
  for (const warning of config.warnings) logger.warn(warning);
  const { chain, keysDir } = config;
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined, {
    readOnly: true,
  });
  for (const warning of keys.warnings) logger.warn(warning);
  if (config.databaseUrl === undefined) throw new StartError("ROLE is read, but DATABASE_URL is not set");
  const databaseUrl = forReadingOnly(config.databaseUrl);
  const { pool, db, close } = connect(databaseUrl, { max: config.databasePool });
  open.defer(close);
  const probe = openProbe(databaseUrl);
  open.defer(() => probe.close());
  await requireLatest(db);
  signal?.throwIfAborted();
  const damage = createDamage((error) => logger.fatal(`no checkpoint is shown any more: ${error.message}`));
  const log = await openLogToRead({
    pool,
    keys,
    guard: openCheckpointGuard(config.checkpointGuard),
    damage,
  });
  const search = openLoggedSearch({ config, databaseUrl, logger }, open);
  // As published by the servers that write. Read each time, since they may be replaced while this server runs.
  const readRoots = () => readTrustFile(ownTrustFile(keysDir)).pdf?.roots ?? [];
  readRoots();
  return {
    config,
    logger,
    pool,
    db,
    probe,
    keys,
    past: readPastTrust(keysDir),
    log,
    damage,
    search,
    anchoring: openAnchors({ config, keys, db }),
    stamps: openStamps(pool),
    previous: openPreviousLogs({ pool, db }),
    objects: await openConfiguredObjects(config),
    // Its process starts with the first picture, and none is taken here.
    pictures: openPictures(open),
    documents: {
      signer: {
        get roots() {
          return readRoots();
        },
      },
    },
    webRoot: findWebRoot(),
  };
}

/** Makes Postgres refuse any write, even on a primary. Of several servers any will do: none of them takes writes then. */
export function forReadingOnly(url: string): string {
  const { urls } = parseDatabaseUrl(url);
  const isAny = urls.length > 1 && !url.includes("target_session_attrs=");
  const added = [
    `options=${encodeURIComponent("-c default_transaction_read_only=on")}`,
    ...(isAny ? ["target_session_attrs=any"] : []),
  ];
  return `${url}${url.includes("?") ? "&" : "?"}${added.join("&")}`;
}
