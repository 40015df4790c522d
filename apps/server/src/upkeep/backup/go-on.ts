import { mkdirSync } from "node:fs";
import type { Kysely } from "kysely";
import type pg from "pg";
import { sha256 } from "@colophon/node-primitives";
import { fromBase64, STATUS_MAX_LOGS, toBase64, type Trust } from "@colophon/proof";
import type { Config } from "../../base/config/config.ts";
import { migrateToLatest } from "../../base/db/migrate.ts";
import type { Database } from "../../base/db/schema.ts";
import { transact } from "../../base/db/transact.ts";
import { StartError } from "../../base/errors.ts";
import { loadKeys, parseLogKey } from "../../base/keys/keys.ts";
import { senderAddress } from "../../log/anchoring/evm-chain.ts";
import { openCheckpointGuard } from "../../log/checkpoint-guard.ts";
import type { Head } from "../../log/head.ts";
import { createLogSigner } from "../../log/log-signer.ts";
import { readHeads, succeedLog } from "../../log/previous/succeed-log.ts";
import { readHead, readNames } from "../../log/log.ts";
import { nameLog } from "../../log/trust/past-trust.ts";
import { formatTrust } from "../../log/trust/trust-file.ts";
import { endAt, writePastTrust } from "../../log/trust/retire-log.ts";
import { readSignedHeads } from "../../log/trust/read-signed-heads.ts";
import { createIssuer } from "../../record/issuer.ts";
import { bytesOfColumn, findForeignHead } from "./backup-past.ts";
import { readOldTrust } from "./old-trust.ts";
import { type Continuation, type OpenedBackup, readMark, readBackedUpTable } from "./restore.ts";

/** Where the old log's end is learnt. At least one is given. */
export interface EndSources {
  guard: string | undefined;
  checkpointFile: string | undefined;
}

export interface GoOnSources extends EndSources {
  /** The old log's trust file, newer than that of the backup. */
  trustFile: string | undefined;
}

export interface LostEntries {
  origin: string;
  /** Entries after the backup. */
  entries: number;
  /** ISO 8601. */
  from: string;
  until: string;
}

interface GoOnOptions {
  config: Config;
  backup: OpenedBackup;
  sources: GoOnSources;
  say(line: string): void;
}

interface End extends Head {
  /** Unix seconds. */
  endedAt: number;
}

/**
 * Prepares that the backup's data goes on under a successor's log (docs/decisions/045). Reads where the old log ended, and refuses
 * what can't go on, before anything is written. A run that was broken off has kept the end with its mark: it stays the same.
 */
export async function planToGoOn(options: GoOnOptions): Promise<{
  lost: LostEntries;
  continuation(database: { pool: pg.Pool; db: Kysely<Database> }): Continuation;
}> {
  const { config, backup, sources } = options;
  refuseTooMany(backup);
  const trust = await readOldTrust(backup, sources.trustFile);
  const head = await readBackedUpHead(backup);
  const heads = await readSignedHeads(sources, trust, "all");
  await refuseOtherHistory(backup, head, heads);
  const begun = readMark(config.keysDir)?.note;
  const end = begun === undefined ? findEnd(head, heads, sources) : readNote(begun);
  const ended = endAt(trust, end, end.endedAt);
  const names = nameLog(config, { previousLogs: ended.previousLogs ?? [], anchors: [], pdfRoots: [] });
  refuseOldAnchorKey(config, trust);
  if (begun === undefined) refuseGuardInUse(config);
  const lost = {
    origin: trust.log.origin,
    entries: end.size - head.size,
    from: backup.manifest.createdAt,
    until: new Date(end.endedAt * 1000).toISOString(),
  };
  const succession = { trust, end, origin: names.asked ?? names.preset };
  return {
    lost,
    continuation: ({ pool, db }) => ({
      note: formatNote(end, trust),
      // Whoever has the old log's keys could sign for the new one: they stay in the backup.
      takesKey: (name) => /^data-encryption(-\d+)?\.key$/.test(name) || name.startsWith("previous-logs/"),
      async goOn() {
        await migrateToLatest(db);
        await goOn(pool, options, succession);
      },
    }),
  };
}

interface Succession {
  trust: Trust;
  end: End;
  origin: string;
}

