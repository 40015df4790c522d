import { readConfig } from "../base/config/config.ts";
import { borrowPostgres } from "../base/db/borrow-postgres.ts";
import { connect } from "../base/db/connection.ts";
import { migrateToLatest } from "../base/db/migrate.ts";
import { StartError } from "../base/errors.ts";
import { loadKeys } from "../base/keys/keys.ts";
import { reindex } from "../search/index/reindex.ts";

/** `npm run reindex`: rebuilds the search index from the register. May run beside the server. */
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? (await borrow(config.dataDir, open));
  const { pool, db, close } = connect(url, { max: 2 });
  open.defer(close);
  await migrateToLatest(db);
  const { keysDir, chain } = config;
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined);
  const count = await reindex({ pool, keys });
  process.stdout.write(`${count} works indexed\n`);
}

async function borrow(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await borrowPostgres(dataDir);
  open.defer(() => postgres.giveBack());
  return postgres.url;
}
