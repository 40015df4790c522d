import { existsSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { Kysely } from "kysely";
import type pg from "pg";
import { migrateTo } from "../../base/db/migrate.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Database } from "../../base/db/schema.ts";
import { requireMayMakeTables } from "../../base/db/server-role.ts";
import { transact } from "../../base/db/transact.ts";
import { StartError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import { isUnfinished, removeUnfinished, writeNewFile } from "../../base/keys/key-file.ts";
import { restoringFile } from "../../base/keys/restoring.ts";
import {
  type BackupObject,
  type BackupManifest,
  readBackupManifest,
  readObjectList,
  requireFile,
  verifyFile,
} from "./backup-format.ts";
import type { BackupPlace } from "./backup-place.ts";
import { openKeyFiles } from "./seal-keys.ts";
import { emptyTables, insertRows, isEmptyDatabase, listTables, readLog } from "./table-store.ts";

/** A backup of which every byte is as it was written, and whose keys were opened. */
export interface OpenedBackup {
  place: BackupPlace;
  manifest: BackupManifest;
  objects: BackupObject[];
  keyFiles: Record<string, string>;
}

export interface RestoreContext {
  pool: pg.Pool;
  db: Kysely<Database>;
  objects: Objects;
  keysDir: string;
  say(line: string): void;
}

/** What comes after the backup's data is back, before a server may start. */
export interface Continuation {
  /** Kept with the mark, so that the same command goes on with it: one line. */
  note: string;
  /** Whether this file of KEYS_DIR is put back. */
  takesKey(name: string): boolean;
  /** May be done again. */
  goOn(): Promise<void>;
}

/** Reads a backup from its first to its last byte. Nothing is written. */
export async function openBackup(
  place: BackupPlace,
  passphrase: string,
  say: RestoreContext["say"],
): Promise<OpenedBackup> {
  const manifest = await readBackupManifest(place);
  for (const file of [...manifest.tables, manifest.keys, manifest.objects]) await verifyFile(place, file);
  const objects = await readObjectList(place, manifest);
  for (const { key, ...object } of objects) await verifyFile(place, { file: `objects/${key}`, ...object });
  const sealed = await text(await requireFile(place, manifest.keys.file));
  const keyFiles = await openKeyFiles(sealed, passphrase);
  const { createdAt, log, tables } = manifest;
  say(
    `backup of ${createdAt}: log "${log.origin}" with ${log.size} entries, ${tables.length} tables, ${objects.length} objects; all as written`,
  );
  return { place, manifest, objects, keyFiles };
}

/** Refuses a place where something is, unless it is this backup, of which a restore was broken off. */
export async function requireEmptyPlace(
  { keysDir, objects }: Pick<RestoreContext, "keysDir" | "objects">,
  { manifest }: OpenedBackup,
): Promise<void> {
  const begun = readMark(keysDir);
  if (begun !== undefined) {
    if (begun.mark === markOf(manifest)) return;
    throw new StartError(
      `${keysDir}: the restore of another backup was begun here. Delete what it left, and begin anew.`,
    );
  }
  const refuse = (what: string): never => {
    throw new StartError(`${what} is not empty. A backup is restored into an empty place only.`);
  };
  // The mark itself may have been broken off.
  const keyFiles = existsSync(keysDir) ? (await readdir(keysDir)).filter((name) => !isUnfinished(name)) : [];
  if (keyFiles.length > 0) refuse(`KEYS_DIR (${keysDir})`);
  for await (const { key } of objects.list()) refuse(`The place of the objects, which has "${key}",`);
}

/**
 * Restores a backup that was opened. While it is under way a mark among the keys lets no server start; broken off, it is
 * done again: objects and keys again, the database in one transaction, so not at all or whole.
 */
export async function restore(
  context: RestoreContext,
  backup: OpenedBackup,
  continuation?: Continuation,
): Promise<void> {
  const { pool, db, objects, keysDir, say } = context;
  const { place, manifest, keyFiles } = backup;
  const marker = restoringFile(keysDir);
  const begun = readMark(keysDir);
  const isAgain = begun !== undefined;
  if (isAgain && begun.note !== continuation?.note)
    throw new StartError(
      `${keysDir}: a restore ${begun.note === undefined ? "without" : "with"} --new-log was begun here. Finish it with the same command.`,
    );
  if (!isAgain) {
    await requireMayMakeTables(db);
    if (!(await isEmptyDatabase(pool)))
      throw new StartError(
        "The database has tables already. A backup is restored into an empty database only.",
      );
    const lines = [markOf(manifest), ...(continuation === undefined ? [] : [continuation.note])];
    writeNewFile(marker, `${lines.join("\n")}\n`);
  }
  removeUnfinished(keysDir);
  for (const [name, pem] of Object.entries(keyFiles))
    if (continuation?.takesKey(name) ?? true) writeNewFile(path.join(keysDir, name), pem);
  say("keys: written");
  let count = 0;
  for (const { key } of backup.objects) {
    await objects.put(key, await requireFile(place, `objects/${key}`));
    if (++count % 1000 === 0) say(`objects: ${count} of ${backup.objects.length}`);
  }
  say(`objects: ${count} of ${backup.objects.length}`);
  const isThere = isAgain && !(await isEmptyDatabase(pool)) && (await readLog(pool)) !== undefined;
  if (!isThere) await restoreDatabase(context, backup);
  await continuation?.goOn();
  await rm(marker);
}

async function restoreDatabase(
  { pool, db, say }: RestoreContext,
  { place, manifest }: OpenedBackup,
): Promise<void> {
  // Of the version that the backup is of; the next start of a server brings it to its own.
  await migrateTo(db, manifest.migrations);
  await transact(pool, async (tx) => {
    await tx.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0",
    );
    const tables = await listTables(tx);
    const putBack = await emptyTables(tx, tables);
    for (const { name, rows, file } of manifest.tables) {
      const table = tables.find((one) => one.name === name);
      if (table === undefined)
        throw new StartError(`The backup has a table that this version does not know: ${name}.`);
      const inserted = await insertAll(tx, table, await readLines(place, file));
      if (inserted !== rows) throw new StartError(`${file} has ${inserted} rows, not ${rows}.`);
      if (rows > 0) say(`table ${name}: ${rows} rows`);
    }
    await putBack();
  });
}

/** Bytes of rows per insert. */
const bytesPerStep = 1 << 20;

/** The rows of a table, one by one, as the backup has them. */
export async function* readBackedUpTable(
  { place, manifest }: OpenedBackup,
  name: string,
): AsyncGenerator<Record<string, unknown>> {
  const table = manifest.tables.find((one) => one.name === name);
  if (table === undefined) return;
  for await (const line of await readLines(place, table.file))
    yield JSON.parse(line) as Record<string, unknown>;
}

async function readLines(place: BackupPlace, name: string): Promise<AsyncGenerator<string>> {
  const file = await requireFile(place, name);
  // What fails on the way ends the lines with it.
  const rows = pipeline(file, createGunzip(), () => undefined).setEncoding("utf8");
  return inLines(rows as AsyncIterable<string>);
}

async function insertAll(
  tx: Queryable,
  table: Parameters<typeof insertRows>[1],
  lines: AsyncIterable<string>,
): Promise<number> {
  let [some, bytes, count]: [string[], number, number] = [[], 0, 0];
  for await (const line of lines) {
    some.push(line);
    bytes += line.length;
    count++;
    if (bytes < bytesPerStep) continue;
    await insertRows(tx, table, some);
    [some, bytes] = [[], 0];
  }
  if (some.length > 0) await insertRows(tx, table, some);
  return count;
}

/** Ended by line feeds and nothing else: a value may contain other characters that are taken for the end of a line. */
async function* inLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** The restore that was begun here and not finished. */
export function readMark(keysDir: string): { mark: string; note: string | undefined } | undefined {
  const file = restoringFile(keysDir);
  if (!existsSync(file)) return undefined;
  const [mark = "", note] = readFileSync(file, "utf8").trim().split("\n");
  return { mark, note };
}

/** Tells one backup from another. */
const markOf = ({ createdAt, keys }: BackupManifest): string => `${createdAt} ${keys.sha256}`;