/** Each step may be done again, and then finds what it has left. */
async function goOn(
  pool: pg.Pool,
  { config, backup, say }: GoOnOptions,
  { trust, end, origin }: Succession,
): Promise<void> {
  const { keysDir, chain } = config;
  const anchorKey = chain.kind === "evm" ? chain.anchorPrivateKey : undefined;
  const keys = loadKeys(keysDir, anchorKey, { isRestoring: true });
  say("keys of the new log: made");
  if ((await readNames(pool))?.origin === trust.log.origin) {
    const oldKey = backup.keyFiles["log-signing.key"];
    if (oldKey === undefined) throw new StartError("The backup lacks the key of its log (log-signing.key).");
    const oldSigner = createLogSigner(trust.log.origin, parseLogKey(oldKey));
    const { jwks } = createIssuer(keys.issuerSigning);
    await transact(pool, async (tx) => {
      await tx.query(
        "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0",
      );
      await succeedLog(tx, oldSigner, { origin, jwks });
    });
  }
  say(`log "${origin}": founded`);
  const ended = endAt(trust, end, end.endedAt, await readHeads(pool, trust.log.origin));
  const log = ended.previousLogs?.[0];
  if (log === undefined) throw new Error("a log that has ended is a previous one");
  say(`trust in the old log: ${writePastTrust(keysDir, ended, log)}`);
  const signer = createLogSigner(origin, keys.logSigning);
  await guardFirst(config, signer.sign(await readHead(pool)));
  say(`guard of the new log: ${config.checkpointGuard}`);
}

/** Without it a start is refused: the log has more than its first entry. */
async function guardFirst({ dataDir, checkpointGuard }: Config, checkpoint: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const guard = openCheckpointGuard(checkpointGuard);
  if (guard.read() === undefined) await guard.append(undefined, checkpoint);
  if (guard.read()?.checkpoint !== checkpoint)
    throw new StartError(`CHECKPOINT_GUARD: ${checkpointGuard} has checkpoints of another log.`);
}

async function readBackedUpHead(backup: OpenedBackup): Promise<Head> {
  for await (const row of readBackedUpTable(backup, "log_state")) {
    const { size, root } = row as { size: number; root: string };
    return { size, root: bytesOfColumn(root) };
  }
  throw new StartError(`${backup.place.name} has no log.`);
}

/** What the guard or the file shows up to the backup's size has to be in the backup's history. */
async function refuseOtherHistory(backup: OpenedBackup, head: Head, heads: readonly Head[]): Promise<void> {
  const foreign = await findForeignHead(
    backup,
    heads.filter(({ size }) => size <= head.size),
  );
  if (foreign !== undefined)
    throw new StartError(
      `The backup and a signed checkpoint of ${foreign.size} entries contradict each other: the backup is of another history ` +
        `of this log, or of another log. Nothing was written. Find the backup that this checkpoint is of ` +
        `(docs/operations.md, "Going on from a backup").`,
    );
}

/** A certificate's status is in the one of the next log, and so on: checkers read this number and no more. */
function refuseTooMany({ manifest }: OpenedBackup): void {
  const before = manifest.tables.find(({ name }) => name === "previous_logs")?.rows ?? 0;
  if (before + 2 > STATUS_MAX_LOGS)
    throw new StartError(
      `This registry has gone on from a backup ${before} times. Checkers read the statuses of ${STATUS_MAX_LOGS} logs at most, so it can't ` +
        `do so again (docs/operations.md, "Going on from a backup"). Find a database that has all entries.`,
    );
}

/** The newest head that is known of the old log. */
function findEnd(backedUp: Head, heads: readonly Head[], { guard = "" }: EndSources): End {
  const endedAt = Math.floor(Date.now() / 1000);
  const [newest] = heads;
  if (newest === undefined)
    throw new StartError(
      `The guard ${guard} has no checkpoint: nothing says where the log ended. Name its guard with --guard FOLDER, ` +
        `or the newest signed checkpoint that anybody has kept (a copy of /log/checkpoint) with --checkpoint FILE.`,
    );
  const { size, root } = newest.size > backedUp.size ? newest : backedUp;
  return { size, root, endedAt };
}

function refuseOldAnchorKey({ chain }: Config, { anchors }: Trust): void {
  if (chain.kind !== "evm" || chain.anchorPrivateKey === undefined) return;
  const sender = senderAddress(chain.anchorPrivateKey).toLowerCase();
  if (anchors.some((anchor) => anchor.sender.toLowerCase() === sender))
    throw new StartError(
      "ANCHOR_PRIVATE_KEY is the old log's: its account can't anchor a new log. Give another one, or none, and one is made.",
    );
}

function refuseGuardInUse({ checkpointGuard }: Config): void {
  if (openCheckpointGuard(checkpointGuard).read() !== undefined)
    throw new StartError(
      `CHECKPOINT_GUARD (${checkpointGuard}) has checkpoints already. The new log needs a folder of its own: ` +
        `set CHECKPOINT_GUARD to another one, and name this one with --guard.`,
    );
}

/** Of the trust its hash: a second run has to have the same. */
const formatNote = ({ size, root, endedAt }: End, trust: Trust): string =>
  JSON.stringify({ size, root: toBase64(root), endedAt, trust: toBase64(sha256(formatTrust(trust))) });

function readNote(note: string): End {
  const { size, root, endedAt } = JSON.parse(note) as { size: number; root: string; endedAt: number };
  return { size, root: fromBase64(root), endedAt };
}
