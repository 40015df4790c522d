import { parseCheckpoint, parseNote, equal } from "@colophon/proof";
import { checkAnchors, readSentAnchors } from "./anchoring/check-anchors.ts";
import { checkCertificates } from "./certificates/check-certificates.ts";
import { readConfig } from "./config.ts";
import { borrowPostgres } from "./db/borrow-postgres.ts";
import { connect } from "./db/connection.ts";
import type { Queryable } from "./db/queryable.ts";
import { StartError } from "./errors.ts";
import { openCheckpointGuard } from "./log/checkpoint-guard.ts";
import { checkLog } from "./log/check-log.ts";

/**
 * `npm run fsck`: derives the log anew from its entries and compares everything that hangs on it. Reads only; may run
 * beside the server. Exit 0: all agree. 1: they differ. 2: could not look.
 */
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await fsck();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function fsck(): Promise<number> {
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  // Read before the snapshot: whatever it holds was committed by then, also while the server runs.
  const guarded = await openCheckpointGuard(config.checkpointGuard).read();
  const url = config.databaseUrl ?? (await borrow(config.dataDir, open));
  const { pool, close } = connect(url, { max: 1 });
  open.defer(close);
  const client = await pool.connect();
  open.defer(() => client.release());
  // One snapshot: what the server writes meanwhile is not seen.
  await client.query("set statement_timeout = 0");
  await client.query("begin transaction isolation level repeatable read, read only");
  const difference = await findDifference(client, guarded);
  if (difference === undefined) return 0;
  say(`DIFFERENCE: ${difference}`);
  return 1;
}

async function borrow(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await borrowPostgres(dataDir);
  open.defer(() => postgres.giveBack());
  return postgres.url;
}

async function findDifference(db: Queryable, guarded: string | undefined): Promise<string | undefined> {
  const anchors = await readSentAnchors(db);
  const guard = guarded === undefined ? undefined : parseCheckpoint(parseNote(guarded).text);

  const { head, rootAt, difference } = await checkLog(db, [
    ...anchors.map(({ size }) => size),
    ...(guard ? [guard.size] : []),
  ]);
  if (difference !== undefined) return difference;
  say(`log: ${head.size} entries, tiles and root agree`);

  const behind = await checkCertificates(db, head.size);
  if (behind !== undefined) return behind;
  say("certificates: each is the record of its entry");

  if (guard !== undefined) {
    if (guard.size > head.size)
      return `the guarded checkpoint is of ${guard.size} entries, the database holds ${head.size}: an older database was restored`;
    const root = rootAt.get(guard.size);
    if (root === undefined || !equal(root, guard.root))
      return `the guarded checkpoint of ${guard.size} has another root`;
    say(`checkpoint: the guarded one, of ${guard.size} entries, is in the log's past`);
  }

  const wrong = checkAnchors(anchors, rootAt);
  if (wrong !== undefined) return wrong;
  say(`anchors: ${anchors.length} sent, each holds the log's root at its size`);
  return undefined;
}
