import path from "node:path";
import { openBackupPlace } from "../upkeep/backup/backup-place.ts";
import { openBackup, requireEmptyPlace, restore } from "../upkeep/backup/restore.ts";
import { readConfig } from "../base/config/config.ts";
import { readPassphrase } from "../base/config/read-backups.ts";
import { connect } from "../base/db/connection.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { grantToServer } from "../base/db/server-role.ts";
import { StartError } from "../base/errors.ts";
import { openConfiguredObjects } from "../base/files/configured-objects.ts";

const usage = `usage: BACKUP_PASSPHRASE=… npm run restore -- <folder | s3://bucket/prefix of a backup>

In the environment that the restored server will have: KEYS_DIR, OBJECTS_DIR (or the bucket) and the database
must be empty. Everything is checked before anything is written. If it is interrupted, run it again with the same backup; no server starts until it has finished.
`;

/** `npm run restore`. Exits with 1 and the reason on failure. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([given, ...more]: string[]): Promise<void> {
  if (given === undefined || given.startsWith("-") || more.length > 0) throw new StartError(usage);
  const passphrase = readPassphrase(process.env);
  const config = readConfig(process.env);
  const { keysDir, databaseOwnerUrl, databaseUrl, dataDir } = config;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const place = await openBackupPlace(placeOf(given), config);
  const backup = await openBackup(place, passphrase, say);
  const objects = await openConfiguredObjects(config);
  await requireEmptyPlace({ keysDir, objects }, backup);
  await using open = new AsyncDisposableStack();
  const { pool, db } = await openDatabase({ databaseUrl: databaseOwnerUrl ?? databaseUrl, dataDir }, open);
  await restore({ pool, db, objects, keysDir, say }, backup);
  // For fsck, which comes before the first start.
  if (databaseOwnerUrl !== undefined && databaseUrl !== undefined) {
    const server = connect(databaseUrl, { max: 1 });
    open.defer(server.close);
    await grantToServer(db, server.pool);
  }
  say('restored. Run "npm run fsck", then start the server: docs/operations.md, "Restoring".');
}

/** A folder is named from where the command was given. */
function placeOf(given: string): string {
  return given.startsWith("s3://") ? given : path.resolve(process.env["INIT_CWD"] ?? ".", given);
}
