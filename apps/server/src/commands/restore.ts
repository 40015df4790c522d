import { parseArgs } from "node:util";
import { openBackupPlace } from "../upkeep/backup/backup-place.ts";
import { type GoOnSources, type LostEntries, planToGoOn } from "../upkeep/backup/go-on.ts";
import { openBackup, requireEmptyPlace, restore } from "../upkeep/backup/restore.ts";
import { readConfig } from "../base/config/config.ts";
import { readPassphrase } from "../base/config/read-backups.ts";
import { connect } from "../base/db/connection.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { grantToServer } from "../base/db/server-role.ts";
import { StartError } from "../base/errors.ts";
import { openConfiguredObjects } from "../base/files/configured-objects.ts";
import { givenPath, givenPlace } from "./given-path.ts";

const usage = `usage: BACKUP_PASSPHRASE=… npm run restore -- <folder | s3://bucket/prefix of a backup> [--new-log [--guard FOLDER] [--checkpoint FILE] [--trust FILE]]

In the environment that the restored server will have: KEYS_DIR, OBJECTS_DIR (or the bucket) and the database
must be empty. Everything is checked before anything is written. If it is interrupted, run it again with the same backup; no server starts until it has finished.
--new-log: newer entries of its log are lost for good. That log ends, and the backup's data goes on under a new one, with new keys.
  CHECKPOINT_GUARD must be empty. Give one of these two, or both:
  --guard FOLDER      the guard of the old log
  --checkpoint FILE   the newest signed checkpoint of it that somebody has kept
  and, if a key of the issuer was rotated after the backup:
  --trust FILE        its newest trust file that somebody has kept
`;

/** `npm run restore`. Exits with 1 and the reason on failure. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(argv: string[]): Promise<void> {
  const { given, sources } = parse(argv);
  const passphrase = readPassphrase(process.env);
  const config = readConfig(process.env);
  const { keysDir, databaseOwnerUrl, databaseUrl, dataDir } = config;
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const place = await openBackupPlace(givenPlace(given), config);
  const backup = await openBackup(place, passphrase, say);
  const objects = await openConfiguredObjects(config);
  await requireEmptyPlace({ keysDir, objects }, backup);
  const plan = sources && (await planToGoOn({ config, backup, sources, say }));
  await using open = new AsyncDisposableStack();
  const { pool, db } = await openDatabase({ databaseUrl: databaseOwnerUrl ?? databaseUrl, dataDir }, open);
  await restore({ pool, db, objects, keysDir, say }, backup, plan?.continuation({ pool, db }));
  // For fsck, which comes before the first start.
  if (databaseOwnerUrl !== undefined && databaseUrl !== undefined) {
    const server = connect(databaseUrl, { max: 1 });
    open.defer(server.close);
    await grantToServer(db, server.pool);
  }
  if (plan === undefined) {
    say('restored. Run "npm run fsck", then start the server: docs/operations.md, "Restoring".');
    return;
  }
  say(describeLoss(plan.lost));
  say(
    'restored under a new log. Run "npm run fsck", start the server, and publish that the trust file has changed: docs/operations.md, "After a lost database".',
  );
}

function describeLoss({ origin, entries, from, until }: LostEntries): string {
  return entries === 0
    ? `The log "${origin}" has ended at ${until}. Nothing of it is lost.`
    : `The log "${origin}" has ended at ${until}. Lost: its last ${entries} entries, and what else was done here, between ${from} and then. ` +
        `Certificates among them stay valid for those who have kept their files.`;
}

function parse(argv: string[]): { given: string; sources: GoOnSources | undefined } {
  const options = {
    "new-log": { type: "boolean" },
    guard: { type: "string" },
    checkpoint: { type: "string" },
    trust: { type: "string" },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
  const { values, positionals } = parsed;
  const [given, ...more] = positionals;
  const { guard, checkpoint, trust } = values;
  const hasSource = guard !== undefined || checkpoint !== undefined;
  if (
    given === undefined ||
    more.length > 0 ||
    (values["new-log"] ?? false) !== hasSource ||
    (trust !== undefined && !hasSource)
  )
    throw new StartError(usage);
  if (!hasSource) return { given, sources: undefined };
  return {
    given,
    sources: {
      guard: guard && givenPath(guard),
      checkpointFile: checkpoint && givenPath(checkpoint),
      trustFile: trust && givenPath(trust),
    },
  };
}
