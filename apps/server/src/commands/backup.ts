import { backUp } from "../upkeep/backup/back-up.ts";
import { openBackupPlace } from "../upkeep/backup/backup-place.ts";
import { readConfig } from "../base/config/config.ts";
import { readPassphrase } from "../base/config/read-backups.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { StartError } from "../base/errors.ts";
import { openConfiguredObjects } from "../base/files/configured-objects.ts";
import { givenPlace } from "./given-path.ts";

const usage = `usage: BACKUP_PASSPHRASE=… npm run backup -- <new folder | s3://bucket/prefix>

In the environment of a server, which may run. Copies the database as it is at one moment, the objects and the keys, which
it seals with the passphrase. The guard of the checkpoints is not copied: keep it elsewhere.
`;

/** `npm run backup`. Exits with 1 and the reason on failure. */
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
  await using open = new AsyncDisposableStack();
  const { pool } = await openDatabase(config, open);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const objects = await openConfiguredObjects(config);
  const place = await openBackupPlace(givenPlace(given), config);
  const { log } = await backUp({ pool, objects, keysDir: config.keysDir, passphrase, say }, place);
  say(`backed up to ${place.name}: log "${log.origin}" with ${log.size} entries`);
}
