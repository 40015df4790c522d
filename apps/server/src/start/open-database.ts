import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../base/config/config.ts";
import { lockDataDir } from "../base/data-dir-lock.ts";
import { connect } from "../base/db/connection.ts";
import { startEmbeddedPostgres } from "../base/db/embedded-postgres.ts";
import { migrateToLatest } from "../base/db/migrate.ts";
import type { Database } from "../base/db/schema.ts";
import { grantToServer, makeServerRole } from "../base/db/server-role.ts";

export interface OpenedDatabase {
  url: string;
  /** For the role that owns the tables, if it isn't the server's. */
  ownerUrl: string | undefined;
}

/**
 * The operator's database, or one inside DATA_DIR. One server per DATA_DIR: the lock is taken before Postgres starts and
 * released after it has ended.
 */
export async function openServerDatabase(
  config: Pick<Config, "dataDir" | "databaseUrl" | "databaseOwnerUrl">,
  logger: Logger,
  open: AsyncDisposableStack,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl };
  const lock = lockDataDir(config.dataDir);
  open.defer(() => lock.release());
  const postgres = await startEmbeddedPostgres(config.dataDir, {
    onEvent: (event) => logger.warn({ ...event }, "Postgres"),
    signal,
  });
  open.defer(() => postgres.stop());
  if (postgres.adopted) logger.warn("adopted the Postgres that a killed server had orphaned");
  return { url: await makeServerRole(postgres.url), ownerUrl: postgres.url };
}

/** The tables' owner role migrates them; the server then uses a role with fewer privileges. */
export async function migrateTables(
  { db, pool }: { db: Kysely<Database>; pool: pg.Pool },
  ownerUrl: string | undefined,
): Promise<void> {
  if (ownerUrl === undefined) return migrateToLatest(db);
  const owner = connect(ownerUrl, { max: 1 });
  try {
    await migrateToLatest(owner.db);
    await grantToServer(owner.db, pool);
  } finally {
    await owner.close();
  }
}
