import { existsSync } from "node:fs";
import { readSentAnchors } from "../log/anchoring/anchoring.ts";
import { checkAnchors } from "../log/anchoring/check-anchors.ts";
import { checkCertificates } from "../record/check-certificates.ts";
import { checkGivenBack } from "../record/check-given-back.ts";
import { readConfig } from "../base/config/config.ts";
import { borrowPostgres } from "../base/db/borrow-postgres.ts";
import { connect } from "../base/db/connection.ts";
import type { Queryable } from "../base/db/queryable.ts";
import { StartError } from "../base/errors.ts";
import { type GuardEntry, openCheckpointGuard } from "../log/checkpoint-guard.ts";
import { checkStoredStatements } from "../register/statements/check-stored-statements.ts";
import { checkEvidence } from "../log/clocks/check-evidence.ts";
import { readPlaces } from "../log/clocks/clocks.ts";
import { readNames } from "../log/log.ts";
import { ownTrustFile, readTrustFile } from "../log/trust/trust-file.ts";
import { enterLog, leaveLog, listPreviousLogs, type PreviousLogRow } from "../log/previous/previous.ts";
import { checkGuard } from "../log/check-guard.ts";
import { checkLog } from "../log/check-log.ts";

/**
 * `npm run fsck`: derives the log again from its entries and compares everything that depends on it. Read-only; may run
 * beside the server. Exits with 0 if all agree, 1 if they differ, 2 if it couldn't check.
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
  // Read before the snapshot: everything in the guard was committed by then, even while the server runs.
  const guarded = openCheckpointGuard(config.checkpointGuard).list();
  const url = config.databaseUrl ?? (await borrow(config.dataDir, open));
  const { pool, close } = connect(url, { max: 1 });
  open.defer(close);
  const client = await pool.connect();
  open.defer(() => client.release());
  // One snapshot, so that the server's concurrent writes aren't seen.
  await client.query("set statement_timeout = 0");
  await client.query("begin transaction isolation level repeatable read, read only");
  const difference = await findDifference(client, guarded, config.keysDir);
  if (difference === undefined) return 0;
  say(`DIFFERENCE: ${difference}`);
  return 1;
}

async function borrow(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await borrowPostgres(dataDir);
  open.defer(() => postgres.giveBack());
  return postgres.url;
}

async function findDifference(
  db: Queryable,
  guarded: readonly GuardEntry[],
  keysDir: string,
): Promise<string | undefined> {
  for (const previous of await listPreviousLogs(db)) {
    await enterLog(db, previous.log);
    const difference = await findInPrevious(db, previous);
    await leaveLog(db);
    if (difference !== undefined) return `"${previous.origin}", which has ended: ${difference}`;
    say(`"${previous.origin}", which has ended: ${previous.size} entries and all that depends on them agree`);
  }
  const anchors = await readSentAnchors(db);
  const evidence = await readPlaces(db, null);
  const sizes = [...[...anchors, ...guarded].map(({ size }) => size), ...evidence.sizes];
  const { head, rootAt, difference } = await checkLog(db, sizes, evidence.indices);
  if (difference !== undefined) return difference;
  say(`log: ${head.size} entries, tiles and root agree`);
  say("statements: the heads and the prefix tree are what the entries give");

  const behind = await checkCertificates(db, head.size, evidence.indices);
  if (behind !== undefined) return behind;
  say("certificates: each is the record of its entry");

  const given = await checkGivenBack(db);
  if (given.difference !== undefined) return given.difference;
  if (given.count > 0) say(`given back: ${given.count} certificates, each is what its proof proves`);

  const unsaid = await checkStoredStatements(db);
  if (unsaid !== undefined) return unsaid;
  say("statements: each is that of its entry");

  const forked = checkGuard(guarded, rootAt, head.size);
  if (forked !== undefined) return forked;
  const newest = guarded.at(-1);
  say(
    newest === undefined
      ? "checkpoint: CHECKPOINT_GUARD has none, so no guard was compared: whether entries are missing is not known"
      : `checkpoint: the guarded ones, ${guarded.length} up to ${newest.size} entries, are in the log's past`,
  );

  const wrong = checkAnchors(anchors, rootAt);
  if (wrong !== undefined) return wrong;
  say(`anchors: ${anchors.length} sent, each has the log's root at its size`);
  return findInEvidence(db, rootAt, keysDir);
}

/** What other clocks have said of the present log. */
async function findInEvidence(
  db: Queryable,
  rootAt: ReadonlyMap<number, Uint8Array>,
  keysDir: string,
): Promise<string | undefined> {
  const names = await readNames(db);
  const origin = names?.origin ?? "";
  const file = ownTrustFile(keysDir);
  const vkey = existsSync(file) ? readTrustFile(file).log.vkey : undefined;
  const { difference, ...found } = await checkEvidence(db, { log: null, origin, vkey, rootAt });
  if (difference !== undefined) return difference;
  const signed =
    vkey === undefined ? `who signed them was not checked, since ${file} is missing` : "signed by the log";
  say(`clocks: ${found.checkpoints} stamped checkpoints, ${signed}, with ${found.pieces} pieces about them`);
  say(`evidence: ${found.days} days are in the log, each file is that of its entry`);
  return undefined;
}

async function findInPrevious(
  db: Queryable,
  { log, origin, vkey }: Pick<PreviousLogRow, "log" | "origin" | "vkey">,
): Promise<string | undefined> {
  const anchors = await readSentAnchors(db);
  const evidence = await readPlaces(db, log);
  const sizes = [...anchors.map(({ size }) => size), ...evidence.sizes];
  const { head, rootAt, difference } = await checkLog(db, sizes, evidence.indices);
  return (
    difference ??
    (await checkCertificates(db, head.size, evidence.indices)) ??
    (await checkStoredStatements(db)) ??
    checkAnchors(anchors, rootAt) ??
    (await checkEvidence(db, { log, origin, vkey, rootAt })).difference
  );
}
